import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import type { FillOrder } from '@cutsite/domain/labware';
import type { PastedCells } from '../../../builder/cell-range/cell-changes.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { placePasted } from '../paste/place-pasted.ts';
import { changeWells, type WellChange } from './well-cells.ts';

/** The plate with the pasted cells in it, and new plates after it for those that it had no room for. */
export function platesWithPasted(
  project: GuideRnaProject,
  plate: Plate,
  { changes, added }: PastedCells<number, WellChange>,
  order: FillOrder,
  newId: NewId,
): readonly Plate[] {
  const written = changeWells(plate, changes, newId);
  if (added.length === 0) return [written];
  const rows = added.map((change) => ({ name: '', sequence: '', ...change, well: null }));
  const [, ...others] = placePasted(project, plate, rows, { wells: [], onlySeen: false }, order, newId).plates;
  const filled = others.map((other) => ({
    ...other.plate,
    wells: other.plate.wells.filter(({ name, sequence }) => name !== '' || sequence !== ''),
  }));
  return [written, ...filled];
}
