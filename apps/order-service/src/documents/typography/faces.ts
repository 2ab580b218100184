import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { unpackFont } from './unpack-font.ts';

/**
 * How a text looks: names and sentences, what is to be seen first, and sequences, whose letters must stand in columns.
 */
export type Style = 'regular' | 'bold' | 'mono';

/** One font file, read when the first text needs it. Its name is what the document registers it under. */
export interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly has: (codePoint: number) => boolean;
}

const require = createRequire(import.meta.url);
/** Named in full, so that it can be seen who uses the packages. */
const folders = {
  sans: dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')),
  mono: dirname(require.resolve('@fontsource/ibm-plex-mono/package.json')),
  'sans-arabic': dirname(require.resolve('@fontsource/ibm-plex-sans-arabic/package.json')),
  'sans-hebrew': dirname(require.resolve('@fontsource/ibm-plex-sans-hebrew/package.json')),
  'sans-thai': dirname(require.resolve('@fontsource/ibm-plex-sans-thai/package.json')),
};
const plex = (family: keyof typeof folders, subset: string, weight: number) =>
  join(folders[family], 'files', `ibm-plex-${family}-${subset}-${weight}-normal.woff`);

/**
 * Chinese and Japanese in one file, Korean in another (docs/decisions/0010). There is one weight of them, for bold
 * text, too.
 */
const eastAsian = [
  new URL('../fonts/noto-sans-sc-chinese-simplified-400-normal.woff', import.meta.url),
  join(dirname(require.resolve('@fontsource/gowun-dodum/package.json')), 'files', 'gowun-dodum-korean-400-normal.woff'),
];
/** Scripts that have a package of their own. */
const others = (weight: number) => [
  plex('sans-arabic', 'arabic', weight),
  plex('sans-hebrew', 'hebrew', weight),
  plex('sans-thai', 'thai', weight),
  ...eastAsian,
];

const sans = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const mono = ['latin', 'latin-ext'];

/** For each style the files that are looked through for a letter, in this order. */
const files: Readonly<Record<Style, readonly (string | URL)[]>> = {
  regular: [...sans.map((subset) => plex('sans', subset, 400)), ...others(400)],
  bold: [...sans.map((subset) => plex('sans', subset, 600)), ...others(600)],
  mono: [
    ...mono.map((subset) => plex('mono', subset, 400)),
    ...sans.map((subset) => plex('sans', subset, 400)),
    ...others(400),
  ],
};

const read = new Map<string, Face>();

function faceOf(file: string | URL): Face {
  const name = String(file);
  const known = read.get(name);
  if (known !== undefined) return known;
  const bytes = unpackFont(readFileSync(file));
  const font = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
  const face = { name, bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  read.set(name, face);
  return face;
}

const chosen = new Map<string, Face | null>();

/** The face that has this letter, or null when none has. */
export function faceFor(letter: string, style: Style): Face | null {
  const key = `${style} ${letter}`;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const codePoint = letter.codePointAt(0) ?? 0;
  let found: Face | null = null;
  for (const file of files[style]) {
    const face = faceOf(file);
    if (!face.has(codePoint)) continue;
    found = face;
    break;
  }
  chosen.set(key, found);
  return found;
}
