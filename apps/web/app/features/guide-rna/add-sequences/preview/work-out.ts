import type { GuideRnaProject, GuideRnaSettings, RepairKind } from '@cutsite/domain/guide-rna';
import type { ReadSheets } from '@cutsite/domain/sheet';
import { activePlateOf } from '../../project/edit-plates.ts';
import type { NewId } from '../../project/edit-wells.ts';
import type { PlatePlacing } from './plate-loading.ts';
import { repairsTickedAtFirst, type WorkedOut } from './preview.ts';
import { previewAsTubes } from './preview-as-tubes.ts';
import { previewOnPlates } from './preview-on-plates.ts';

/** Everything that decides what adding would do, beside the rows themselves. */
export interface AddWish {
  readonly project: GuideRnaProject;
  readonly placing: PlatePlacing;
  readonly newTubeSettings: GuideRnaSettings;
  readonly tubeNamesInCart: ReadonlySet<string>;
  /** Repairs that the customer switched, against what is ticked at first. */
  readonly switchedOn: ReadonlySet<RepairKind>;
  readonly switchedOff: ReadonlySet<RepairKind>;
}

/** What adding these sheets would do, in the project's own format. */
export function workOut(read: ReadSheets, wish: AddWish, newId: NewId): WorkedOut {
  const { project, newTubeSettings, switchedOn, switchedOff } = wish;
  const plate = project.format === 'plates' ? activePlateOf(project) : undefined;
  const ticked = repairsTickedAtFirst(read.sheets, plate ?? newTubeSettings);
  for (const kind of switchedOn) ticked.add(kind);
  for (const kind of switchedOff) ticked.delete(kind);
  if (plate === undefined) {
    return previewAsTubes(read, ticked, project, newTubeSettings, wish.tubeNamesInCart, newId);
  }
  return previewOnPlates(read, ticked, project, plate, wish.placing, newId);
}
