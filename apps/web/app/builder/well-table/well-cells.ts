import type { WellWriting } from '../arrange/well-writing.ts';
import type { CellChanges, CellRules } from '../cell-range/cell-changes.ts';
import { putWells, type WellContent } from '../plates/edit-wells.ts';
import type { BuilderPlate, NewId } from '../project/builder-project.ts';

/** The cells of a row that can be edited, from left to right. */
export const wellColumns = ['name', 'sequence'] as const;

export type WellColumn = (typeof wellColumns)[number];

/** The columns of wells that hold a name and nothing else. */
export const nameColumn = ['name'] as const satisfies readonly WellColumn[];

/** What a cell gives its well. */
export type WellChange = Partial<Pick<WellContent, WellColumn>>;

/** How wells lie and are named; without what makes ids. */
export type WellNaming = Omit<WellWriting, 'newId'>;

/** The text of a cell; where the name is all there is, another name leaves nothing else in the well. */
export const changeOf = (column: WellColumn, text: string, columns: readonly WellColumn[]): WellChange =>
  columns.length === 1 ? { sequence: '', [column]: text } : { [column]: text };

/** The wells of a plate as rows of cells, each known by the index of its well. */
export function wellRules(
  plate: BuilderPlate,
  { format, nextName }: WellNaming,
  columns: readonly WellColumn[] = wellColumns,
): CellRules<number, WellColumn, WellChange> {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  return {
    columns,
    allRows: Array.from({ length: format.wellCount }, (_, index) => index),
    text: (index, column) => wells.get(index)?.[column] ?? '',
    read: (column, text) => changeOf(column, text.replace(/\s+/g, ' ').trim(), columns),
    canBeEmpty: columns,
    countsOn: { name: nextName },
  };
}

/** The plate with changes made to its wells. */
export function changeWells<Plate extends BuilderPlate>(
  plate: Plate,
  changes: CellChanges<number, WellChange>,
  newId: NewId,
): Plate {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  const contents = [...changes].map(([index, change]) => ({
    index,
    name: wells.get(index)?.name ?? '',
    sequence: wells.get(index)?.sequence ?? '',
    ...change,
  }));
  return putWells(plate, contents, newId);
}
