import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { setWell, updatePlate } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { setPlateSettings } from '../project/edit-plates.ts';
import { setTube } from '../project/edit-tubes.ts';
import type { FaultPlace } from './fault-place.ts';
import type { Fix } from './fixes.ts';

/** A fix, and where it is made; null where the customer has to decide. */
export interface PlacedFix {
  readonly place: FaultPlace;
  readonly fix: Fix | null;
}

/** The project with one fault mended. */
export function applyFix(project: GuideRnaProject, place: FaultPlace, { change }: Fix, newId: NewId): GuideRnaProject {
  switch (place.kind) {
    case 'plate':
      return setPlateSettings(project, place.plateId, change);
    case 'well':
      return updatePlate(project, place.plateId, (plate) => setWell(plate, place.index, change, newId));
    case 'tube':
      return setTube(project, place.tubeId, change);
  }
}

/** Mends faults of which no two change one field of one row. */
export function applyFixes(project: GuideRnaProject, faults: readonly PlacedFix[], newId: NewId): GuideRnaProject {
  return faults.reduce((done, { place, fix }) => (fix === null ? done : applyFix(done, place, fix, newId)), project);
}
