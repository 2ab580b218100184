import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { addOnCopies } from '../../../builder/add-ons/add-on-items.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { freshProject } from '../project/fresh-project.ts';
import { addOnsAlone } from './add-ons-alone.ts';

/**
 * What stays on the bench when the plates, or the tubes, went to the cart: the other kind, and everything that was
 * chosen.
 */
export function afterAdd(project: GuideRnaProject, newId: NewId): GuideRnaProject {
  if (addOnsAlone(project)) return { ...project, addOns: [] };
  const fresh = freshProject(project.format, newId);
  const { plates, tubes, activePlateId } = fresh;
  const added = project.format === 'plates' ? 'plate' : 'tube';
  // What was kept was said of the guides that are gone; the next ones are judged afresh.
  const meantTargets = project.meantTargets.filter(({ format }) => format !== added);
  const rows = project.format === 'plates' ? { plates, activePlateId } : { tubes };
  return { ...project, addOns: [], meantTargets, ...rows };
}

/** Says so, of the project that was added: the place where the work was is empty. */
export function addedText(project: GuideRnaProject): string {
  if (addOnsAlone(project)) return `Added to the cart: ${figured(addOnCopies(project), 'add-on')}.`;
  const what = project.format === 'plates' ? 'The plates' : 'The tubes';
  return `Added to the cart. ${what} of “${project.name.trim() || 'the project'}” are empty again, ready for the next ones.`;
}
