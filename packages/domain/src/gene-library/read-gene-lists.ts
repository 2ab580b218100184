import { cleanedCell as cleaned, ensemblIdColumnOf, type ListedName, namesInCells } from '../gene/index.ts';
import { type PlateFormat, parseWellLabel, plate384, type WellPosition } from '../labware/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { SheetTable } from '../sheet/index.ts';

/** How a file of wells is laid out (LI-16 to LI-18). */
export type WellLayout = 'vertical-96' | 'vertical-384' | 'grid';

/** A name with the well it is for. */
export interface PlacedName extends ListedName {
  readonly position: WellPosition;
  /** What stands in the column of Ensembl ids; absent: nothing, or there is none. */
  readonly ensemblId?: string;
}

/** A plate that a sheet describes, under the name that it gives to the plate (GL-9). */
export interface ListedPlate {
  readonly plateName: string;
  readonly layout: WellLayout;
  readonly wells: readonly PlacedName[];
}

/** Why a file of wells is refused, or a sheet of it. */
export type WellListFault =
  | { readonly code: 'no_rows' }
  | { readonly code: 'header_missing'; readonly found: readonly string[] }
  | { readonly code: 'layout_unknown' }
  | { readonly code: 'layout_mismatch'; readonly layout: WellLayout }
  | { readonly code: 'not_a_well'; readonly line: number; readonly text: string };

/** The name of a plate: that of its sheet, or "Plate N" where it has none, or one that begins with "Sheet" (GL-9). */
export function libraryPlateName(sheetName: string | null, number: number): string {
  const name = sheetName?.trim() ?? '';
  return name === '' || name.startsWith('Sheet') ? `Plate ${number}` : name;
}

type Cells = readonly (readonly string[])[];

function isWellA2(cell: string): boolean {
  const read = parseWellLabel(cell, plate384);
  return read.ok && read.value.row === 0 && read.value.column === 1;
}

/** Whether a sheet begins with the headings of a list of wells (LI-15). */
export function isWellList(cells: Cells): boolean {
  const [first = '', second = ''] = (cells[0] ?? []).map((cell) => cleaned(cell).toLowerCase());
  return first === 'well position' && second === 'gene';
}

/**
 * The layout of a sheet: a grid when its first heading is 1 and its first row A; otherwise a list of wells, whose row
 * 10 starts with A2 on 96 wells and row 18 on 384, as wells go down the columns. Null for anything else.
 */
export function wellLayoutOf(cells: Cells): WellLayout | null {
  const head = (cells[0] ?? []).map(cleaned);
  if (Number(head[1]) === 1 && head[0] === '' && cleaned(cells[1]?.[0]).toUpperCase() === 'A') return 'grid';
  if (!isWellList(cells)) return null;
  if (isWellA2(cleaned(cells[9]?.[0]))) return 'vertical-96';
  return isWellA2(cleaned(cells[17]?.[0])) ? 'vertical-384' : null;
}

/** A 384-well plate needs vertical-384, a 96-well plate vertical-96; a grid fits both (LI-19). */
export function layoutFits(layout: WellLayout, { wellCount }: Pick<PlateFormat, 'wellCount'>): boolean {
  return layout === 'grid' || layout === `vertical-${wellCount}`;
}

function readVertical(cells: Cells, format: PlateFormat): Result<PlacedName[], WellListFault> {
  const wells: PlacedName[] = [];
  const idColumn = ensemblIdColumnOf(cells[0]);
  for (const [at, row] of cells.entries()) {
    const [label, name] = [cleaned(row[0]), cleaned(row[1])];
    if (at === 0 || name === '') continue;
    const position = parseWellLabel(label, format);
    if (!position.ok) return err({ code: 'not_a_well', line: at + 1, text: label });
    const ensemblId = idColumn === null ? '' : cleaned(row[idColumn]);
    const well = { line: at + 1, name, position: position.value };
    wells.push(ensemblId === '' ? well : { ...well, ensemblId });
  }
  return ok(wells);
}

function readGrid(cells: Cells, format: PlateFormat): Result<PlacedName[], WellListFault> {
  const wells: PlacedName[] = [];
  const columns = (cells[0] ?? []).map(cleaned);
  for (const [at, row] of cells.entries()) {
    if (at === 0) continue;
    for (const [place, cell] of row.entries()) {
      const name = cleaned(cell);
      if (place === 0 || name === '') continue;
      const label = `${cleaned(row[0])}${columns[place] ?? ''}`;
      const position = parseWellLabel(label, format);
      if (!position.ok) return err({ code: 'not_a_well', line: at + 1, text: label });
      wells.push({ line: at + 1, name, position: position.value });
    }
  }
  // Down the columns, as the other layouts are listed (ruling 23).
  return ok(
    wells.toSorted(
      (one, other) => one.position.column - other.position.column || one.position.row - other.position.row,
    ),
  );
}

/**
 * Reads a sheet of wells for a plate of this format.
 *
 * @param number how many plates the project will have with this one, for a sheet without a name of its own
 * @returns the plate; or why it is refused: no such headings, a layout for other plates, a well that is none
 */
export function readWellList(
  sheet: SheetTable,
  format: PlateFormat,
  number: number,
): Result<ListedPlate, WellListFault> {
  const cells = sheet.cells;
  if (cells.every((row) => row.every((cell) => cleaned(cell) === ''))) return err({ code: 'no_rows' });
  const layout = wellLayoutOf(cells);
  if (layout === null) {
    if (isWellList(cells)) return err({ code: 'layout_unknown' });
    return err({
      code: 'header_missing',
      found: (cells[0] ?? [])
        .map(cleaned)
        .filter((cell) => cell !== '')
        .slice(0, 5),
    });
  }
  if (!layoutFits(layout, format)) return err({ code: 'layout_mismatch', layout });
  const wells = layout === 'grid' ? readGrid(cells, format) : readVertical(cells, format);
  if (!wells.ok) return wells;
  if (wells.value.length === 0) return err({ code: 'no_rows' });
  return ok({ plateName: libraryPlateName(sheet.name, number), layout, wells: wells.value });
}

/** The names of a sheet whatever its wells: for "read it as a list of names". */
export function namesOfSheet({ cells }: SheetTable): readonly ListedName[] {
  if (isWellList(cells))
    return namesInCells(
      cells.slice(1).map((row) => row.slice(1, 2)),
      2,
    );
  if (wellLayoutOf(cells) === 'grid')
    return namesInCells(
      cells.slice(1).map((row) => row.slice(1)),
      2,
    );
  return namesInCells(cells);
}

const layoutUnknown =
  'List every well down the columns, empty ones too: A2 is in row 10 then for 96 wells, in row 18 for 384. ' +
  'Read as a list of names, it loses its positions.';

/** The sentence for a refused sheet. */
export function wellListMessage(fault: WellListFault, { wellCount }: Pick<PlateFormat, 'wellCount'>): string {
  switch (fault.code) {
    case 'no_rows':
      return 'There are no genes in it.';
    case 'header_missing': {
      const found = fault.found.length === 0 ? 'It is empty.' : `It holds ${fault.found.join(', ')}.`;
      return `The first row must hold Well Position and Gene. ${found}`;
    }
    case 'layout_unknown':
      return layoutUnknown;
    case 'layout_mismatch':
      return `Laid out for ${fault.layout === 'vertical-96' ? 96 : 384} wells, and this plate has ${wellCount}.`;
    case 'not_a_well':
      return `Line ${fault.line}: "${fault.text.slice(0, 20)}" is no well of a plate with ${wellCount} wells.`;
  }
}
