import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { AccountDependencies } from '../account-dependencies.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { newToken } from '../credentials/tokens.ts';
import { forgetKnownBrowsers } from '../known-browsers/known-browser.repository.ts';
import { insertResetToken } from '../password/password.repository.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import { findAddressChange, putAddressBack } from './address-change.repository.ts';

/**
 * Takes an address back that another one has replaced, by the link in the mail to it. The account is signed out
 * everywhere and its password no longer works, because it was known to the person who changed the address. The answer
 * is a token with which the owner sets a new one at once.
 */
export async function takeBackAddress(
  { pool, clock }: AccountDependencies,
  token: string,
): Promise<Result<{ readonly resetToken: string }, { readonly code: 'token_refused' }>> {
  const now = clock.now();
  // A random password. It is hashed whether the link works or not, so that the time does not show which.
  const hash = await hashPassword(newToken());
  return withTransaction(pool, async (client) => {
    const replaced = await findAddressChange(client, token, now);
    if (replaced === null) return err({ code: 'token_refused' } as const);
    await putAddressBack(client, replaced, { hash, now });
    await endSessionsOf(client, replaced.accountId);
    await forgetKnownBrowsers(client, replaced.accountId);
    const resetToken = newToken();
    await insertResetToken(client, { token: resetToken, emailNormalised: replaced.emailNormalised, now });
    return ok({ resetToken });
  });
}
