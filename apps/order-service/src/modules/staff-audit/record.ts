import type { Look } from '@cutsite/service-base/http';
import type { ClientBase, Pool } from 'pg';
import { insertAudit, type StaffAction } from './staff-audit.repository.ts';

/**
 * Writes down what staff did (promise L7, OF-6). It belongs into the transaction of the deed: both are there, or
 * neither.
 *
 * @param client the connection of the transaction
 */
export async function recordStaffAction(client: ClientBase, done: StaffAction): Promise<void> {
  const { actor, action, subject, reason = '', changes = [], now } = done;
  const actorId = actor === 'command_line' ? null : actor.id;
  const { kind: subjectKind, id: subjectId } = subject;
  await insertAudit(client, {
    kind: 'write',
    actorId,
    action,
    subjectKind,
    subjectId,
    reason,
    changes,
    filter: {},
    now,
  });
}

/**
 * Writes down who of the staff was shown what of others (OF-7): one row for an order that was opened, one for a list
 * with what it was asked for. The HTTP floor calls it for every call whose contract says what it shows, after the
 * handler and before the answer goes out; customers' calls have no such word.
 */
export async function recordLook(pool: Pool, { user, endpoint, subjectId, filter }: Look, now: Date): Promise<void> {
  const { looksAt } = endpoint;
  if (looksAt === undefined || looksAt === 'nothing') throw new Error(`${endpoint.path} shows nothing of others`);
  const action = `${endpoint.method} ${endpoint.path}`;
  const look = { actorId: user.id, action, subjectKind: looksAt, subjectId } as const;
  await insertAudit(pool, { kind: 'look', ...look, reason: '', changes: [], filter, now });
}
