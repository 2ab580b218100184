import { itemDraftId } from '../draft/draft-record.ts';
import { keepCopy, removeProject } from '../draft/kept-projects.ts';
import { readKept } from '../draft/read-kept.ts';
import { projectAddress } from '../keeping/project-address.ts';
import { editedName } from './edited-name.ts';

/** Whether work on a cart item is kept here that was never saved in the cart. */
export const hasKeptEdits = async (itemId: string): Promise<boolean> =>
  (await readKept(itemDraftId(itemId))).record !== null;

/** The item is gone from the cart, the work on it is not: it becomes a project. Answers with its address. */
export async function rescueEdits(itemId: string, newId: () => string): Promise<string | null> {
  const { record } = await readKept(itemDraftId(itemId));
  if (record === null) return null;
  const copy = await keepCopy(record, editedName(record.project), newId());
  await removeProject(record.id);
  return projectAddress(copy.project.format, copy.id);
}
