import { err, ok, type Result } from '../result/index.ts';
import { cleanCell } from './cell-reading.ts';
import { findHeader, headerVocabulary, linesToHeader, vocabularyOf } from './columns/find-header.ts';
import type { ChosenColumns } from './columns/sheet-columns.ts';
import { looksLikeFasta, parseFasta } from './layouts/fasta.ts';
import { parsePlateGrids } from './layouts/plate-grid.ts';
import { parseSequenceSheet } from './parse-sequence-sheet.ts';
import {
  maxColumns,
  type NamedPart,
  type SequenceSheet,
  type SheetFault,
  type SheetOptions,
} from './sequence-sheet.ts';
import { splitByPlate, splitTables } from './split-plates.ts';

/** Cells as a file or the clipboard holds them; `name` is the sheet's own, null for text. */
export interface SheetTable {
  readonly name: string | null;
  readonly cells: readonly (readonly string[])[];
  /** The workbook does not show it: an old version, or lists for its menus. */
  readonly isHidden?: boolean;
  /** Lines that the workbook does not show, as a filter leaves them; counted from zero. */
  readonly hiddenRows?: ReadonlySet<number>;
}

/** A sheet that was read, or the part of one that is a plate, with the name that a plate of its own would carry. */
export interface NamedSheet {
  readonly plateName: string;
  /** The file says this name; otherwise it was counted out. */
  readonly named: boolean;
  /** The sheet's own name, where there are several. */
  readonly table: string | null;
  /** The sheet's place in the source, counted from zero; the parts of a sheet share it. */
  readonly at: number;
  readonly sheet: SequenceSheet;
}

/** A sheet of several that was left out, and why. */
export interface SkippedSheet {
  /** Its place among the sheets of the source, counted from zero. */
  readonly at: number;
  readonly name: string;
  readonly fault: SheetFault;
  /** Lines that hold something, without what looks like the header: so many rows may be missing. */
  readonly lines: number;
}

/** How a sheet is read that would be left out, or read from other columns. */
export type SheetReading =
  | { readonly columns: ChosenColumns }
  | { readonly withoutHeader: true }
  | { readonly hiddenToo: true };

export interface ReadSheets {
  readonly sheets: readonly NamedSheet[];
  readonly skipped: readonly SkippedSheet[];
}

/** The name that a sheet gives to a plate: null where it has none, or the one that a spreadsheet gives by itself. */
function ownName(sheetName: string | null): string | null {
  const name = sheetName?.trim() ?? '';
  return name === '' || name.startsWith('Sheet') ? null : name;
}

const unnamed = (sheet: SequenceSheet): NamedPart => ({ name: null, sheet });

/**
 * Reads one table in whichever layout it has. Only lists of rows need a header: the others say by their form what is
 * what.
 */
function readTable(cells: SheetTable['cells'], options: SheetOptions): Result<readonly NamedPart[], SheetFault> {
  const firstCells = cells.map((row) => row[0] ?? '');
  if (looksLikeFasta(firstCells)) {
    const fasta = parseFasta(cells.map((row) => row.join(' ').trim()));
    return fasta.ok ? ok([unnamed(fasta.value)]) : fasta;
  }
  const wide = cells.findIndex((row) => row.length > maxColumns);
  if (wide !== -1) return err({ code: 'too_wide', line: wide + 1, cells: cells[wide]?.length ?? 0 });
  const lines = cells.map((row) => row.map(cleanCell));
  const grids = parsePlateGrids(lines);
  if (grids !== null) return ok(grids);

  const parts: NamedPart[] = [];
  let fault: SheetFault = { code: 'no_rows' };
  for (const { title, from, to } of splitTables(lines, headerVocabulary(lines, options))) {
    const sheet = parseSequenceSheet(cells.slice(from, to), { ...options, firstLine: from + 1 });
    if (sheet.ok) for (const part of splitByPlate(sheet.value, title)) parts.push(part);
    else if (sheet.error.code !== 'no_rows') fault = sheet.error;
  }
  return parts.length > 0 ? ok(parts) : err(fault);
}

function withHidden(sheet: SequenceSheet, hidden: ReadonlySet<number> = new Set()): SequenceSheet {
  if (hidden.size === 0) return sheet;
  return { ...sheet, rows: sheet.rows.map((row) => (hidden.has(row.line - 1) ? { ...row, isHidden: true } : row)) };
}

/** Columns that are chosen for a list are those of its first sheet; a sheet without them is read as it would be. */
function optionsOf(cells: SheetTable['cells'], options: SheetOptions, own: SheetReading | undefined): SheetOptions {
  const { columns, ...others } = options;
  if (own !== undefined && 'columns' in own) return { ...others, columns: own.columns };
  if (own !== undefined && 'withoutHeader' in own) return { ...others, headerRequired: false };
  if (columns === undefined) return options;
  const hasThem =
    findHeader(
      cells.slice(0, linesToHeader).map((row) => row.map(cleanCell)),
      vocabularyOf(options),
    ) !== null;
  return hasThem ? options : others;
}

const isFilled = (line: readonly string[]): boolean => line.some((cell) => cell.trim() !== '');

function filledLines(cells: SheetTable['cells'], fault: SheetFault): number {
  const filled = cells.filter(isFilled).length;
  return fault.code === 'columns_missing' && fault.headings.length > 0 ? filled - 1 : filled;
}

/**
 * Reads all tables of a file or a paste. Several sheets become several plates, and so do lists below each other, or one
 * list that says for each row on which plate it is. A sheet that holds no rows or is hidden is skipped, named and
 * counted, and only when none can be read is the whole refused, with the fault of the first that held something.
 * `ofSheets`: how single sheets are read, by their places.
 */
export function readSheets(
  tables: readonly SheetTable[],
  options: SheetOptions = {},
  ofSheets: ReadonlyMap<number, SheetReading> = new Map(),
): Result<ReadSheets, SheetFault> {
  const sheets: NamedSheet[] = [];
  const skipped: SkippedSheet[] = [];
  const isShown = tables.some(({ isHidden }) => isHidden !== true);
  for (const [at, { name, cells, isHidden, hiddenRows }] of tables.entries()) {
    const own = ofSheets.get(at);
    const skip = (fault: SheetFault) =>
      skipped.push({ at, name: name ?? `Sheet ${at + 1}`, fault, lines: filledLines(cells, fault) });
    if (isHidden === true && isShown && own === undefined) {
      if (cells.length > 0) skip({ code: 'hidden' });
      continue;
    }
    const read = readTable(cells, optionsOf(cells, options, own));
    if (!read.ok) {
      skip(read.error);
      continue;
    }
    const ofItsOwn = ownName(name);
    for (const [part, { name: partName, sheet }] of read.value.entries()) {
      const ofTable = ofItsOwn === null || read.value.length === 1 ? ofItsOwn : `${ofItsOwn} ${part + 1}`;
      const given = partName ?? ofTable;
      const plateName = given ?? `Plate ${sheets.length + 1}`;
      sheets.push({
        plateName,
        named: given !== null,
        table: tables.length > 1 ? (name ?? plateName) : null,
        at,
        sheet: withHidden(sheet, hiddenRows),
      });
    }
  }
  if (sheets.length > 0) return ok({ sheets, skipped });
  const telling = skipped.find(({ fault }) => fault.code !== 'no_rows' && fault.code !== 'hidden') ?? skipped[0];
  return err(telling?.fault ?? { code: 'no_rows' });
}
