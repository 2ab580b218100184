import { err, ok, type Result } from '../result/index.ts';
import { cleanCell, readModification } from './cell-reading.ts';
import { guessColumns, type Header, readHeader } from './find-columns.ts';
import {
  beginning,
  type IgnoredLine,
  type IgnoredReason,
  isTooLong,
  type SequenceSheet,
  type SheetFault,
  type SheetOptions,
  type SheetRow,
} from './sequence-sheet.ts';
import { type ColumnPlaces, columnOfHeading, type SheetColumn } from './sheet-columns.ts';

/** A header may stand below a title or two, not further down. */
const headerWithin = 10;

/** The place of the line with the most headings, of several the first: a title may be one of their words. */
export function findHeader(lines: readonly (readonly string[])[], onlyExact: boolean): number | null {
  let best: { readonly at: number; readonly headings: number } | null = null;
  for (const [at, cells] of lines.slice(0, headerWithin).entries()) {
    const named = cells.map((cell) => columnOfHeading(cell, onlyExact)).filter((column) => column !== null);
    if (!named.includes('sequence') && !(named.includes('name') && named.includes('well'))) continue;
    if (best === null || named.length > best.headings) best = { at, headings: named.length };
  }
  return best?.at ?? null;
}

function headerFault(header: Header): SheetFault | null {
  if (header.namedTwice.length > 0) return { code: 'columns_named_twice', columns: header.namedTwice };
  return null;
}

/** What a file's first line lacks: it is taken for the header that should have been there. */
function missingColumns(columns: ColumnPlaces): SheetColumn[] {
  return (['name', 'sequence'] as const).filter((column) => columns[column] === null);
}

function reasonOfNothing(cells: readonly string[], { well }: ColumnPlaces): IgnoredReason {
  const filled = [...cells.keys()].filter((place) => cells[place] !== '');
  if (filled.length === 0) return 'blank';
  return filled.every((place) => place === well) ? 'empty_well' : 'no_name_and_sequence';
}

function readLine(cells: readonly string[], line: number, columns: ColumnPlaces): SheetRow | IgnoredReason {
  const cell = (column: SheetColumn) => {
    const place = columns[column];
    return place === null ? '' : (cells[place] ?? '');
  };
  const name = cell('name');
  const sequence = cell('sequence');
  if (name === '' && sequence === '') return reasonOfNothing(cells, columns);
  if (isTooLong({ name, sequence })) return 'too_long';
  const modifications = readModification(cell('modifications'));
  if (modifications === 'not_understood') return 'modifications_not_understood';
  const plate = plateOf(cell('plate'), cell('project'));
  return { line, name, sequence, well: cell('well') || null, modifications, ...(plate === '' ? {} : { plate }) };
}

/** A project export says "project / plate" in its first column; a number alone is a plate's number. */
function plateOf(plate: string, project: string): string {
  const slash = project.lastIndexOf(' / ');
  const name = plate === '' && slash !== -1 ? project.slice(slash + 3).trim() : plate;
  return /^\d{1,4}$/.test(name) ? `Plate ${Number(name)}` : name;
}

/**
 * Maps the cells of a pasted or uploaded sheet to rows. With a header, columns are found by name in any order; without
 * one, by what they hold. Linear in the number of cells.
 */
export function parseSequenceSheet(
  cells: readonly (readonly string[])[],
  { headerRequired = false, firstLine = 1 }: SheetOptions = {},
): Result<SequenceSheet, SheetFault> {
  const lines = cells.map((row) => row.map(cleanCell));
  const filled = lines.filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (first === undefined) return err({ code: 'no_rows' });

  const headerAt = findHeader(lines, headerRequired);
  const header = headerAt === null ? null : readHeader(lines[headerAt] ?? [], headerRequired);
  if (headerRequired) {
    const missing = missingColumns((header ?? readHeader(first, true)).columns);
    if (missing.length > 0) return err({ code: 'columns_missing', missing });
  }
  const fault = header === null ? null : headerFault(header);
  if (fault !== null) return err(fault);

  const columns = header?.columns ?? guessColumns(filled);
  const rows: SheetRow[] = [];
  const ignored: IgnoredLine[] = [];
  for (const [at, row] of lines.entries()) {
    const read =
      headerAt !== null && at <= headerAt ? titleReason(row, at, headerAt) : readLine(row, firstLine + at, columns);
    if (typeof read === 'string')
      ignored.push({ line: firstLine + at, cells: read === 'too_long' ? row.map(beginning) : row, reason: read });
    else rows.push(read);
  }
  if (
    rows.length === 0 &&
    ignored.every(({ reason }) => reason !== 'modifications_not_understood' && reason !== 'too_long')
  ) {
    return err({ code: 'no_rows' });
  }
  const otherHeadings = header?.otherHeadings ?? [];
  return ok({ layout: 'rows', rows, ignored, hasHeader: header !== null, columns, otherHeadings });
}

function titleReason(row: readonly string[], at: number, headerAt: number): IgnoredReason {
  if (at === headerAt) return 'header';
  return row.every((cell) => cell === '') ? 'blank' : 'above_header';
}
