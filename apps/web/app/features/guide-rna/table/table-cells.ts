import type { Plate } from '@cutsite/domain/guide-rna';
import { nextName } from '../arrange/fill-down.ts';
import { type NewId, putWells, type WellContent } from '../project/edit-wells.ts';

/** The cells of a row that can be edited, from left to right. */
export const cellFields = ['name', 'sequence'] as const;

export type CellField = (typeof cellFields)[number];

/** A cell of the table: a well and one of its two fields. */
export interface TableCell {
  readonly index: number;
  readonly field: CellField;
}

/** A rectangle of cells: wells in the order of the rows on screen, fields from left to right. */
export interface CellRange {
  readonly wells: readonly number[];
  readonly fields: readonly CellField[];
}

/** The cells between two corners; `rows` are the wells on screen. A corner that is not on screen leaves the other alone. */
export function cellRange(anchor: TableCell, active: TableCell, rows: readonly number[]): CellRange {
  const ends = [rows.indexOf(anchor.index), rows.indexOf(active.index)];
  const wells = ends.includes(-1) ? [active.index] : rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { wells, fields: anchor.field === active.field ? [active.field] : cellFields };
}

/** The cells as spreadsheet rows; null when all of them are empty. */
export function cellsAsText(plate: Plate, { wells, fields }: CellRange): string | null {
  const contents = contentsOf(plate);
  const rows = wells.map((index) => fields.map((field) => oneCell(contents(index)[field])));
  return rows.flat().every((cell) => cell === '') ? null : rows.map((row) => row.join('\t')).join('\n');
}

export function clearCells(plate: Plate, { wells, fields }: CellRange, newId: NewId): Plate {
  const contents = contentsOf(plate);
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  return putWells(
    plate,
    wells.map((index) => ({ ...contents(index), ...empty })),
    newId,
  );
}

/** Writes texts into one field, a row each from the first on; a single text goes into every row of the range. */
export function putTexts(
  plate: Plate,
  field: CellField,
  wells: readonly number[],
  texts: readonly string[],
  newId: NewId,
): Plate {
  const contents = contentsOf(plate);
  const put = wells.flatMap((index, at): WellContent[] => {
    const text = texts.length === 1 ? texts[0] : texts[at];
    return text === undefined ? [] : [{ ...contents(index), [field]: text }];
  });
  return putWells(plate, put, newId);
}

/** The first row of the range fills the rows below it; targets are copied, names count on (as on the plate). */
export function fillCellsDown(plate: Plate, { wells, fields }: CellRange, newId: NewId): Plate {
  const [source, ...below] = wells;
  if (source === undefined) return plate;
  const contents = contentsOf(plate);
  const model = contents(source);
  const inRange = new Set(below);
  const taken = new Set(plate.wells.filter(({ index }) => !inRange.has(index)).map(({ name }) => name.trim()));
  const put = below.map(
    (index): WellContent => ({
      ...contents(index),
      ...(fields.includes('name') ? { name: nextName(model.name, taken) } : {}),
      ...(fields.includes('sequence') ? { sequence: model.sequence } : {}),
    }),
  );
  return putWells(plate, put, newId);
}

function contentsOf(plate: Plate): (index: number) => WellContent {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  return (index) => ({ index, name: wells.get(index)?.name ?? '', sequence: wells.get(index)?.sequence ?? '' });
}

/** A tab or line break inside a cell would become two cells. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
