import {
  type AccountFault,
  checkProfile,
  marketingConsent,
  normaliseEmail,
  type Profile,
  type TshirtSize,
} from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import type { ClientBase } from 'pg';
import { putEvent } from '../../../tracking/put-event.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { checkOwnPassword } from '../credentials/own-password.ts';
import { newToken } from '../credentials/tokens.ts';
import { insertVerificationToken } from '../credentials/verification.repository.ts';
import { accountExistsMail, addressChangeMail, newAddressMail } from '../mails/account-mails.ts';
import { countMails } from '../mails/count-mails.ts';
import { findPasswordOwner, type PasswordOwner } from '../password/password.repository.ts';
import { isAddressTaken, lockAddresses, storeMarketingConsent, storeProfile } from './profile.repository.ts';

/** What a customer sends; what is undefined stays as it is. */
export interface UpdateUser {
  readonly user: Pick<RequestUser, 'id' | 'email'>;
  readonly sessionToken: string | null;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly companyName: string | undefined;
  readonly email: string | undefined;
  readonly tshirtSize: TshirtSize | null | undefined;
  readonly marketingConsent: boolean | undefined;
  /** Needed for a new address. */
  readonly currentPassword: string | undefined;
}

/** Why a profile is not changed. */
export type ProfileFault =
  | { readonly code: 'faulty'; readonly faults: readonly AccountFault[]; readonly lacksPassword: boolean }
  | { readonly code: 'password_needed'; readonly isWrong: boolean }
  | { readonly code: 'too_many_attempts'; readonly retryAfter: number }
  /** The new address or the account has had its share of mails (promise X1). */
  | { readonly code: 'too_many_mails'; readonly retryAfter: number };

/**
 * Changes the profile (AC-29). A new address is the key to the account: it needs the password, and only waits until its
 * owner has followed the link that is sent there, so that typing an address makes no staff and takes over no mailbox
 * (ruling 9). An address that another account has gets a mail instead of a link; the answer is the same (promise A3).
 */
export async function updateUser(
  dependencies: AccountDependencies,
  command: UpdateUser,
): Promise<Result<null, ProfileFault>> {
  const faults = checkProfile(given(command));
  const { pool, clock, config } = dependencies;
  const now = clock.now();
  const email = command.email?.trim();
  const emailNormalised = email === undefined ? undefined : normaliseEmail(email);
  if (faults.length > 0) {
    const isAddressSound = !faults.some(({ field }) => field === 'email');
    const lacksPassword = isAddressSound && (await isPasswordMissing(dependencies, command, emailNormalised));
    return err({ code: 'faulty', faults, lacksPassword });
  }
  const refused = await checkPassword(dependencies, command, emailNormalised);
  if (refused !== null) return err(refused);
  return withTransaction(pool, async (client) => {
    const known = await lockAddresses(client, command.user.id);
    const isOther = emailNormalised !== undefined && emailNormalised !== known.emailNormalised;
    const isAnnounced = isOther && emailNormalised !== known.pendingEmailNormalised;
    // Another call has changed it since the password was asked for.
    if (isAnnounced && command.currentPassword === undefined) return err({ code: 'password_needed', isWrong: false });
    if (isAnnounced && email !== undefined) {
      const mails = { accountId: command.user.id, to: [email, command.user.email] };
      const mayMail = await countMails(client, mails, config.rateLimits, now);
      if (!mayMail.allowed) return err({ code: 'too_many_mails', retryAfter: mayMail.retryAfter });
    }
    const waiting = isOther && email !== undefined ? { email, normalised: emailNormalised } : null;
    await storeProfile(client, {
      id: command.user.id,
      firstName: command.firstName?.trim(),
      lastName: command.lastName?.trim(),
      companyName: command.companyName?.trim(),
      tshirtSize: command.tshirtSize,
      pending: email === undefined ? undefined : waiting,
      now,
    });
    await keepConsent(client, config, command, now);
    if (isAnnounced && waiting !== null) await announce(client, dependencies, { ...command, waiting, now });
    return ok(null);
  });
}

function given({ firstName, lastName, companyName, email }: UpdateUser): Partial<Profile> {
  const texts = { firstName, lastName, companyName, email };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}

/** Whether a new address comes without the password: said together with what else is wrong. */
async function isPasswordMissing(
  { pool }: AccountDependencies,
  { user, currentPassword = '' }: UpdateUser,
  emailNormalised: string | undefined,
): Promise<boolean> {
  if (emailNormalised === undefined || currentPassword !== '') return false;
  const owner = await findPasswordOwner(pool, user.id);
  return owner !== null && !isKnownAddress(owner, emailNormalised);
}

/**
 * Asks for the password where a new address is to be announced. It is done before anything is locked: hashing takes its
 * time.
 */
async function checkPassword(
  dependencies: AccountDependencies,
  { user, currentPassword, sessionToken }: UpdateUser,
  emailNormalised: string | undefined,
): Promise<ProfileFault | null> {
  const owner = emailNormalised === undefined ? null : await findPasswordOwner(dependencies.pool, user.id);
  if (owner === null || isKnownAddress(owner, emailNormalised)) return null;
  if (currentPassword === undefined || currentPassword === '') return { code: 'password_needed', isWrong: false };
  const { passwordHash } = owner;
  const typed = { accountId: user.id, passwordHash, password: currentPassword, sessionToken };
  const checked = await checkOwnPassword(dependencies, typed);
  if (checked.ok) return null;
  return checked.error.code === 'wrong_password' ? { code: 'password_needed', isWrong: true } : checked.error;
}

/** The account's own, or the one that is waiting since the password was given for it. */
function isKnownAddress({ email, pendingEmail }: PasswordOwner, emailNormalised: string | undefined): boolean {
  return [email, pendingEmail ?? ''].map(normaliseEmail).includes(emailNormalised ?? '');
}

/** The tracker gets `signed_up` when the customer gives consent, not when the account is opened. */
async function keepConsent(
  client: ClientBase,
  config: AccountDependencies['config'],
  { user, marketingConsent: agrees }: UpdateUser,
  now: Date,
): Promise<void> {
  if (agrees === undefined) return;
  const version = agrees ? marketingConsent.version : null;
  const changed = await storeMarketingConsent(client, { id: user.id, version, now });
  if (changed && agrees) await putEvent(client, config, { accountId: user.id, event: 'signed_up', now });
}

interface NewAddress {
  readonly user: Pick<RequestUser, 'id' | 'email'>;
  readonly sessionToken: string | null;
  readonly waiting: { readonly email: string; readonly normalised: string };
  readonly now: Date;
}

async function announce(
  client: ClientBase,
  { config }: AccountDependencies,
  { user, sessionToken: askedIn, waiting, now }: NewAddress,
): Promise<void> {
  const { email, normalised: emailNormalised } = waiting;
  const accountId = user.id;
  const taken = await isAddressTaken(client, { accountId, emailNormalised, now });
  const token = newToken();
  if (!taken) await insertVerificationToken(client, { token, accountId, emailNormalised, askedIn, now });
  const mail = taken ? accountExistsMail(email, config.publicUrl) : newAddressMail(email, config.publicUrl, token);
  await putMail(client, mail, now);
  await putMail(client, addressChangeMail(user.email, config.publicUrl), now);
}
