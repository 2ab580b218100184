import { arrow, baseInk, box, disc, ink, path, picture, round, upTo, words } from './shapes.ts';

const target = 'CCATTGTTCAATATCGTCCG';
const pam = 'GGG';
const other: Readonly<Record<string, string>> = { A: 'T', T: 'A', C: 'G', G: 'C' };

const letters = (text: string, x: number, y: number, step: number, fill?: string): string[] =>
  [...text].map((letter, at) =>
    words(round(x + at * step), y, letter, {
      size: 26,
      mono: true,
      bold: true,
      fill: fill ?? baseInk[letter] ?? ink.text,
    }),
  );

/** The guide on its target: the guide stops where the PAM begins, and both strands are cut three bases before it. */
export function guideOnTarget(): string {
  const [x, step] = [130, 30];
  const cut = x + 16.5 * step;
  const guide = target.replaceAll('T', 'U');
  return picture(
    box(x + 9.5 * step, 122, 10 * step, 44, '#0d4a56', 'none', 6),
    ...letters(guide, x, 154, step),
    ...upTo(20).map((at) => path(`M${x + at * step} 178v16`, ink.line, 2)),
    box(x - 24, 206, 23 * step + 18, 44, ink.panel, 'none', 6),
    ...letters([...target, ...pam].map((base) => other[base]).join(''), x, 238, step, ink.muted),
    box(x - 24, 264, 23 * step + 18, 44, ink.panel, 'none', 6),
    ...letters(target, x, 296, step, ink.muted),
    ...letters(pam, x + 20 * step, 296, step, ink.amber),
    box(x + 19.5 * step, 262, 3 * step, 48, 'none', ink.amber, 8),
    path(`M${cut} 200V330`, ink.lime, 4),
    words(cut, 360, 'cut', { fill: ink.lime, bold: true }),
    words(x + 21 * step, 350, 'PAM', { fill: ink.amber, bold: true }),
    path(
      `M${x + 19.5 * step} 146h26q16 0 16 -16v-34q0 -22 20 -22t20 22v40q0 20 18 20t18 -20v-28q0 -16 14 -16t14 16v40`,
      ink.petrol,
      5,
    ),
    words(x + 22 * step, 52, 'scaffold', { fill: ink.petrol }),
    words(x + 14.5 * step, 106, 'seed', { size: 18, fill: ink.muted }),
    words(x - 34, 154, '5′', { size: 20, at: 'end', fill: ink.muted }),
    words(x - 34, 238, '3′', { size: 20, at: 'end', fill: ink.muted }),
    words(x - 34, 296, '5′', { size: 20, at: 'end', fill: ink.muted }),
    words(480, 430, 'A target in TP53: the guide stops where the PAM begins', { size: 20, fill: ink.muted }),
  );
}

/** Sites that resemble a target: differences marked, those near the PAM in another colour. */
export function mismatches(): string {
  const sites = [[], [1], [2, 7], [14], [17, 18]];
  const [x, step] = [150, 30];
  const rows = sites.flatMap((differ, row) => {
    const y = 96 + row * 66;
    return [
      box(x - 22, y - 32, 23 * step + 14, 48, ink.panel, 'none', 6),
      ...[...target].flatMap((base, at) => {
        const isOther = differ.includes(at);
        const colour = at > 9 ? ink.red : ink.amber;
        return [
          isOther ? box(x + at * step - 14, y - 28, 28, 40, 'none', colour, 6) : '',
          words(x + at * step, y, isOther ? (other[base] ?? '') : base, {
            size: 24,
            mono: true,
            bold: isOther,
            fill: isOther ? colour : ink.muted,
          }),
        ];
      }),
      ...letters('NGG', x + 20 * step, y, step, row === 0 ? ink.lime : ink.line),
      disc(x + 23 * step + 28, y - 8, 6 + 10 * (row === 0 ? 1 : differ.some((at) => at > 9) ? 0 : 0.45), ink.petrol),
    ];
  });
  return picture(
    ...rows,
    words(x + 4.5 * step, 430, 'far from the PAM: often tolerated', { size: 19, fill: ink.amber }),
    words(x + 16.5 * step, 430, 'the seed: often not', { size: 19, fill: ink.red }),
  );
}

