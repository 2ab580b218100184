import { type GuideRnaItem, type GuideRnaProject, newProject, orderableItems } from '@cutsite/domain/guide-rna';
import { aPlate } from './a-plate.ts';

/** A project that can be ordered: one full plate, but for what is given. Tubes alone make it a project of tubes. */
export function aProject(changes: Partial<GuideRnaProject> = {}): GuideRnaProject {
  if (changes.tubes !== undefined && changes.plates === undefined) {
    return { ...newProject('Project 1', 'tubes'), ...changes };
  }
  const plate = aPlate().build();
  return { ...newProject('Project 1', 'plates'), plates: [plate], activePlateId: plate.id, ...changes };
}

/** The first item of a project that can be ordered. Throws where it cannot: the test meant another project. */
export function aGuideRnaItem(project: GuideRnaProject = aProject()): GuideRnaItem {
  const items = orderableItems(project, { tubeNamesInCart: new Set() });
  const [item] = items.ok ? items.value : [];
  if (item === undefined) throw new Error('This project cannot be ordered');
  return item;
}
