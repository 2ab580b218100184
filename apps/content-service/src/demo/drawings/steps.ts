import { arrow, box, disc, ink, path, picture, round, upTo, words } from './shapes.ts';

/** Steps from left to right, each with a sign and a word or two. */
const steps = (...given: readonly (readonly [string, (x: number, y: number) => string])[]): string => {
  const width = 840 / given.length;
  return picture(
    ...given.flatMap(([label, sign], at) => {
      const x = 60 + width * (at + 0.5);
      const words2 = label.split('\n');
      return [
        disc(round(x), 210, 62, ink.panel, ink.line),
        sign(round(x), 210),
        ...words2.map((line, row) =>
          words(round(x), 320 + row * 28, line, { size: 21, fill: row === 0 ? ink.text : ink.muted }),
        ),
        at === 0 ? '' : arrow(round(x - width + 72), 210, round(x - 72), 210),
      ];
    }),
  );
};

const list = (x: number, y: number): string =>
  upTo(4)
    .map((row) => path(`M${x - 26} ${y - 27 + row * 18}h${row === 3 ? 30 : 52}`, ink.amber, 5))
    .join('');
const dots = (x: number, y: number): string =>
  upTo(12)
    .map((at) => disc(x - 27 + (at % 4) * 18, y - 18 + Math.floor(at / 4) * 18, 7, at === 5 ? ink.violet : ink.petrol))
    .join('');
const cells = (x: number, y: number): string =>
  [
    [-18, -14, 20],
    [18, -8, 17],
    [-2, 22, 19],
  ]
    .map(
      ([dx = 0, dy = 0, r = 0]) =>
        disc(x + dx, y + dy, r, 'none', ink.petrol) + disc(x + dx, y + dy, r / 3, ink.petrol),
    )
    .join('');
const oneCell = (x: number, y: number): string => disc(x, y, 30, 'none', ink.petrol) + disc(x, y, 11, ink.lime);
const rising = (x: number, y: number): string =>
  upTo(4)
    .map((at) =>
      box(x - 34 + at * 18, y + 28 - 14 * (at + 1), 12, 14 * (at + 1), at === 3 ? ink.lime : ink.petrol, 'none', 2),
    )
    .join('');
const frozen = (x: number, y: number): string =>
  upTo(3)
    .map((at) => {
      const [dx, dy] = [round(32 * Math.cos((at * Math.PI) / 3)), round(32 * Math.sin((at * Math.PI) / 3))];
      return path(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, ink.text, 4);
    })
    .join('');
const looking = (x: number, y: number): string =>
  disc(x - 6, y - 6, 24, 'none', ink.lime) + path(`M${x + 12} ${y + 12}l20 20`, ink.lime, 6);
const letters = (x: number, y: number): string =>
  words(x, y + 9, 'ACGU', { size: 26, mono: true, bold: true, fill: ink.lime });

export const screenFlow = (): string =>
  steps(['genes', list], ['plate', dots], ['cells', cells], ['read-out', looking], ['ranked list', rising]);
export const knockoutFlow = (): string =>
  steps(['your guides', letters], ['looked up', looking], ['cells edited', cells], ['pool frozen', frozen]);
export const cloneFlow = (): string =>
  steps(['pool', cells], ['one cell', oneCell], ['colony', dots], ['each allele', letters], ['frozen', frozen]);

/** Protein and guide join; the complex enters the nucleus. */
export const rnp = (): string =>
  picture(
    disc(150, 190, 70, ink.panel, ink.petrol),
    words(150, 198, 'protein', { fill: ink.text }),
    path('M80 340c30 -40 50 30 80 0s50 30 80 -10', ink.lime, 7),
    words(160, 400, 'guide', { fill: ink.lime }),
    arrow(260, 250, 350, 250),
    disc(440, 250, 76, ink.panel, ink.petrol),
    path('M392 262c16 -30 32 24 48 0s32 24 48 -8', ink.lime, 7),
    words(440, 370, 'ten minutes', { size: 19, fill: ink.muted }),
    arrow(540, 250, 626, 250),
    `<ellipse cx="770" cy="245" rx="140" ry="160" fill="${ink.panel}" stroke="${ink.line}" stroke-width="3"/>`,
    disc(780, 245, 72, '#0d4a56', ink.petrol),
    path('M730 225c20 -24 40 24 60 0s30 -10 40 0M730 265c20 -24 40 24 60 0s30 -10 40 0', ink.muted, 3),
    disc(790, 246, 14, ink.lime),
    words(770, 440, 'cell and nucleus', { size: 19, fill: ink.muted }),
  );

/** Dry guide, buffer, and what comes of them. */
export const dilution = (): string => {
  const tube = (x: number, level: number, colour: string): string =>
    path(`M${x - 50} 110v150q0 60 50 90q50 -30 50 -90v-150`, ink.muted, 4) +
    (level === 0
      ? path(`M${x - 22} 322q22 16 44 0`, colour, 8)
      : `<path d="M${x - 46} ${350 - level}V260q0 56 46 84q46 -28 46 -84V${350 - level}z" fill="${colour}" opacity="0.85"/>`);
  return picture(
    tube(180, 0, ink.lime),
    words(180, 410, 'dry: 3 nmol'),
    words(330, 250, '+', { size: 54, fill: ink.muted }),
    tube(480, 140, ink.line),
    words(480, 410, 'buffer: 30 µL'),
    arrow(570, 235, 650, 235),
    tube(780, 140, ink.petrol),
    words(780, 410, '100 µM'),
    words(480, 60, '10 µL for each nmol', { size: 26, fill: ink.lime, bold: true }),
  );
};

/** Three shipments of one order. */
export const temperatures = (): string =>
  picture(
    ...(
      [
        [170, 'dry', 'room temperature', ink.amber],
        [480, 'cold', 'cold packs', ink.petrol],
        [790, 'frozen', 'dry ice', ink.text],
      ] as const
    ).flatMap(([x, label, how, colour]) => [
      box(x - 100, 150, 200, 150, ink.panel, colour, 10),
      path(`M${x - 100} 190h200M${x} 150v40`, colour, 3),
      words(x, 258, label, { size: 30, fill: colour, bold: true }),
      words(x, 350, how, { fill: ink.muted }),
    ]),
  );