/** The ends of a guide with standard modification. */
export function chemistry(): string {
  const bead = (x: number, isMethyl: boolean): string =>
    disc(x, 220, 24, isMethyl ? ink.petrol : ink.panel, isMethyl ? ink.text : ink.line) +
    words(x, 228, 'N', { size: 22, mono: true, bold: true });
  const bond = (x: number, isThio: boolean): string =>
    path(`M${x + 26} 220h22`, isThio ? ink.lime : ink.line, isThio ? 6 : 3) +
    (isThio ? words(x + 37, 206, '*', { size: 26, fill: ink.lime, bold: true }) : '');
  const ends = [
    ...upTo(5).map((at) => ({ x: 90 + at * 74, isMethyl: at < 3, isThio: at < 3 })),
    ...upTo(5).map((at) => ({ x: 574 + at * 74, isMethyl: at > 1, isThio: at > 0 && at < 4 })),
  ];
  return picture(
    ...ends.map(({ x, isThio }, at) => (at === 4 || at === 9 ? '' : bond(x, isThio))),
    ...ends.map(({ x, isMethyl }) => bead(x, isMethyl)),
    path('M416 220h126', ink.line, 3, '4 12'),
    words(90, 160, '5′', { fill: ink.muted }),
    words(870, 160, '3′', { fill: ink.muted }),
    words(480, 100, 'mN*mN*mN*N … NmN*mN*mN', { size: 30, mono: true }),
    disc(190, 350, 12, ink.petrol, ink.text),
    words(216, 357, '2′-O-methyl on the base', { at: 'start', fill: ink.muted }),
    path('M520 350h34', ink.lime, 6),
    words(570, 357, 'phosphorothioate bond', { at: 'start', fill: ink.muted }),
  );
}

/** The window of a base editor, counted from the end far from the PAM. */
export function baseWindow(): string {
  const [x, step] = [130, 30];
  return picture(
    box(x + 2.5 * step, 170, 5 * step, 96, '#0d4a56', ink.petrol, 10),
    ...letters(target, x, 226, step),
    ...letters(pam, x + 20 * step, 226, step, ink.amber),
    ...[4, 8, 20].map((at) => words(x + (at - 1) * step, 300, String(at), { size: 18, fill: ink.muted })),
    words(x, 300, '1', { size: 18, fill: ink.muted }),
    words(x + 5 * step, 150, 'often the fourth to the eighth', { size: 20, fill: ink.petrol }),
    words(x + 21 * step, 180, 'PAM', { size: 20, fill: ink.amber }),
    words(300, 390, 'C → T', { size: 30, mono: true, fill: baseInk['C'] ?? ink.text }),
    words(480, 390, 'or', { fill: ink.muted }),
    words(660, 390, 'A → G', { size: 30, mono: true, fill: baseInk['A'] ?? ink.text }),
    words(480, 70, 'One strand is nicked at most', { size: 22, fill: ink.muted }),
  );
}

/** A cut, and the two ways in which it is mended. */
export function repairPaths(): string {
  const strand = (x: number, y: number, w: number, colour: string): string =>
    path(`M${x} ${y}h${w}M${x} ${y + 14}h${w}`, colour, 6);
  return picture(
    strand(330, 80, 140, ink.muted),
    strand(490, 80, 140, ink.muted),
    words(480, 60, 'cut', { fill: ink.lime, bold: true }),
    arrow(420, 120, 280, 200),
    arrow(540, 120, 680, 200),
    words(250, 240, 'ends are joined', { bold: true }),
    strand(130, 280, 116, ink.petrol),
    strand(254, 280, 116, ink.petrol),
    path('M246 287h8', ink.red, 20),
    words(250, 345, 'a base missing or added', { fill: ink.muted }),
    words(250, 375, 'knockout', { fill: ink.red, bold: true }),
    words(710, 240, 'a template is copied', { bold: true }),
    strand(590, 280, 80, ink.petrol),
    strand(670, 280, 80, ink.lime),
    strand(750, 280, 80, ink.petrol),
    words(710, 345, 'tag, reporter, point mutation', { fill: ink.muted }),
    words(710, 375, 'knock-in', { fill: ink.lime, bold: true }),
    words(250, 430, 'most cells, most of the time', { size: 18, fill: ink.muted }),
    words(710, 430, 'dividing cells, the rarer way', { size: 18, fill: ink.muted }),
  );
}
