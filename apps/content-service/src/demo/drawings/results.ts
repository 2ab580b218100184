import { arrow, baseInk, box, disc, ink, path, picture, round, upTo, words } from './shapes.ts';

const bar = (x: number, share: number, label: string, fill: string): string =>
  box(x, round(360 - share * 260), 44, round(share * 260), fill, 'none', 4) +
  words(x + 22, 388, label, { size: 17, mono: true, fill: ink.muted });

/** The alleles of a pool and of a clone: a drawing, no measurement. */
export function alleleMix(): string {
  const pool = [
    ['+1', 0.42],
    ['−1', 0.3],
    ['−7', 0.2],
    ['−12', 0.12],
    ['0', 0.1],
  ] as const;
  return picture(
    path('M80 360h430M600 360h280', ink.line, 2),
    ...pool.map(([label, share], at) => bar(100 + at * 80, share * 1.9, label, label === '0' ? ink.line : ink.petrol)),
    bar(660, 0.8, '+1', ink.violet),
    bar(780, 0.8, '−7', ink.violet),
    words(290, 440, 'a pool: many alleles', { bold: true }),
    words(740, 440, 'a clone: two', { bold: true }),
    words(480, 50, 'bases gained or lost', { size: 19, fill: ink.muted }),
  );
}

/** A trace that is clear before the cut and mixed behind it. */
export function trace(): string {
  const before = 'TTGCCATTGTTC';
  const behind = 'AATATCGTCC';
  const shifted = 'ATATCGTCCG';
  const hump = (at: number, base: string, height: number): string => {
    const x = 60 + at * 38;
    const top = round(330 - height * 200);
    return path(
      `M${x - 26} 330C${x - 10} 330 ${x - 12} ${top} ${x} ${top}S${x + 10} 330 ${x + 26} 330`,
      baseInk[base] ?? ink.text,
      3,
    );
  };
  const at = before.length;
  return picture(
    path('M40 330h880', ink.line, 2),
    ...[...before].map((base, index) => hump(index, base, 0.85 + 0.1 * Math.sin(index * 1.7))),
    ...[...behind].map((base, index) => hump(at + index, base, 0.5 + 0.06 * Math.sin(index * 2.1))),
    ...[...shifted].map((base, index) => hump(at + index, base, 0.34 + 0.05 * Math.cos(index * 1.3))),
    ...[...before].map((base, index) =>
      words(60 + index * 38, 372, base, { mono: true, bold: true, fill: baseInk[base] ?? ink.text }),
    ),
    ...[...behind].map((_, index) => words(60 + (at + index) * 38, 372, 'N', { mono: true, fill: ink.muted })),
    path(`M${60 + at * 38 - 19} 90V390`, ink.lime, 3, '8 8'),
    words(60 + at * 38 - 19, 74, 'cut', { fill: ink.lime, bold: true }),
    words(270, 430, 'one letter at each place', { size: 20, fill: ink.muted }),
    words(720, 430, 'several alleles at once', { size: 20, fill: ink.muted }),
  );
}

/** Genes by rank: most do nothing, and controls say where nothing ends. A drawing, no measurement. */
export function rankedList(): string {
  const count = 90;
  return picture(
    path('M90 240h800', ink.line, 2),
    box(90, 196, 800, 88, ink.panel, 'none', 0),
    ...upTo(count).map((at) => {
      const place = (at - count / 2 + 0.5) / (count / 2);
      const y = round(240 - 150 * place ** 7 - 14 * Math.sin(at * 12.9) * (1 - Math.abs(place)));
      const isHit = Math.abs(place) > 0.86;
      return disc(round(95 + at * 8.8), y, isHit ? 6 : 4, isHit ? ink.lime : ink.petrol);
    }),
    ...[22, 38, 51, 66].map((at) => disc(95 + at * 8.8, round(240 + 10 * Math.sin(at)), 6, 'none', ink.violet)),
    words(880, 68, 'more', { at: 'end', fill: ink.lime }),
    words(100, 430, 'less', { at: 'start', fill: ink.lime }),
    words(490, 320, 'controls that do nothing, and most genes', { size: 19, fill: ink.violet }),
  );
}

/** A damaged name and the two genes that it may have been. */
export const geneNames = (): string =>
  picture(
    box(80, 170, 240, 130, ink.panel, ink.amber, 14),
    words(200, 250, '1-Mar', { size: 48, mono: true, fill: ink.amber, bold: true }),
    words(200, 340, 'in the file', { fill: ink.muted }),
    arrow(340, 210, 540, 130),
    arrow(340, 260, 540, 340),
    words(440, 244, '?', { size: 44, fill: ink.lime, bold: true }),
    box(560, 80, 320, 100, ink.panel, ink.petrol, 14),
    words(720, 125, 'MARCHF1', { size: 32, mono: true, bold: true }),
    words(720, 158, 'was MARCH1', { size: 19, fill: ink.muted }),
    box(560, 300, 320, 100, ink.panel, ink.petrol, 14),
    words(720, 345, 'MTARC1', { size: 32, mono: true, bold: true }),
    words(720, 378, 'was MARC1', { size: 19, fill: ink.muted }),
  );

/** Twenty letters as heights, a pause, and the PAM. */
export function tones(): string {
  const height: Readonly<Record<string, number>> = { A: 0, C: 1, G: 2, U: 3 };
  const step = (base: string, at: number): string =>
    box(70 + at * 34, 340 - (height[base] ?? 0) * 70, 28, 16, baseInk[base] ?? ink.text, 'none', 4);
  return picture(
    ...['A', 'C', 'G', 'U'].flatMap((base, row) => [
      path(`M60 ${348 - row * 70}h830`, ink.panel, 2),
      words(40, 355 - row * 70, base, { mono: true, fill: ink.muted }),
    ]),
    ...[...'CCAUUGUUCAAUAUCGUCCG'].map(step),
    ...[...'GGG'].map((base, at) => step(base, 21.5 + at)),
    words(400, 430, 'the guide', { fill: ink.muted }),
    words(850, 430, 'PAM', { fill: ink.amber }),
  );
}
