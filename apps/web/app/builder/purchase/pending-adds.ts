import type { DraftStore } from '../drafts/draft-store.ts';
import { isStillWanted } from '../drafts/pending-add.ts';
import type { ProductDrafts } from '../drafts/product-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';

/** These items, once. The key stays the same until the store has answered (ruling 37). */
export interface Attempt {
  readonly body: string;
  readonly key: string;
}

type Store<Project extends BuilderProject> = Pick<DraftStore<Project>, 'database'> & {
  readonly product: Pick<ProductDrafts<Project>, 'storageName'>;
};

/** The add that was asked for and has no answer yet, also from before a reload or in another tab. */
export async function keptAttempt<Project extends BuilderProject>(
  store: Store<Project>,
  draftId: string,
): Promise<Attempt | null> {
  try {
    const pending = await (await store.database()).pendingAdd(draftId);
    if (pending === undefined || !isStillWanted(pending, Date.now())) return null;
    if (dismissals(store).of(draftId) === pending.idempotencyKey) {
      await forgetAttempt(store, draftId);
      return null;
    }
    return { body: pending.body, key: pending.idempotencyKey };
  } catch {
    return null;
  }
}

/** Where nothing can be kept, the add goes on without. */
export const keepAttempt = <Project extends BuilderProject>(
  store: Store<Project>,
  draftId: string,
  { body, key }: Attempt,
): Promise<void> =>
  store
    .database()
    .then((database) => database.keepPendingAdd({ draftId, idempotencyKey: key, body, at: Date.now() }))
    .catch(() => undefined);

export const forgetAttempt = <Project extends BuilderProject>(store: Store<Project>, draftId: string): Promise<void> =>
  store
    .database()
    .then((database) => database.forgetPendingAdd(draftId))
    .then(() => void dismissals(store).forget(draftId))
    .catch(() => undefined);

/**
 * The customer changed their mind: this add is never made, whatever becomes of the page. The database ends its work
 * with the page, often before the deletion is written; the mark in local storage is written at once, and the page that
 * finds both deletes both.
 */
export function dismissAttempt<Project extends BuilderProject>(
  store: Store<Project>,
  draftId: string,
  { key }: Attempt,
): Promise<void> {
  dismissals(store).mark(draftId, key);
  return forgetAttempt(store, draftId);
}

/** The key of the add of each draft that was dismissed and may still be kept. */
function dismissals<Project extends BuilderProject>({ product }: Store<Project>) {
  const keyOf = (draftId: string) => `${product.storageName}-dismissed:${draftId}`;
  // Full or forbidden storage: the deletion alone has to do then.
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    mark: (draftId: string, key: string) => attempt(() => localStorage.setItem(keyOf(draftId), key)),
    of: (draftId: string) => attempt(() => localStorage.getItem(keyOf(draftId))),
    forget: (draftId: string) => attempt(() => localStorage.removeItem(keyOf(draftId))),
  };
}
