import { err, ok, type Result } from '@cutsite/domain/result';
import { countAttempt, forgetAttempts } from '@cutsite/service-base/rate-limits';
import type { AccountDependencies } from '../account-dependencies.ts';
import { verifyPassword } from './passwords.ts';

/** Why a password that somebody typed who is signed in is not taken. */
export type OwnPasswordFault =
  | { readonly code: 'wrong_password' }
  | { readonly code: 'too_many_attempts'; readonly retryAfter: number };

/**
 * Checks the password of who is signed in, who gives it once more for something that matters. Wrong ones are counted
 * for the session alone, as those of a browser are that the account knows (promises A2, X2): strangers who guess at the
 * sign-in keep nobody from changing their own password, and whoever got hold of a session keeps nobody from signing in.
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
