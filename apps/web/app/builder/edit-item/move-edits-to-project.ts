import { itemDraftId } from '../drafts/draft-record.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { keepCopy, removeProject } from '../drafts/kept-projects.ts';
import { projectAddress } from '../drafts/product-drafts.ts';
import { readKept } from '../drafts/read-kept.ts';
import type { BuilderProject, NewId } from '../project/builder-project.ts';
import type { EditedItemTexts } from '../purchase/edited-item.ts';

/** Whether work on a cart item is kept here that was never saved in the cart. */
export const hasKeptEdits = async <Project extends BuilderProject>(
  store: DraftStore<Project>,
  itemId: string,
): Promise<boolean> => (await readKept(store, itemDraftId(itemId))).record !== null;

/** The item is gone from the cart, the work on it is not: it becomes a project. Answers with its address. */
export async function moveEditsToProject<Project extends BuilderProject>(
  store: DraftStore<Project>,
  { nameOf }: EditedItemTexts<Project>,
  itemId: string,
  newId: NewId,
): Promise<string | null> {
  const { record } = await readKept(store, itemDraftId(itemId));
  if (record === null) return null;
  const copy = await keepCopy(store, record, nameOf(record.project), newId());
  await removeProject(store, record.id);
  return projectAddress(store.product, copy.project, copy.id);
}
