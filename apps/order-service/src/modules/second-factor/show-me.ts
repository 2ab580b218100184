import type { StaffMe } from '@cutsite/contracts/staff';
import { staffRoles } from '@cutsite/domain/account';
import { type FactorKind, holdsStepUp, may, permissionNames, staffTimes } from '@cutsite/domain/staff';
import type { RequestUser } from '@cutsite/service-base/http';
import { readAccount, readStaffSession } from '../account/index.ts';
import type { SecondFactorDependencies } from './second-factor-dependencies.ts';
import { countRecoveryCodes, type Factor, readFactors } from './secrets/factor.repository.ts';
import { relyingParty } from './secrets/relying-party.ts';

/** Who of the staff is here (OF-9); null when account or session have ended meanwhile. */
export async function showMe(
  { pool, clock, config }: SecondFactorDependencies,
  user: RequestUser,
  sessionToken: string,
): Promise<StaffMe | null> {
  const [account, session, factors, codesLeft] = await Promise.all([
    readAccount(pool, user.id),
    readStaffSession(pool, sessionToken),
    readFactors(pool, user.id),
    countRecoveryCodes(pool, user.id),
  ]);
  if (account === null || session === null) return null;
  const { steppedUpAt, startedAt, secondFactorAt } = session;
  const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();
  const isAsked = !config.staffWithoutSecondFactor;
  const { host, reason } = relyingParty(config.publicUrl);
  return {
    id: user.id,
    name: `${account.firstName} ${account.lastName}`,
    email: account.email,
    roles: staffRoles.filter((role) => user.roles.includes(role)),
    permissions: permissionNames.filter((permission) => may(user.roles, permission)),
    second_factor:
      secondFactorAt !== null ? 'given' : !isAsked ? 'not_asked' : factors.length === 0 ? 'not_enrolled' : 'needed',
    ways: waysOf(factors, codesLeft, user.isStaff && config.demoStepUpCode !== null),
    passkey: { host, reason },
    recovery_codes_left: codesLeft,
    stepped_up_until:
      steppedUpAt !== null && holdsStepUp(steppedUpAt, clock.now()) ? after(steppedUpAt, staffTimes.stepUp) : null,
    session: {
      started: startedAt.toISOString(),
      ends: after(startedAt, staffTimes.session),
      idle_minutes: staffTimes.idle / 60_000,
    },
  };
}

function waysOf(factors: readonly Factor[], codesLeft: number, hasDemoCode: boolean): FactorKind[] {
  const kinds = new Set<FactorKind>(factors.map(({ kind }) => kind));
  if (codesLeft > 0) kinds.add('recovery_code');
  if (hasDemoCode) kinds.add('demo_code');
  return [...kinds];
}
