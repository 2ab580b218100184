import { checkEmail, normaliseEmail, type StaffRole } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { v7 as uuidv7 } from 'uuid';
import { insertAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { hashPassword, newToken } from '../credentials/index.ts';
import { sendPasswordReset } from '../password/send-password-reset.ts';
import { addRoles, findStaffCandidate, readStaff, removeRoles, type StaffMember } from './staff.repository.ts';

/** Why nobody becomes staff. */
export type StaffFault = 'email_faulty' | 'domain_is_not_ours' | 'no_such_account';

export interface Granted {
  /** There was no account with this address; its owner gets a mail to choose a password. */
  readonly isNew: boolean;
  /** Roles count from the moment when the address is verified, and not before (ruling 9). */
  readonly hasVerifiedEmail: boolean;
}

/**
 * Grants roles to the account of an address, which is opened if there is none: with a password that nobody knows, and a
 * mail by which the owner of the mailbox, and nobody else, chooses one and proves the address.
 */
export async function grantStaffRoles(
  dependencies: AccountDependencies,
  email: string,
  roles: readonly StaffRole[],
): Promise<Result<Granted, StaffFault>> {
  const { pool, clock, config } = dependencies;
  if (checkEmail(email) !== null) return err('email_faulty');
  const emailNormalised = normaliseEmail(email);
  const [localPart = '', domain = ''] = emailNormalised.split('@');
  if (!config.staffDomains.includes(domain)) return err('domain_is_not_ours');
  const now = clock.now();
  const account = {
    ...{ id: uuidv7(), email: email.trim(), emailNormalised, now, tshirtSize: null },
    // To be put right by their owner, in the profile.
    ...{ firstName: localPart, lastName: localPart, companyName: domain },
    passwordHash: await hashPassword(newToken()),
  };
  const granted = await withTransaction(pool, async (client) => {
    const isNew = await insertAccount(client, account);
    const candidate = await findStaffCandidate(client, emailNormalised);
    if (candidate === null) throw new Error('The account was removed at this moment');
    await addRoles(client, candidate.id, roles, now);
    return { isNew, hasVerifiedEmail: candidate.hasVerifiedEmail };
  });
  if (granted.isNew) await sendPasswordReset(dependencies, emailNormalised);
  return ok(granted);
}

/** Takes roles away, from the next call on. Says how many administrators are left. */
export async function revokeStaffRoles(
  { pool }: AccountDependencies,
  email: string,
  roles: readonly StaffRole[],
): Promise<Result<{ readonly administratorsLeft: number }, StaffFault>> {
  return withTransaction(pool, async (client) => {
    const candidate = await findStaffCandidate(client, normaliseEmail(email));
    if (candidate === null) return err('no_such_account' as const);
    await removeRoles(client, candidate.id, roles);
    const staff = await readStaff(client);
    return ok({ administratorsLeft: staff.filter(({ roles: held }) => held.includes('administrator')).length });
  });
}

/** Everybody with a role, whether or not it counts. */
export function listStaff({ pool }: AccountDependencies): Promise<readonly StaffMember[]> {
  return readStaff(pool);
}
