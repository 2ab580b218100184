import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { addOnItems } from '../../../builder/add-ons/add-on-items.ts';

/** A guide is begun in the format in view. */
export const hasGuides = ({ format, plates, tubes }: GuideRnaProject): boolean =>
  format === 'plates'
    ? plates.some(({ wells }) => wells.length > 0)
    : tubes.some(({ name, sequence }) => name !== '' || sequence !== '');

/** Nothing but add-ons, which can be ordered alone. */
export const addOnsAlone = (project: GuideRnaProject): boolean => !hasGuides(project) && addOnItems(project).length > 0;
