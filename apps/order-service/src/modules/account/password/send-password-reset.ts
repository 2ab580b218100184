import { type AccountFault, checkEmail, normaliseEmail } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import { countAttempt } from '@cutsite/service-base/rate-limits';
import type { AccountDependencies } from '../account-dependencies.ts';
import { newToken } from '../credentials/tokens.ts';
import { passwordResetMail } from '../mails/account-mails.ts';
import { insertResetToken } from './password.repository.ts';

/** Why no mail is sent. That an address has no account is not among them (promise A3). */
export type PasswordMailFault =
  | { readonly code: 'email_faulty'; readonly fault: AccountFault }
  | { readonly code: 'too_many_mails'; readonly retryAfter: number };

/** Sends a link to choose a new password, if the address has an account; the answer is the same if it has none. */
export async function sendPasswordReset(
  { pool, clock, config }: AccountDependencies,
  typed: string,
): Promise<Result<null, PasswordMailFault>> {
  const code = checkEmail(typed);
  if (code !== null) return err({ code: 'email_faulty', fault: { field: 'email', code } });
  const now = clock.now();
  const emailNormalised = normaliseEmail(typed);
  return withTransaction(pool, async (client) => {
    const counted = { purpose: 'password_mail', subject: emailNormalised } as const;
    const attempt = await countAttempt(client, counted, config.rateLimits.verificationMailsPerAccount, now);
    if (!attempt.allowed) return err({ code: 'too_many_mails', retryAfter: attempt.retryAfter } as const);
    const token = newToken();
    const mailbox = await insertResetToken(client, { token, emailNormalised, now });
    if (mailbox !== null) await putMail(client, passwordResetMail(mailbox, config.publicUrl, token), now);
    return ok(null);
  });
}
