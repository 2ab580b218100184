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
const mostCharacters = 200;
const headings = ['sequence', 'target', 'guide', 'guide sequence', 'target sequence', 'spacer', 'protospacer', 'grna'];

const cellsOf = (line: string): string[] => line.split(/[\t,;]/u).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));

const looksLikeBases = (cell: string): boolean => /^[ACGTUacgtu\s]{15,}$/u.test(cell);

/** Control characters, and what hides in copied text, are no part of a sequence. */
const cleaned = (cell: string): string =>
  cell
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters);

/**
 * Reads one sequence a line: of a table the column that is headed so, or else the first cell that looks like bases; a
 * line of a FASTA file that begins with ">" is its name and no sequence. Blank lines are left out.
 */
export function readExpressLines(text: string): ReadLines {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).filter((line) => line.trim() !== '' && !line.startsWith('>'));
  const head = cellsOf(lines[0] ?? '');
  const place = head.findIndex((cell) => headings.includes(cell.toLowerCase()));
  const rows = place < 0 ? lines : lines.slice(1);
  const texts = rows.slice(0, linesPerProject).flatMap((line) => {
    const cells = cellsOf(line);
    const cell = place < 0 ? (cells.find(looksLikeBases) ?? cells.find((one) => one !== '')) : cells[place];
    const sequence = cleaned(cell ?? '');
    return sequence === '' ? [] : [sequence];
  });
  return {
    texts,
    beyond: Math.max(0, rows.length - linesPerProject),
    column: place < 0 ? null : (head[place] ?? null),
  };
}
