import { dirname } from 'node:path';
import { isSource, type TreeFile } from './tree-files.ts';

/** Sizes that pleasant codebases share; the tail tells good from tired code, the median alone doesn't. */
export const sizes = { maxLines: 300, medianLines: 60, lines95: 180, maxFilesInFolder: 20 } as const;

/** Tables of data, which are read by looking a row up: longer than a file of code may be. */
const tablesOfData: readonly RegExp[] = [
  /^packages\/[^/]+\/src\/.*\.table\.ts$/,
  /^bench\/.*\.table\.ts$/,
  /^packages\/ui\/src\/theme\/tokens\.css$/,
];

const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;
const share = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/** Files that are too long, folders that hold too many files, and a tree whose files are too long on the whole. */
export function findSizeFaults(files: readonly TreeFile[]): string[] {
  const sources = files.filter(isSource).filter(({ path }) => !tablesOfData.some((table) => table.test(path)));
  const lengths = sources.map(({ text }) => lineCount(text)).sort((a, b) => a - b);
  const folders = Map.groupBy(
    sources.filter(({ path }) => !path.endsWith('.css')),
    ({ path }) => dirname(path),
  );

  const long = sources
    .filter(({ text }) => lineCount(text) > sizes.maxLines)
    .map(({ path, text }) => `${path}: ${lineCount(text)} lines, at most ${sizes.maxLines}`);
  const full = [...folders]
    .filter(([, inside]) => inside.length > sizes.maxFilesInFolder)
    .map(([folder, inside]) => `${folder}: ${inside.length} source files, at most ${sizes.maxFilesInFolder}`);
  const whole = [
    { what: 'half of all files', limit: sizes.medianLines, lines: share(lengths, 0.5) },
    { what: '95 of 100 files', limit: sizes.lines95, lines: share(lengths, 0.95) },
  ]
    .filter(({ limit, lines }) => lines > limit)
    .map(({ what, limit, lines }) => `the tree: ${what} should be at most ${limit} lines long, and are ${lines}`);
  return [...long, ...full, ...whole];
}

/**
 * The oldest product, in lines of code, styles and tests. What another product needs as well belongs to the builder or
 * to the genes' room, and does not grow here.
 */
export const maxOfGuideRna = 7_200;

/** What guide RNA has in the web beyond {@link maxOfGuideRna}. */
export function findOvergrowth(files: readonly TreeFile[]): string[] {
  const own = files.filter(({ path }) => /^apps\/web\/app\/features\/guide-rna\/.*\.(ts|tsx|css)$/.test(path));
  const lines = own.reduce((sum, { text }) => sum + lineCount(text), 0);
  return lines > maxOfGuideRna ? [`apps/web/app/features/guide-rna: ${lines} lines, at most ${maxOfGuideRna}`] : [];
}
