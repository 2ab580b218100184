import { hiddenDrafts } from '../account-links/hidden-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { chooseRecord } from './choose-record.ts';
import { type DraftRecord, isItemDraftId } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';
import { keepCopy } from './kept-projects.ts';

/** Whether a reload would lose anything; said on the screen. */
export type SavedState =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved'; readonly at: number }
  /** `full`: the disk, or the share of it that the browser gives a site. `forbidden`: a private window and the like. */
  | { readonly kind: 'failed'; readonly reason: 'full' | 'forbidden' }
  | { readonly kind: 'set_aside'; readonly record: unknown };

/** The project was saved by a later release of the store; this page would lose what it doesn't know. */
export class NewerDraft extends Error {
  constructor() {
    super('This project was saved by a newer version of this page. Reload the page to open it.');
  }
}

/** What this browser has of a project. */
export interface Kept<Project extends BuilderProject> {
  readonly record: DraftRecord<Project> | null;
  readonly state: SavedState;
  /** Of what the database holds, which the next save follows on; 0 when it holds nothing. */
  readonly revision: number;
  /** The record is newer than what the database holds. */
  readonly unsaved: boolean;
}

export function savingFailed(failure: unknown): SavedState {
  const isFull = failure instanceof DOMException && failure.name === 'QuotaExceededError';
  return { kind: 'failed', reason: isFull ? 'full' : 'forbidden' };
}

/**
 * What is kept under an id. A record that cannot be read is set aside, never overwritten and never a blank page.
 * @throws NewerDraft
 */
export async function readKept<Project extends BuilderProject>(
  store: DraftStore<Project>,
  draftId: string,
): Promise<Kept<Project>> {
  const revisionOf = (inDatabase: unknown): number => {
    const read = store.read(inDatabase);
    return read.ok ? read.value.revision : 0;
  };
  try {
    const hidden = await hiddenDrafts(store.product.storageName);
    // What is saved under the id of somebody else's project becomes a project of its own.
    if (hidden.has(draftId)) return { record: null, state: { kind: 'new' }, revision: 0, unsaved: false };
    const database = await store.database();
    const inDatabase = await database.load(draftId);
    const revision = revisionOf(inDatabase);
    const { open: found, unsaved, keepAsWell } = chooseRecord(store, inDatabase, store.onLeave.kept(draftId));
    if (keepAsWell !== null && !isItemDraftId(draftId)) {
      await keepCopy(store, keepAsWell, `${keepAsWell.project.name} (from another tab)`);
      store.onLeave.forget(draftId);
    }
    if (found === undefined) return { record: null, state: { kind: 'new' }, revision, unsaved: false };
    const read = store.read(found);
    if (read.ok) return { record: read.value, state: { kind: 'saved', at: read.value.savedAt }, revision, unsaved };
    if (read.error === 'newer') throw new NewerDraft();
    await database.setAside(draftId, found);
    return { record: null, state: { kind: 'set_aside', record: found }, revision: 0, unsaved: false };
  } catch (failure) {
    if (failure instanceof NewerDraft) throw failure;
    const left = store.read(store.onLeave.kept(draftId));
    return { record: left.ok ? left.value : null, state: savingFailed(failure), revision: 0, unsaved: false };
  }
}
