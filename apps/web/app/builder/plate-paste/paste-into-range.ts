import { type FillOrder, positionsInOrder, type RowToPlace, wellIndex } from '@cutsite/domain/labware';
import { type GridSelection, wellsIn } from '@cutsite/ui/plate-grid';
import type { WellWriting } from '../arrange/well-writing.ts';
import type { BuilderPlate } from '../project/builder-project.ts';
import type { PasteInto } from './place-pasted.ts';

/** Rows and the wells they go into. */
interface IntoRange {
  readonly rows: readonly RowToPlace[];
  readonly into: PasteInto;
}

/**
 * A list that is pasted into several selected wells goes into those: eight rows into a selected column fill the
 * column. One row fills all of them, and its name counts on. Null when the list is longer than what is selected,
 * names wells of its own, or only one well is selected: it starts there then and goes on in fill order.
 */
export function pasteIntoRange(
  plate: BuilderPlate,
  rows: readonly RowToPlace[],
  selection: GridSelection,
  order: FillOrder,
  { format, nextName }: Omit<WellWriting, 'newId'>,
): IntoRange | null {
  const selected = new Set(wellsIn(selection, format));
  const [first] = rows;
  if (selected.size === 1 || first === undefined || rows.length > selected.size) return null;
  if (rows.some(({ well }) => well !== null)) return null;
  const wells = positionsInOrder(format, order)
    .map((position) => wellIndex(position, format))
    .filter((index) => selected.has(index));
  const into = { wells, onlySeen: false };
  if (rows.length > 1) return { rows, into };
  const taken = new Set(plate.wells.filter(({ index }) => !selected.has(index)).map(({ name }) => name.trim()));
  taken.add(first.name.trim());
  return {
    rows: wells.map((_, at) => (at === 0 ? first : { ...first, name: nextName(first.name, taken) })),
    into,
  };
}
