import { findHeader } from './columns/find-header.ts';
import type { Vocabulary } from './columns/vocabulary.ts';
import type { IgnoredLine, NamedPart, SequenceSheet, SheetRow } from './sequence-sheet.ts';

/** One list of several that stand below each other: its lines, counted from zero, `to` excluded. */
interface TableLines {
  readonly title: string | null;
  readonly from: number;
  readonly to: number;
}

type Lines = readonly (readonly string[])[];

const isBlank = (line: readonly string[] | undefined): boolean => line?.every((cell) => cell === '') ?? true;

const sameHeadings = (line: readonly string[], header: readonly string[]): boolean =>
  header.every((cell, at) => cell.toLowerCase() === (line[at] ?? '').toLowerCase()) &&
  line.slice(header.length).every((cell) => cell === '');

/** The one cell of the line above a header, where it stands apart from what is above it. */
function titleAbove(lines: Lines, headerAt: number): string | null {
  const above = lines[headerAt - 1] ?? [];
  const filled = above.filter((cell) => cell !== '');
  return filled.length === 1 && isBlank(lines[headerAt - 2]) ? (filled[0] ?? null) : null;
}

/**
 * Lists below each other, each under the same header, as an export of several plates in CSV is: the line above a header
 * is the list's title. One list is one table, title or not.
 */
export function splitTables(lines: Lines, vocabulary: Vocabulary): readonly TableLines[] {
  const whole: TableLines = { title: null, from: 0, to: lines.length };
  const first = findHeader(lines, vocabulary);
  const header = first === null ? [] : (lines[first] ?? []);
  const headers = first === null ? [] : [...lines.keys()].filter((at) => sameHeadings(lines[at] ?? [], header));
  if (headers.length < 2) return [whole];
  const starts = headers.map((at) => ({ at, title: titleAbove(lines, at) }));
  return starts.map(({ at, title }, own): TableLines => {
    const next = starts[own + 1];
    const to = next === undefined ? lines.length : next.at - (next.title === null ? 0 : 1);
    // What stands above the first list belongs to it, so that it is shown as ignored.
    return { title, from: own === 0 ? 0 : at - (title === null ? 0 : 1), to };
  });
}

/** The list apart by the plates that its rows name; a row that names none is on the plate of the row above. */
export function splitByPlate(sheet: SequenceSheet, title: string | null): readonly NamedPart[] {
  const ignored = title === null ? sheet.ignored : sheet.ignored.map(readAsTitle(title));
  const parts = new Map<string | null, SheetRow[]>();
  let plate: string | null = null;
  for (const row of sheet.rows) {
    plate = row.plate ?? plate;
    const rows = parts.get(plate);
    if (rows === undefined) parts.set(plate, [row]);
    else rows.push(row);
  }
  if (parts.size < 2) return [{ name: [...parts.keys()][0] ?? title, sheet: { ...sheet, ignored } }];
  return [...parts].map(([name, rows], at) => ({ name, sheet: { ...sheet, rows, ignored: at === 0 ? ignored : [] } }));
}

const readAsTitle =
  (title: string) =>
  (line: IgnoredLine): IgnoredLine =>
    line.reason === 'above_header' && line.cells.includes(title) ? { ...line, reason: 'header' } : line;
