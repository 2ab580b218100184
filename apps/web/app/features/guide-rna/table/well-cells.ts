import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { CellChanges, CellRules } from '../../../builder/cell-range/cell-changes.ts';
import { putWells, type WellContent } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { nextGuideName } from '../project/guide-wells.ts';

/** The cells of a row that can be edited, from left to right. */
export const wellColumns = ['name', 'sequence'] as const;

export type WellColumn = (typeof wellColumns)[number];

/** What a cell gives its well. */
export type WellChange = Partial<Pick<WellContent, WellColumn>>;

const allWells = Array.from({ length: plate96.wellCount }, (_, index) => index);

/** The wells of a plate as rows of cells, each known by the index of its well. */
export function wellRules(plate: Plate): CellRules<number, WellColumn, WellChange> {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  return {
    columns: wellColumns,
    allRows: allWells,
    text: (index, column) => wells.get(index)?.[column] ?? '',
    read: (column, text) => ({ [column]: text.replace(/\s+/g, ' ').trim() }),
    canBeEmpty: wellColumns,
    countsOn: { name: nextGuideName },
  };
}

/** The plate with changes made to its wells. */
export function changeWells(plate: Plate, changes: CellChanges<number, WellChange>, newId: NewId): Plate {
  const { text } = wellRules(plate);
  const contents = [...changes].map(([index, change]) => ({
    index,
    name: text(index, 'name'),
    sequence: text(index, 'sequence'),
    ...change,
  }));
  return putWells(plate, contents, newId);
}
