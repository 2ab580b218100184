import { type PickedGuide, type WellForGuide, wellsForGuides } from '@cutsite/domain/guide-design';
import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import { type FillOrder, plate96, wellPosition } from '@cutsite/domain/labware';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';

/** The wells that guides get on the plate in view: free ones, from the active well on. */
export const wellsFrom = (
  plate: Plate,
  guides: readonly PickedGuide[],
  activeWell: number,
  order: FillOrder,
): readonly WellForGuide[] =>
  wellsForGuides(plate, guides, { format: plate96, order, startAt: wellPosition(activeWell, plate96) });

/** The project with guides in these wells of a plate, as RNA; those without a free well are left out. */
export function withGuides(
  project: GuideRnaProject,
  plateId: string,
  guides: readonly PickedGuide[],
  wells: readonly WellForGuide[],
  newId: NewId,
): GuideRnaProject {
  const contents = guides.flatMap(({ target }, at) => {
    const well = wells[at];
    if (well?.kind !== 'free') return [];
    return [{ index: well.index, name: well.name, sequence: target.replaceAll('T', 'U') }];
  });
  return updatePlate(project, plateId, (plate) => putWells(plate, contents, newId));
}
