import { draftDatabase } from '../draft/draft-database.ts';
import { isStillWanted } from '../draft/waiting-add.ts';

/** One wish: these items, once. The key stays the same until the store has answered (ruling 37). */
export interface Attempt {
  readonly body: string;
  readonly key: string;
}

/** The add that was asked for and has no answer yet, also from before a reload or in another tab. */
export async function keptAttempt(draftId: string): Promise<Attempt | null> {
  try {
    const waiting = await (await draftDatabase()).waitingAdd(draftId);
    if (waiting === undefined || !isStillWanted(waiting, Date.now())) return null;
    return { body: waiting.body, key: waiting.idempotencyKey };
  } catch {
    return null;
  }
}

/** Where nothing can be kept, the add goes on without. */
export const keepAttempt = (draftId: string, { body, key }: Attempt): Promise<void> =>
  draftDatabase()
    .then((database) => database.keepWaitingAdd({ draftId, idempotencyKey: key, body, at: Date.now() }))
    .catch(() => undefined);

export const forgetAttempt = (draftId: string): Promise<void> =>
  draftDatabase()
    .then((database) => database.forgetWaitingAdd(draftId))
    .catch(() => undefined);
