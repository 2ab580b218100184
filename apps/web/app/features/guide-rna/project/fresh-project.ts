import { type GuideRnaProject, newPlate, newProject, newTube, tubePosition } from '@cutsite/domain/guide-rna';
import { untitledProject } from '@cutsite/domain/naming';
import type { NewId } from '../../../builder/project/builder-project.ts';

/** What the order screen opens with: one empty plate and one empty tube. */
export function freshProject(format: GuideRnaProject['format'], newId: NewId): GuideRnaProject {
  const plate = newPlate(newId(), 'Plate 1');
  return {
    ...newProject(untitledProject, format),
    plates: [plate],
    tubes: [newTube(newId(), tubePosition(0))],
    activePlateId: plate.id,
  };
}
