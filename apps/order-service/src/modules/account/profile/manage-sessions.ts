import type { SessionWire } from '@cutsite/contracts/account';
import { knownId } from '../../order-contents/index.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { endOtherSessions, endSessionById, readSessions } from '../sessions/session.repository.ts';

/** Who asks, and from where. */
export interface SessionOwner {
  readonly accountId: string;
  readonly sessionToken: string | null;
}

/** Where the user is signed in. Tokens and their hashes are never shown. */
export async function listSessions(
  { pool, clock }: AccountDependencies,
  { accountId, sessionToken }: SessionOwner,
): Promise<SessionWire[]> {
  const rows = await readSessions(pool, { accountId, token: sessionToken ?? '', now: clock.now() });
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.user_agent,
    started: row.created_at.toISOString(),
    last_seen: row.last_seen_at.toISOString(),
    is_current: row.is_current,
  }));
}

/** Ends one of the user's sessions; null when there is no such one. */
export async function endOneSession(
  { pool }: AccountDependencies,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<string | null> {
  const known = knownId(id);
  return known !== null && (await endSessionById(pool, { accountId, id: known })) ? known : null;
}

/** Signs the user out everywhere else. How many places that were. */
export function endOthers({ pool }: AccountDependencies, { accountId, sessionToken }: SessionOwner): Promise<number> {
  return endOtherSessions(pool, accountId, sessionToken ?? '');
}
