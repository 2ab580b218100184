import type { FactorWire } from '@cutsite/contracts/staff';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import { lockStaffMember } from '../account/index.ts';
import { recordStaffAction } from '../staff-audit/index.ts';
import { factorsChangedMail } from './factor-mails.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorDependencies, StaffInSession } from './second-factor-dependencies.ts';
import { countRecoveryCodes, deleteOneOfSeveral, readFactors } from './secrets/factor.repository.ts';

type Owner = StaffInSession['user'];

/** The own factors, the first one first, and how many recovery codes are left. */
export async function listOwnFactors(
  { pool }: SecondFactorDependencies,
  user: Owner,
): Promise<{ readonly factors: readonly FactorWire[]; readonly recovery_codes_left: number }> {
  const factors = (await readFactors(pool, user.id)).map(({ id, kind, label, createdAt, lastUsedAt }) => ({
    id,
    kind,
    label,
    created: createdAt.toISOString(),
    last_used: lastUsedAt?.toISOString() ?? null,
  }));
  return { factors, recovery_codes_left: await countRecoveryCodes(pool, user.id) };
}

/** Removes one of the own factors, but for the last one. */
export async function removeOwnFactor(
  { pool, clock, config }: SecondFactorDependencies,
  user: Owner,
  id: string,
): Promise<Result<null, 'last' | 'none'>> {
  const now = clock.now();
  return withTransaction(pool, async (client) => {
    await lockStaffMember(client, { id: user.id });
    const removed = await deleteOneOfSeveral(client, user.id, id);
    if (removed !== 'removed') return err(removed);
    const subject = { kind: 'staff', id: user.id } as const;
    const changes = [{ field: 'second_factor', from: id, to: null }];
    await recordStaffAction(client, { actor: user, action: 'remove_factor', subject, changes, now });
    await putMail(client, factorsChangedMail(user.email, config.publicUrl, 'A second factor was removed'), now);
    return ok(null);
  });
}

/** New recovery codes in the place of the old ones; null for who has no factor that they could stand for. */
export async function renewRecoveryCodes(
  { pool, clock, config }: SecondFactorDependencies,
  user: Owner,
): Promise<readonly string[] | null> {
  const now = clock.now();
  return withTransaction(pool, async (client) => {
    if ((await readFactors(client, user.id)).length === 0) return null;
    const codes = await makeRecoveryCodes(client, user.id, now);
    const subject = { kind: 'staff', id: user.id } as const;
    const changes = [{ field: 'recovery_codes', from: null, to: codes.length }];
    await recordStaffAction(client, { actor: user, action: 'renew_recovery_codes', subject, changes, now });
    await putMail(client, factorsChangedMail(user.email, config.publicUrl, 'New recovery codes were made'), now);
    return codes;
  });
}
