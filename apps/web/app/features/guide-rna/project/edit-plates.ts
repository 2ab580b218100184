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

/** Gives every plate the gene editor, modifications, yield and purification of this one. */
export function applySettingsToAll(project: GuideRnaProject, plateId: string): GuideRnaProject {
  const model = project.plates.find((plate) => plate.id === plateId);
  if (model === undefined) return project;
  const { nuclease, modifications, yield: amount, purification } = model;
  const settings = { nuclease, modifications, yield: amount, purification };
  return project.plates
    .filter(
      (plate) =>
        plate.nuclease !== nuclease ||
        plate.modifications !== modifications ||
        plate.yield !== amount ||
        plate.purification !== purification,
    )
    .reduce((before, plate) => setPlateSettings(before, plate.id, settings), project);
}
