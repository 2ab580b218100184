import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import type { FillOrder } from '@cutsite/domain/labware';
import { placePasted } from '../../../builder/plate-paste/place-pasted.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import type { WellChange } from '../../../builder/well-table/well-cells.ts';
import { guidePastePlates } from '../paste/guide-paste.ts';

/** New plates after this one, for pasted cells that it has no room for; blanks keep their places and fill no well. */
export function platesAfter(
  project: GuideRnaProject,
  plate: Plate,
  added: readonly WellChange[],
  order: FillOrder,
  newId: NewId,
): readonly Plate[] {
  const rows = added.map((change) => ({ name: '', sequence: '', ...change, well: null }));
  const into = { wells: [], onlySeen: false };
  const [, ...others] = placePasted(project, plate, rows, into, order, guidePastePlates, newId).plates;
  return others.map((other) => ({
    ...other.plate,
    wells: other.plate.wells.filter(({ name, sequence }) => name !== '' || sequence !== ''),
  }));
}

/** The text of cells that were read as RNA can be had back, as that of a pasted list can (ruling 71). */
export const withPastedWells = (plate: Plate, pasted: ReadonlyMap<number, string>): Plate => ({
  ...plate,
  wells: plate.wells.map((well) => {
    const sequence = pasted.get(well.index);
    return sequence === undefined ? well : { ...well, asPasted: { name: well.name, sequence } };
  }),
});
