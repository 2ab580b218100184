import { type FillOrder, positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { type NewId, plateInView } from '../../../builder/project/builder-project.ts';
import { formatOf, type LibraryDraft } from '../project/library-draft.ts';

/** Where a control was put, and the library with it; null: the plate has no room. */
export interface PutControls {
  readonly draft: LibraryDraft;
  readonly wells: readonly number[];
}

/** A control put into the selected wells that are free; with none of them free, into the next free well. */
export function putControls(
  draft: LibraryDraft,
  label: string,
  { selected, order }: { readonly selected: readonly number[]; readonly order: FillOrder },
  newId: NewId,
): PutControls | null {
  const format = formatOf(draft);
  const plate = plateInView(draft);
  const filled = new Set(plate.wells.filter(({ name }) => name.trim() !== '').map(({ index }) => index));
  const chosen = selected.filter((index) => !filled.has(index));
  const inOrder = positionsInOrder(format, order).map((position) => wellIndex(position, format));
  const wells = chosen.length > 0 ? chosen : inOrder.filter((index) => !filled.has(index)).slice(0, 1);
  if (wells.length === 0) return null;
  const controls = wells.map((index) => ({ index, name: label, sequence: '' }));
  return { draft: updatePlate(draft, plate.id, (one) => putWells(one, controls, newId)), wells };
}
