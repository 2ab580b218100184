import { type GuideRnaProject, type GuideRnaSettings, modificationsFor } from '@cutsite/domain/guide-rna';
import { updatePlate } from '../../../builder/plates/edit-wells.ts';

export const setPlateSettings = (
  project: GuideRnaProject,
  plateId: string,
  change: Partial<GuideRnaSettings>,
): GuideRnaProject => updatePlate(project, plateId, (plate) => ({ ...plate, ...withEditor(plate, change) }));

/** Another gene editor may not offer the chemistry chosen before; its default is taken then. */
export function withEditor(before: GuideRnaSettings, change: Partial<GuideRnaSettings>): Partial<GuideRnaSettings> {
  if (change.nuclease === undefined || change.modifications !== undefined) return change;
  const offered = modificationsFor(change.nuclease);
  if (offered.includes(before.modifications)) return change;
  return { ...change, modifications: offered[0] ?? 'Standard' };
}
