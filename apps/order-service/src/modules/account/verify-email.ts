import { normaliseEmail } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import { countAttempt } from '@cutsite/service-base/rate-limits';
import type { AccountDependencies } from './account-dependencies.ts';
import { newToken } from './credentials/tokens.ts';
import { verificationMail } from './mails/account-mails.ts';
import { insertVerificationToken, useVerificationToken } from './verification.repository.ts';

/** Confirms the address that a token was sent to. Why a token is refused (used, old, unknown) is not told. */
export async function verifyEmailAddress(
  { pool, clock }: AccountDependencies,
  token: string,
): Promise<Result<null, { readonly code: 'token_refused' }>> {
  const isUsed = await useVerificationToken(pool, token, clock.now());
  return isUsed ? ok(null) : err({ code: 'token_refused' });
}

/** Sends the verification mail again. Nothing is sent to an address that is verified already. */
export async function sendVerification(
  { pool, clock, config }: AccountDependencies,
  user: RequestUser,
): Promise<Result<null, { readonly code: 'too_many_mails'; readonly retryAfter: number }>> {
  if (user.hasVerifiedEmail) return ok(null);
  const now = clock.now();
  const emailNormalised = normaliseEmail(user.email);
  return withTransaction(pool, async (client) => {
    const counted = { purpose: 'verification_mail', subject: emailNormalised } as const;
    const attempt = await countAttempt(client, counted, config.rateLimits.verificationMailsPerAccount, now);
    if (!attempt.allowed) return err({ code: 'too_many_mails', retryAfter: attempt.retryAfter } as const);
    const token = newToken();
    await insertVerificationToken(client, { token, accountId: user.id, emailNormalised, now });
    await putMail(client, verificationMail(user.email, config.publicUrl, token), now);
    return ok(null);
  });
}
