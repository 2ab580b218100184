import { type GuideRnaProject, newPlate, newProject, newTube, tubePosition } from '@cutsite/domain/guide-rna';
import type { NewId } from '../../../builder/project/builder-project.ts';

export const untitled = 'Untitled project';

/** What the order screen opens with: one empty plate and one empty tube. */
export function freshProject(format: GuideRnaProject['format'], newId: NewId): GuideRnaProject {
  const plate = newPlate(newId(), 'Plate 1');
  return {
    ...newProject(untitled, format),
    plates: [plate],
    tubes: [newTube(newId(), tubePosition(0))],
    activePlateId: plate.id,
  };
}
