import { err, ok, type Result } from '../result/index.ts';
import { cleanCell } from './cell-reading.ts';
import { looksLikeFasta, parseFasta } from './layouts/fasta.ts';
import { parsePlateGrids } from './layouts/plate-grid.ts';
import { parseSequenceSheet } from './parse-sequence-sheet.ts';
import type { SequenceSheet, SheetFault, SheetOptions } from './sequence-sheet.ts';

/** Cells as a file or the clipboard holds them; `name` is the sheet's own, null for text. */
export interface SheetTable {
  readonly name: string | null;
  readonly cells: readonly (readonly string[])[];
}

/** A sheet that was read, with the name that a plate of its own would carry. */
export interface NamedSheet {
  readonly plateName: string;
  readonly sheet: SequenceSheet;
}

/** A sheet of several that was left out, and why. */
export interface SkippedSheet {
  readonly name: string;
  readonly fault: SheetFault;
}

export interface ReadSheets {
  readonly sheets: readonly NamedSheet[];
  readonly skipped: readonly SkippedSheet[];
}

/** A sheet without a name, or with the one that a spreadsheet gives by itself, becomes 'Plate N'. */
export function plateNameOf(sheetName: string | null, number: number): string {
  const name = sheetName?.trim() ?? '';
  return name === '' || name.startsWith('Sheet') ? `Plate ${number}` : name;
}

/** Reads one table in whichever layout it has. Only lists of rows need a header: the others say by their form what is what. */
function readTable(cells: SheetTable['cells'], options: SheetOptions): Result<readonly SequenceSheet[], SheetFault> {
  const firstCells = cells.map((row) => row[0] ?? '');
  if (looksLikeFasta(firstCells)) {
    const fasta = parseFasta(cells.map((row) => row.join(' ').trim()));
    return fasta.ok ? ok([fasta.value]) : fasta;
  }
  const grids = parsePlateGrids(cells.map((row) => row.map(cleanCell)));
  if (grids !== null) return ok(grids);
  const sheet = parseSequenceSheet(cells, options);
  return sheet.ok ? ok([sheet.value]) : sheet;
}

/**
 * Reads all tables of a file or a paste. Several sheets become several plates; a sheet that holds no rows is skipped
 * and named, and only when none can be read is the whole refused, with the fault of the first that held something.
 */
export function readSheets(tables: readonly SheetTable[], options: SheetOptions = {}): Result<ReadSheets, SheetFault> {
  const sheets: NamedSheet[] = [];
  const skipped: SkippedSheet[] = [];
  for (const [at, table] of tables.entries()) {
    const read = readTable(table.cells, options);
    if (!read.ok) {
      skipped.push({ name: table.name ?? `Sheet ${at + 1}`, fault: read.error });
      continue;
    }
    for (const [part, sheet] of read.value.entries()) {
      const several = read.value.length > 1 && plateNameOf(table.name, 0) !== 'Plate 0' ? ` ${part + 1}` : '';
      sheets.push({ plateName: `${plateNameOf(table.name, sheets.length + 1)}${several}`, sheet });
    }
  }
  if (sheets.length > 0) return ok({ sheets, skipped });
  const telling = skipped.find(({ fault }) => fault.code !== 'no_rows') ?? skipped[0];
  return err(telling?.fault ?? { code: 'no_rows' });
}
