import type { AccountDependencies } from './account-dependencies.ts';
import { endSession } from './sessions/index.ts';

/** Ends the session of a token; without one there is nothing to do. */
export async function signOut({ pool }: AccountDependencies, sessionToken: string | null): Promise<void> {
  if (sessionToken !== null) await endSession(pool, sessionToken);
}
