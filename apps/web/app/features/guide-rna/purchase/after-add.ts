import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import type { NewId } from '../project/edit-wells.ts';
import { freshProject } from '../project/fresh-project.ts';

/** What stays on the bench when the plates, or the tubes, went to the cart: the other kind, and everything that was chosen. */
export function afterAdd(project: GuideRnaProject, newId: NewId): GuideRnaProject {
  const fresh = freshProject(project.format, newId);
  const { plates, tubes, activePlateId } = fresh;
  return { ...project, addOns: [], ...(project.format === 'plates' ? { plates, activePlateId } : { tubes }) };
}

/** Says so: the place where the work was is empty. */
export const addedText = ({ name, format }: GuideRnaProject): string =>
  `Added to the cart. ${format === 'plates' ? 'The plates' : 'The tubes'} of “${name.trim() || 'the project'}” are empty again, ready for the next ones.`;
