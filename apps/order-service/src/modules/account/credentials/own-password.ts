import { err, ok, type Result } from '@cutsite/domain/result';
import { countAttempt, forgetAttempts } from '@cutsite/service-base/rate-limits';
import type { AccountDependencies } from '../account-dependencies.ts';
import { verifyPassword } from './passwords.ts';

/** Why the current password of a signed-in customer is refused. */
export type OwnPasswordFault =
  | { readonly code: 'wrong_password' }
  | { readonly code: 'too_many_attempts'; readonly retryAfter: number };

/**
 * Checks the current password of a signed-in customer before a change that asks for it. Wrong ones are counted by
 * session, like those of a browser that has signed in to the account before (promises A2, X2). So guesses on the
 * sign-in page do not block a password change, and guesses with a stolen session do not block the sign-in.
 */
export async function checkOwnPassword(
  { pool, clock, config }: Pick<AccountDependencies, 'pool' | 'clock' | 'config'>,
  typed: {
    readonly accountId: string;
    readonly passwordHash: string;
    readonly password: string;
    readonly sessionToken: string | null;
  },
): Promise<Result<null, OwnPasswordFault>> {
  const counted = {
    purpose: 'failed_sign_in_known',
    subject: `session ${typed.sessionToken ?? ''} ${typed.accountId}`,
  } as const;
  const limit = config.rateLimits.failedSignInsPerAccountAndAddress;
  const attempt = await countAttempt(pool, counted, limit, clock.now());
  if (!attempt.allowed) return err({ code: 'too_many_attempts', retryAfter: attempt.retryAfter });
  if (!(await verifyPassword(typed.passwordHash, typed.password))) return err({ code: 'wrong_password' });
  await forgetAttempts(pool, counted);
  return ok(null);
}
