import { linesToHeader, looseVocabulary } from '../sheet/index.ts';
import { expressLimits } from './edit-types.ts';

/** The sequences of a pasted or uploaded text, one a line. */
export interface ReadLines {
  readonly texts: readonly string[];
  /** Lines beyond what a list takes; they are not read. */
  readonly beyond: number;
  /** The heading of the column that was read; null: the text had none. */
  readonly column: string | null;
}

const { linesPerProject } = expressLimits;
const maxCharacters = 200;

/** Headings that are those of names in other lists: a list of guides for express knockout has none. */
const alsoHeadings: ReadonlySet<string> = new Set(['guide', 'guides', 'grna', 'sgrna', 'crrna']);

const isHeading = (cell: string): boolean =>
  looseVocabulary(cell)?.column === 'sequence' || alsoHeadings.has(cell.toLowerCase());

const cellsOf = (line: string): string[] => line.split(/[\t,;]/u).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));

const looksLikeBases = (cell: string): boolean => /^[ACGTUacgtu\s]{15,}$/u.test(cell);

/** Control characters, and what hides in copied text, are no part of a sequence. */
const cleaned = (cell: string): string =>
  cell
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);

type Cells = readonly string[];

/** The line with the heading of the sequences, which may stand below a title or two; null: none is headed. */
function findHeading(lines: readonly Cells[]): { readonly at: number; readonly place: number } | null {
  for (const [at, cells] of lines.slice(0, linesToHeader).entries()) {
    if (cells.some(looksLikeBases)) return null;
    const place = cells.findIndex(isHeading);
    if (place >= 0) return { at, place };
  }
  return null;
}

/** The place of most cells that look like bases, of several the first; where none does, the first cell. */
function placeOfBases(lines: readonly Cells[]): number {
  const counts = new Map<number, number>();
  for (const cells of lines) {
    const place = cells.findIndex(looksLikeBases);
    if (place >= 0) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 0;
}

/**
 * Reads one sequence a line: of a table the column that is headed so, in the words of any list of ours, or else the
 * cell that looks like bases, and where none does the one where the others have theirs. A line of a FASTA file that
 * begins with ">" is its name and no sequence. Blank lines are left out; nothing else is.
 */
export function readExpressLines(text: string): ReadLines {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .filter((line) => line.trim() !== '' && !line.startsWith('>'))
    .map(cellsOf);
  const heading = findHeading(lines);
  const rows = heading === null ? lines : lines.slice(heading.at + 1);
  const read = rows.slice(0, linesPerProject);
  const place = heading?.place ?? placeOfBases(read);
  const texts = read.flatMap((cells) => {
    const bases = heading === null ? cells.find(looksLikeBases) : undefined;
    const sequence = cleaned(bases ?? (cells[place] || cells.find((cell) => cell !== '')) ?? '');
    return sequence === '' ? [] : [sequence];
  });
  return {
    texts,
    beyond: Math.max(0, rows.length - linesPerProject),
    column: heading === null ? null : (lines[heading.at]?.[heading.place] ?? null),
  };
}
