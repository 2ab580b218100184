import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import type { DraftRecord } from '../../../builder/drafts/draft-record.ts';
import { keptProjects } from '../../../builder/drafts/kept-projects.ts';
import { projectAddress } from '../../../builder/drafts/product-drafts.ts';
import type { PlateToFill } from '../../../platform/between-pages/plate-to-fill.ts';
import { checkedPlate } from '../check/checked-plates.ts';
import { guideRnaDrafts, guideRnaProjects } from '../draft/guide-rna-drafts.ts';

/** More in a choice are found by nobody; the ones that were changed last are there. */
const maxPlates = 60;

/** The plates of a project; the empty one that a project of tubes has is none of its own. */
export function platesOf({ id, project }: Pick<DraftRecord<GuideRnaProject>, 'id' | 'project'>): PlateToFill[] {
  const own = project.format === 'plates' ? project.plates : project.plates.filter(({ wells }) => wells.length > 0);
  // The plate that was looked at last stands first.
  const sorted = own.toSorted((one, other) => inView(project, other.id) - inView(project, one.id));
  return sorted.map((plate) => ({
    ...plate,
    projectName: project.name,
    address: projectAddress<GuideRnaProject>(guideRnaDrafts, { ...project, format: 'plates' }, id),
    states: () => checkedPlate(project, plate).states,
  }));
}

const inView = ({ activePlateId }: GuideRnaProject, id: string): number => (activePlateId === id ? 1 : 0);

/** The plates of this browser that guides can be sent to; what is in the cart is done. */
export async function platesToFill(): Promise<readonly PlateToFill[]> {
  const { projects } = await keptProjects(guideRnaProjects.store);
  return projects
    .filter(({ added }) => added === undefined)
    .flatMap(platesOf)
    .slice(0, maxPlates);
}
