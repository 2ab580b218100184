import { type GuideRnaProject, holdsNoGuide } from '@cutsite/domain/guide-rna';
import { untitledProject } from '@cutsite/domain/naming';
import { countText } from '@cutsite/domain/text';
import { addOnCopies } from '../../../builder/add-ons/add-on-items.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { freshProject } from '../project/fresh-project.ts';
import { addOnsAlone } from './add-ons-alone.ts';

/** The plates, or the tubes, that go to the cart; null for add-ons alone. */
export function addedPart(project: GuideRnaProject, newId: NewId): GuideRnaProject | null {
  if (addOnsAlone(project)) return null;
  const { plates, tubes, activePlateId } = freshProject(project.format, newId);
  return project.format === 'plates' ? { ...project, tubes } : { ...project, plates, activePlateId };
}

/**
 * What stays on the bench when the plates, or the tubes, went to the cart: the other kind, and everything that was
 * chosen. When nothing of the other kind is left, what comes next is a project without a name (PJ-8): the one that was
 * added keeps it.
 */
export function afterAdd(project: GuideRnaProject, newId: NewId): GuideRnaProject {
  if (addOnsAlone(project)) return { ...project, addOns: [] };
  const fresh = freshProject(project.format, newId);
  const { plates, tubes, activePlateId } = fresh;
  const added = project.format === 'plates' ? 'plate' : 'tube';
  // What was kept was said of the guides that are gone; the next ones are judged afresh.
  const meantTargets = project.meantTargets.filter(({ format }) => format !== added);
  const rows = project.format === 'plates' ? { plates, activePlateId } : { tubes };
  const left = { ...project, addOns: [], meantTargets, ...rows };
  return holdsNoGuide(left) ? { ...left, name: untitledProject } : left;
}

/** Says so, of the project that was added: where it is now, and that its place on the screen is empty. */
export function addedText(project: GuideRnaProject): string {
  if (addOnsAlone(project)) return `Added to the cart: ${countText(addOnCopies(project), 'add-on')}.`;
  const what = project.format === 'plates' ? 'plates' : 'tubes';
  return `Added to the cart. “${project.name.trim() || 'The project'}” stays under Projects; the ${what} here are empty, ready for the next ones.`;
}
