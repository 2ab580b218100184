import { type Line, type LineSource, type ReadingOptions, readLines, textOf } from './read-lines.ts';
import { FaultList } from './refused-file.ts';

/** One line of a table: its cells by the names of their columns, as the format wants them. */
export interface TableRow {
  readonly line: number;
  /** The first filled cell of these columns, without spaces around it; `''` when there is none. */
  readonly cell: (...columns: string[]) => string;
}

export interface TableFormat {
  /** Whether the first line is the header; a list without one is read as if `withoutHeader` stood above it. */
  readonly isHeader: (columns: readonly string[]) => boolean;
  readonly withoutHeader?: readonly string[];
  /** What to say when the first line is no header. */
  readonly expected: string;
}

const maxColumns = 200;
const empty: ReadonlySet<string> = new Set(['', '-', 'NA', 'N/A', 'null', 'NULL']);

/** `Marker Synonyms (pipe-separated)` and `marker_synonyms_pipe_separated` are one column. */
export function columnName(header: string): string {
  return header
    .trim()
    .replace(/^#+\s*/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
}

/**
 * Reads a table of tabs, commas or semicolons, whichever its header has. Lines of `#` above the header are comments,
 * unless one is the header itself, as in tables of NCBI.
 *
 * @throws FileRefused also with the faults that `onRow` added
 */
export async function readTable(
  source: LineSource,
  format: TableFormat,
  onRow: (row: TableRow, faults: FaultList) => void,
  options: ReadingOptions = {},
): Promise<void> {
  const faults = new FaultList(source.name);
  let delimiter = '\t';
  let places: ReadonlyMap<string, number> | null = null;

  function readHeader(line: Line, text: string): void {
    delimiter = ['\t', ',', ';'].find((one) => text.includes(one)) ?? '\t';
    const columns = cellsOf(text, delimiter, line, faults).map(columnName);
    if (format.isHeader(columns)) {
      // Of two columns with one name the first counts.
      places = new Map(columns.map((name, index) => [name, index] as const).toReversed());
    } else if (text.startsWith('#')) {
      return;
    } else if (format.withoutHeader !== undefined && columns.length === 1) {
      places = new Map(format.withoutHeader.map((name, index) => [name, index]));
      readRow(line, text, places);
    } else {
      faults.refuse(line.number, format.expected);
    }
  }

  function readRow(line: Line, text: string, known: ReadonlyMap<string, number>): void {
    const cells = cellsOf(text, delimiter, line, faults);
    const cell = (...columns: string[]) => {
      for (const column of columns) {
        const place = known.get(column);
        const value = place === undefined ? '' : (cells[place]?.trim() ?? '');
        // Of all cells only a strand says something by a lone minus.
        if (!empty.has(value) || (value === '-' && column === 'strand')) return value;
      }
      return '';
    };
    onRow({ line: line.number, cell }, faults);
  }

  await readLines(
    source,
    (line) => {
      const text = textOf(line, faults);
      if (places === null) readHeader(line, text);
      else if (!text.startsWith('#')) readRow(line, text, places);
    },
    options,
  );
  if (places === null) faults.refuse(null, `has no header. ${format.expected}`);
  faults.refuseIfAny();
}

function cellsOf(text: string, delimiter: string, { number }: Line, faults: FaultList): string[] {
  const cells = text.includes('"') ? quotedCells(text, delimiter) : text.split(delimiter, maxColumns + 1);
  if (cells === null) return faults.refuse(number, 'has a quoted cell that does not end on its line.');
  if (cells.length > maxColumns) return faults.refuse(number, `has more than ${maxColumns} cells. Is it a table?`);
  return cells;
}

/** Null when a quote stays open. In tables of tabs a quote that is not closed is a character like any other. */
function quotedCells(text: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length && cells.length <= maxColumns) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at, delimiter) : null;
    if (quoted === null && text[at] === '"' && delimiter !== '\t') return null;
    const next = quoted ?? text.indexOf(delimiter, at);
    const end = next < 0 ? text.length : next;
    const cell = text.slice(at, end);
    cells.push(quoted === null ? cell : cell.trimEnd().slice(1, -1).replaceAll('""', '"'));
    at = end + 1;
  }
  return cells;
}

/** Where the delimiter after a quoted cell stands, or the end of the text; null when the quote stays open. */
function endOfQuoted(text: string, start: number, delimiter: string): number | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const end = text.indexOf(delimiter, quote);
    const gap = text.slice(quote + 1, end < 0 ? text.length : end);
    return gap.trim() === '' ? (end < 0 ? text.length : end) : null;
  }
}
