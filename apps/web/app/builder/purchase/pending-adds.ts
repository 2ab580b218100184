import type { DraftStore } from '../drafts/draft-store.ts';
import { isStillWanted } from '../drafts/pending-add.ts';
import type { BuilderProject } from '../project/builder-project.ts';

/** These items, once. The key stays the same until the store has answered (ruling 37). */
export interface Attempt {
  readonly body: string;
  readonly key: string;
}

type Store<Project extends BuilderProject> = Pick<DraftStore<Project>, 'database'>;

/** The add that was asked for and has no answer yet, also from before a reload or in another tab. */
export async function keptAttempt<Project extends BuilderProject>(
  store: Store<Project>,
  draftId: string,
): Promise<Attempt | null> {
  try {
    const pending = await (await store.database()).pendingAdd(draftId);
    if (pending === undefined || !isStillWanted(pending, Date.now())) return null;
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
    .catch(() => undefined);
