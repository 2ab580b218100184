import type { StaffPerson } from '@cutsite/contracts/staff';
import { staffRoles } from '@cutsite/domain/account';
import { withTransaction } from '@cutsite/service-base/database';
import { endSessionById, endSessionsOf, listStaff, lockStaffMember, readSessions } from '../account/index.ts';
import { knownId } from '../order-contents/index.ts';
import { countFactors, type SecondFactorDependencies } from '../second-factor/index.ts';
import { recordStaffAction } from '../staff-audit/index.ts';

/** Everybody with a role, with how many second factors they have. */
export async function listPeople(dependencies: SecondFactorDependencies): Promise<StaffPerson[]> {
  const [staff, factors] = await Promise.all([listStaff(dependencies), countFactors(dependencies.pool)]);
  return staff.map(({ id, name, email, hasVerifiedEmail, roles }) => ({
    id,
    name,
    email,
    has_verified_email: hasVerifiedEmail,
    roles: staffRoles.filter((role) => roles.includes(role)),
    second_factors: factors.get(id) ?? 0,
  }));
}

interface SessionOfPerson {
  readonly id: string;
  readonly user_agent: string;
  readonly started: string;
  readonly last_seen: string;
}

/** Where somebody with a role is signed in; null for everybody else. */
export async function listSessionsOfPerson(
  dependencies: SecondFactorDependencies,
  typedId: string,
): Promise<SessionOfPerson[] | null> {
  const { pool, clock } = dependencies;
  const accountId = knownId(typedId);
  if (!(await listStaff(dependencies)).some(({ id }) => id === accountId) || accountId === null) return null;
  const sessions = await readSessions(pool, { accountId, token: '', now: clock.now() });
  return sessions.map(({ id, user_agent, created_at: started, last_seen_at: lastSeen }) => ({
    id,
    user_agent,
    started: started.toISOString(),
    last_seen: lastSeen.toISOString(),
  }));
}

/** Signs somebody with a role out everywhere. How many places that were; null for everybody else. */
export async function endSessionsOfPerson(
  { pool, clock }: SecondFactorDependencies,
  actor: { readonly id: string },
  typedId: string,
): Promise<number | null> {
  const id = knownId(typedId);
  if (id === null) return null;
  return withTransaction(pool, async (client) => {
    const member = await lockStaffMember(client, { id });
    if (member === null || member.roles.length === 0) return null;
    const ended = await endSessionsOf(client, id);
    const changes = [{ field: 'sessions', from: ended, to: 0 }];
    const subject = { kind: 'staff', id } as const;
    await recordStaffAction(client, { actor, action: 'end_sessions', subject, changes, now: clock.now() });
    return ended;
  });
}

/** Signs somebody with a role out of one place; null when there is no such place or person. */
export async function endSessionOfPerson(
  { pool, clock }: SecondFactorDependencies,
  actor: { readonly id: string },
  typed: { readonly accountId: string; readonly sessionId: string },
): Promise<{ readonly id: string } | null> {
  const [accountId, id] = [knownId(typed.accountId), knownId(typed.sessionId)];
  if (accountId === null || id === null) return null;
  return withTransaction(pool, async (client) => {
    const member = await lockStaffMember(client, { id: accountId });
    if (member === null || member.roles.length === 0) return null;
    if (!(await endSessionById(client, { accountId, id }))) return null;
    const changes = [{ field: 'session', from: id, to: null }];
    const subject = { kind: 'staff', id: accountId } as const;
    await recordStaffAction(client, { actor, action: 'end_session', subject, changes, now: clock.now() });
    return { id };
  });
}
