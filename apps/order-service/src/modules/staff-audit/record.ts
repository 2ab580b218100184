import type { Clock } from '@cutsite/service-base/clock';
import type { Look } from '@cutsite/service-base/http';
import type { ClientBase, Pool } from 'pg';
import { type AuditRow, insertAudit, type StaffAction } from './staff-audit.repository.ts';
import { inBatches } from './write-in-batches.ts';

const withoutAccount = { command_line: 'command line', signed_out: 'not signed in' } as const;

/**
 * Writes down what staff did (promise L7, OF-6). It belongs into the transaction of the action: both are there, or
 * neither.
 *
 * @param client the connection of the transaction
 */
export async function recordStaffAction(client: ClientBase, done: StaffAction): Promise<void> {
  const { actor, action, subject, reason = '', changes = [], now } = done;
  const who =
    typeof actor === 'string'
      ? { actorId: null, actorName: withoutAccount[actor] }
      : { actorId: actor.id, actorName: '' };
  const { kind: subjectKind, id: subjectId } = subject;
  const what = { ...who, action, subjectKind, subjectId, reason, changes, filter: {}, now };
  await insertAudit(client, [{ kind: 'write', ...what }]);
}

/**
 * Writes down who of the staff was shown what of others (OF-7): one row for an order that was opened, one for a list
 * with what it was asked for. The HTTP layer calls it for every call whose contract says what it shows, after the
 * handler and before the answer goes out; customers' calls have no such word. Looks at the same time are written
 * together.
 */
export function lookRecorder(pool: Pool, clock: Clock): (look: Look) => Promise<void> {
  const write = inBatches<AuditRow>((rows) => insertAudit(pool, rows));
  return async ({ user, endpoint, subjectId, filter }) => {
    const { looksAt } = endpoint;
    if (looksAt === undefined || looksAt === 'nothing') throw new Error(`${endpoint.path} shows nothing of others`);
    const action = `${endpoint.method} ${endpoint.path}`;
    const look = {
      kind: 'look',
      actorId: user.id,
      actorName: '',
      action,
      subjectKind: looksAt,
      subjectId,
      filter,
    } as const;
    await write({ ...look, reason: '', changes: [], now: clock.now() });
  };
}
