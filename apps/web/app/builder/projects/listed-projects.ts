import type { DraftRecord } from '../drafts/draft-record.ts';
import type { ProductDrafts } from '../drafts/product-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import type { ProjectListing } from './project-listing.ts';

/** The projects of a browser apart by whether there is anything to find again in them. */
export interface ListedProjects<Project extends BuilderProject> {
  readonly projects: readonly DraftRecord<Project>[];
  /** The ids of those that are not listed. */
  readonly blank: ReadonlySet<string>;
}

const noId = (): string => '';

/**
 * A project without a name of its own that holds nothing is not listed (PJ-12): it is what an order screen keeps before
 * the first letter, or after the work went to the cart. The screen still opens with it, its settings as they were.
 */
export function listedProjects<Project extends BuilderProject>(
  kept: readonly DraftRecord<Project>[],
  { freshProject }: Pick<ProductDrafts<Project>, 'freshProject'>,
  { isBlank }: Pick<ProjectListing<Project>, 'isBlank'>,
): ListedProjects<Project> {
  const untitled = new Set(['', freshProject(noId).name]);
  const isListed = ({ added, project }: DraftRecord<Project>) =>
    added !== undefined || project.plates.length > 1 || !untitled.has(project.name.trim()) || !isBlank(project);
  const blank = new Set(kept.filter((record) => !isListed(record)).map(({ id }) => id));
  return { projects: kept.filter(({ id }) => !blank.has(id)), blank };
}
