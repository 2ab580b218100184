import type { Plate } from '@cutsite/domain/guide-rna';
import { putWells, type WellContent } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { nextName } from '../arrange/fill-range.ts';

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

/** What a range takes besides the cells between its corners: the other cells of its rows, of its columns, or all. */
export type RangeSpan = 'rows' | 'columns' | 'all';

/** The cells between two corners; `rows` are the wells on screen. A corner that is not on screen leaves the other alone. */
export function cellRange(
  anchor: TableCell,
  active: TableCell,
  rows: readonly number[],
  span: RangeSpan | null = null,
): CellRange {
  const ends = [rows.indexOf(anchor.index), rows.indexOf(active.index)];
  const between = ends.includes(-1) ? [active.index] : rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  const fields = anchor.field === active.field ? [active.field] : cellFields;
  return {
    wells: span === 'columns' || span === 'all' ? rows : between,
    fields: span === 'rows' || span === 'all' ? cellFields : fields,
  };
}

/** The cells as spreadsheet rows; null when all of them are empty. */
export function cellsAsText(plate: Plate, { wells, fields }: CellRange): string | null {
  const contents = contentsOf(plate);
  const rows = wells.map((index) => fields.map((field) => oneCell(contents(index)[field])));
  // The next free row, at the end of a table that is taken along as a whole.
  if (rows.length > 1 && rows.at(-1)?.every((cell) => cell === '')) rows.pop();
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

/** Writes texts into one field, a row each from the first on; a single text goes into every row, and a name counts on. */
export function putTexts(
  plate: Plate,
  field: CellField,
  wells: readonly number[],
  texts: readonly string[],
  newId: NewId,
): Plate {
  const contents = contentsOf(plate);
  const all = texts.length === 1 ? repeated(plate, field, wells, texts[0] ?? '') : texts;
  const put = wells.flatMap((index, at): WellContent[] => {
    const text = all[at];
    return text === undefined ? [] : [{ ...contents(index), [field]: text }];
  });
  return putWells(plate, put, newId);
}

/** A name must be unique on its plate: after the first well it counts on, as it does when it is filled down. */
function repeated(plate: Plate, field: CellField, wells: readonly number[], text: string): readonly string[] {
  if (field !== 'name') return wells.map(() => text);
  const taken = new Set([text.trim(), ...namesOutside(plate, new Set(wells))]);
  return wells.map((_, at) => (at === 0 ? text : nextName(text, taken)));
}

/** The names that stand in other wells. */
const namesOutside = (plate: Plate, wells: ReadonlySet<number>): readonly string[] =>
  plate.wells.filter(({ index }) => !wells.has(index)).map(({ name }) => name.trim());

/** The first row of the range fills the rows below it; targets are copied, names count on (as on the plate). */
export function fillCellsDown(plate: Plate, { wells, fields }: CellRange, newId: NewId): Plate {
  const [source, ...below] = wells;
  if (source === undefined) return plate;
  const contents = contentsOf(plate);
  const model = contents(source);
  const taken = new Set(namesOutside(plate, new Set(below)));
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
