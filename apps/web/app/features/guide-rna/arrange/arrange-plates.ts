import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { setPlateSettings } from '../project/edit-plates.ts';

/** Moves a plate among its neighbours; at an end it stays. */
export function movePlate(project: GuideRnaProject, plateId: string, step: 1 | -1): GuideRnaProject {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  return movePlateTo(project, plateId, at + step);
}

/** Puts a plate at a place of the row of plates; the others close up. Beyond the ends there is no place. */
export function movePlateTo(project: GuideRnaProject, plateId: string, to: number): GuideRnaProject {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  const plate = project.plates[at];
  if (plate === undefined || to === at || to < 0 || to >= project.plates.length) return project;
  return { ...project, plates: project.plates.toSpliced(at, 1).toSpliced(to, 0, plate) };
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
