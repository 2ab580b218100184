import { normaliseEmail } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import { countAttempt } from '@cutsite/service-base/rate-limits';
import type { ClientBase } from 'pg';
import type { AccountDependencies } from '../account-dependencies.ts';
import { newToken } from '../credentials/tokens.ts';
import {
  insertVerificationToken,
  markVerified,
  type ProvenAddress,
  putPendingAddress,
  raiseAskers,
  useVerificationToken,
} from '../credentials/verification.repository.ts';
import { addressChangedMail, verificationMail } from '../mails/account-mails.ts';
import { insertAddressChange } from '../profile/address-change.repository.ts';
import { lockAddresses } from '../profile/profile.repository.ts';
import { endSessionsBut } from '../sessions/session.repository.ts';

/** A link that was opened, and the session of the browser that opened it. */
export interface OpenedLink {
  readonly token: string;
  readonly openedIn: string | null;
}

type Refused = { readonly code: 'token_refused' };

/**
 * Confirms the address that a token was sent to: the account's, or the one that was waiting to become it. It opens
 * no session: the session of the browser that asked for the mail counts as verified from then on. When a new address
 * counts, all other sessions end, and the old mailbox gets a link by which its owner can take it back. Why a token is
 * refused (used, old, unknown, an address that another account has taken meanwhile) is not said.
 */
export async function verifyEmailAddress(
  dependencies: AccountDependencies,
  link: OpenedLink,
): Promise<Result<null, Refused>> {
  try {
    return await withTransaction(dependencies.pool, (client) => verify(client, dependencies, link));
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'account_email_normalised_key') {
      return err({ code: 'token_refused' });
    }
    throw error;
  }
}

async function verify(
  client: ClientBase,
  { clock, config }: AccountDependencies,
  { token, openedIn }: OpenedLink,
): Promise<Result<null, Refused>> {
  const now = clock.now();
  const proven = await useVerificationToken(client, token, now);
  if (proven === null) return err({ code: 'token_refused' });
  const known = await lockAddresses(client, proven.accountId);
  if (proven.emailNormalised === known.emailNormalised) {
    await markVerified(client, proven, now);
    await raiseAskers(client, proven, openedIn);
    return ok(null);
  }
  if (proven.emailNormalised !== known.pendingEmailNormalised) return err({ code: 'token_refused' });
  await putPendingAddress(client, proven, now);
  await endSessionsBut(client, proven.accountId, await raiseAskers(client, proven, openedIn));
  if (known.isVerified) await tellOldAddress(client, config.publicUrl, { ...known, proven, now });
  return ok(null);
}

/** An address that was never verified gives no right to the account, so no link is sent to it. */
async function tellOldAddress(
  client: ClientBase,
  publicUrl: string,
  old: {
    readonly email: string;
    readonly emailNormalised: string;
    readonly proven: ProvenAddress;
    readonly now: Date;
  },
): Promise<void> {
  const { email, emailNormalised, proven, now } = old;
  const token = newToken();
  await insertAddressChange(client, { token, accountId: proven.accountId, email, emailNormalised, now });
  await putMail(client, addressChangedMail(email, publicUrl, token), now);
}

/**
 * Sends the verification mail again, for the session that asks. Nothing is sent to an address that is verified already.
 */
export async function sendVerification(
  { pool, clock, config }: AccountDependencies,
  user: RequestUser,
  askedIn: string | null,
): Promise<Result<null, { readonly code: 'too_many_mails'; readonly retryAfter: number }>> {
  if (user.hasVerifiedEmail) return ok(null);
  const now = clock.now();
  const emailNormalised = normaliseEmail(user.email);
  return withTransaction(pool, async (client) => {
    const counted = { purpose: 'verification_mail', subject: emailNormalised } as const;
    const attempt = await countAttempt(client, counted, config.rateLimits.verificationMailsPerAccount, now);
    if (!attempt.allowed) return err({ code: 'too_many_mails', retryAfter: attempt.retryAfter } as const);
    const token = newToken();
    await insertVerificationToken(client, { token, accountId: user.id, emailNormalised, askedIn, now });
    await putMail(client, verificationMail(user.email, config.publicUrl, token), now);
    return ok(null);
  });
}
