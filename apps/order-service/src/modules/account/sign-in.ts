import { normaliseEmail } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { newSessionToken } from '../../http/index.ts';
import { countAttempt, forgetAttempts } from '../../rate-limits/index.ts';
import { findPassword, replaceHash } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { hashPassword, needsRehash, verifyPassword } from './credentials/index.ts';
import { endSession, startSession } from './sessions/index.ts';

/** What a customer typed, by which browser, and the session it would replace. */
export interface SignInCommand {
  readonly username: string;
  readonly password: string;
  readonly userAgent: string;
  readonly earlierSession: string | null;
}

/** Why a sign-in is refused. It never tells whether the address has an account. */
export type SignInFault =
  | { readonly code: 'wrong_credentials' }
  | { readonly code: 'too_many_attempts'; readonly retryAfter: number };

/**
 * Checks a password and starts a session with a new token. Attempts are counted before the password is looked at, for
 * the account as typed; a success clears the count (promise A2). Those of a network address are counted on the way here.
 */
export async function signIn(
  { pool, clock, config }: AccountDependencies,
  command: SignInCommand,
): Promise<Result<{ readonly token: string }, SignInFault>> {
  const now = clock.now();
  const email = normaliseEmail(command.username);
  const account = { purpose: 'failed_sign_in', subject: email } as const;
  const attempt = await countAttempt(pool, account, config.rateLimits.failedSignInsPerAccount, now);
  if (!attempt.allowed) return err({ code: 'too_many_attempts', retryAfter: attempt.retryAfter });

  const stored = await findPassword(pool, email);
  const matches = await verifyPassword(stored?.passwordHash ?? null, command.password);
  if (!stored || !matches) return err({ code: 'wrong_credentials' });

  if (needsRehash(stored.passwordHash)) {
    await replaceHash(pool, stored.id, stored.passwordHash, await hashPassword(command.password));
  }
  await forgetAttempts(pool, account);
  if (command.earlierSession !== null) await endSession(pool, command.earlierSession);
  const token = newSessionToken();
  await startSession(pool, { token, accountId: stored.id, userAgent: command.userAgent, now });
  return ok({ token });
}
