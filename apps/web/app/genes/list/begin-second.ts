import type { DraftStore } from '../../builder/drafts/draft-store.ts';
import { keepCopy } from '../../builder/drafts/kept-projects.ts';
import { projectAddress } from '../../builder/drafts/product-drafts.ts';
import type { BuilderProject } from '../../builder/project/builder-project.ts';

/**
 * Keeps a project beside the one on screen, and gives its address.
 * @throws where this browser keeps nothing
 */
export async function beginSecond<Project extends BuilderProject>(
  store: DraftStore<Project>,
  project: Project,
): Promise<string> {
  const { product } = store;
  const first = { id: '', version: product.version, revision: 0, writer: '', savedAt: 0, project };
  const kept = await keepCopy(store, first, project.name, store.ids.issue());
  return projectAddress(product, kept.project, kept.id);
}
