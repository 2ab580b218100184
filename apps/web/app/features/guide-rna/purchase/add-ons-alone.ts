import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { addOnItems } from '../../../builder/add-ons/add-on-items.ts';

/** Nothing but add-ons: no guide is begun in the format in view. They can be ordered alone. */
export function addOnsAlone(project: GuideRnaProject): boolean {
  const begun =
    project.format === 'plates'
      ? project.plates.some(({ wells }) => wells.length > 0)
      : project.tubes.some(({ name, sequence }) => name !== '' || sequence !== '');
  return !begun && addOnItems(project).length > 0;
}
