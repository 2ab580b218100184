import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { setWell, updatePlate } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import type { FaultPlace, PlacedFix } from '../../../builder/repairs/fixes.ts';
import { setPlateSettings } from '../project/edit-plates.ts';
import { setTube } from '../project/edit-tubes.ts';
import type { GuideFix } from './fixes.ts';

/** The project with one fault mended. */
export function applyFix(
  project: GuideRnaProject,
  place: FaultPlace,
  { change }: Pick<GuideFix, 'change'>,
  newId: NewId,
): GuideRnaProject {
  switch (place.kind) {
    case 'plate':
      return setPlateSettings(project, place.plateId, change);
    case 'well':
      return updatePlate(project, place.plateId, (plate) => setWell(plate, place.index, change, newId));
    case 'row':
      return setTube(project, place.rowId, change);
  }
}

/** Mends faults of which no two change one field of one row. */
export const applyFixes = (
  project: GuideRnaProject,
  faults: readonly PlacedFix<GuideFix>[],
  newId: NewId,
): GuideRnaProject =>
  faults.reduce((done, { place, fix }) => (fix === null ? done : applyFix(done, place, fix, newId)), project);
