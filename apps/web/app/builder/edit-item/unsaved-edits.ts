import { rawDrafts } from '../account-projects/browser-drafts.ts';
import { type DraftRecord, isItemDraftId, itemDraftId, itemOfDraft } from '../drafts/draft-record.ts';

/**
 * The items of carts, by their ids, that were changed in this browser without being saved in the cart (GR-39); asked
 * without the code of the product. Empty where the browser keeps nothing.
 */
export async function itemsWithUnsavedEdits(storageName: string): Promise<readonly string[]> {
  try {
    const { database, onLeave } = rawDrafts(storageName);
    const kept = (await (await database()).all()).map(({ id }) => id);
    return [...new Set([...kept, ...onLeave.ids()])].filter(isItemDraftId).map(itemOfDraft);
  } catch {
    return [];
  }
}

/** Forgets the changes to an item, and an add of them that was not answered. Answers with what brings them back. */
export async function dropUnsavedEdits(storageName: string, itemId: string): Promise<() => Promise<void>> {
  const { database, onLeave, newest } = rawDrafts(storageName);
  const draftId = itemDraftId(itemId);
  const kept = await database();
  const record = newest(draftId, await kept.load(draftId));
  await kept.forgetPendingAdd(draftId);
  await kept.remove(draftId);
  onLeave.forget(draftId);
  return async () => {
    // Any shape of any release will do: what it is, its order screen knows.
    if (record !== null) await kept.put(record as unknown as DraftRecord);
  };
}
