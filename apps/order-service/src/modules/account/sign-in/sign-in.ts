import { normaliseEmail } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { newBrowserToken, newSessionToken } from '@cutsite/service-base/http';
import { type Attempt, type Counted, countAttempt, forgetAttempts } from '@cutsite/service-base/rate-limits';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { findPassword, replaceHash } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { hashPassword, needsRehash, verifyPassword } from '../credentials/passwords.ts';
import { isKnownBrowser, rememberBrowser } from '../known-browsers/known-browser.repository.ts';
import { endSession, startSession } from '../sessions/session.repository.ts';

/** What a customer typed, in which browser, from where, and the session it would replace. */
export interface SignInCommand {
  readonly username: string;
  readonly password: string;
  readonly userAgent: string;
  /** Of the network. */
  readonly address: string;
  /** What an earlier sign-in has left in the browser. */
  readonly browserToken: string | null;
  readonly earlierSession: string | null;
  /** Of the visit until now: the browser may have opened the account just before. */
  readonly visitToken: string | null;
}

/** Why a sign-in is refused. It never tells whether the address has an account. */
export type SignInFault =
  | { readonly code: 'wrong_credentials' }
  | { readonly code: 'too_many_attempts'; readonly retryAfter: number };

/** The tokens for the browser. */
export interface SignedIn {
  readonly token: string;
  readonly browserToken: string;
}

/**
 * Checks a password and starts a session with a new token. Attempts are counted before the password is looked at; a
 * success clears the counts (promise A2). Those of a network address for all accounts are counted on the way here.
 */
export async function signIn(
  dependencies: AccountDependencies,
  command: SignInCommand,
): Promise<Result<SignedIn, SignInFault>> {
  const { pool, clock } = dependencies;
  const now = clock.now();
  const email = normaliseEmail(command.username);
  const counts = await countsOf(dependencies, command, email);
  const attempt = await countInTurn(dependencies, counts, now);
  if (!attempt.allowed) return err({ code: 'too_many_attempts', retryAfter: attempt.retryAfter });

  const stored = await findPassword(pool, email);
  const matches = await verifyPassword(stored?.passwordHash ?? null, command.password);
  if (!stored || !matches) {
    if (stored?.isStaff === true) await keepRefusal(dependencies, stored.id, command.address);
    return err({ code: 'wrong_credentials' });
  }

  if (needsRehash(stored.passwordHash)) {
    await replaceHash(pool, stored.id, stored.passwordHash, await hashPassword(command.password));
  }
  for (const { counted } of counts) await forgetAttempts(pool, counted);
  if (command.earlierSession !== null) await endSession(pool, command.earlierSession);
  const browserToken = newBrowserToken();
  const browser = { earlierToken: command.browserToken, token: browserToken, accountId: stored.id, now };
  await rememberBrowser(pool, browser);
  const token = newSessionToken();
  const { visitToken: beganAs, userAgent } = command;
  await startSession(pool, { token, beganAs, accountId: stored.id, userAgent, now });
  return ok({ token, browserToken });
}

interface Count {
  readonly counted: Counted;
  readonly limit: 'failedSignInsPerAccount' | 'failedSignInsPerAccountAndAddress';
}

/**
 * What an attempt counts for (promise X2). A browser that has signed in to the account before has a count of its own,
 * so that guesses elsewhere do not lock its owner out. Other browsers are counted for the account by address, then for
 * the account altogether: one address uses up its own share and no more.
 */
async function countsOf(
  { pool, clock }: AccountDependencies,
  { browserToken, address }: SignInCommand,
  email: string,
): Promise<readonly Count[]> {
  if (browserToken !== null && (await isKnownBrowser(pool, browserToken, email, clock.now()))) {
    const known = { purpose: 'failed_sign_in_known', subject: `${browserToken} ${email}` } as const;
    return [{ counted: known, limit: 'failedSignInsPerAccountAndAddress' }];
  }
  return [
    {
      counted: { purpose: 'failed_sign_in_from', subject: `${address} ${email}` },
      limit: 'failedSignInsPerAccountAndAddress',
    },
    { counted: { purpose: 'failed_sign_in', subject: email }, limit: 'failedSignInsPerAccount' },
  ];
}

/** The first full count refuses the attempt, which the later ones then do not count. */
async function countInTurn(
  { pool, config }: AccountDependencies,
  counts: readonly Count[],
  now: Date,
): Promise<Attempt> {
  for (const { counted, limit } of counts) {
    const attempt = await countAttempt(pool, counted, config.rateLimits[limit], now);
    if (!attempt.allowed) return attempt;
  }
  return { allowed: true };
}

/**
 * A wrong password for an account of staff is kept (OF-6). Who gave it is not known; from where, is. Guesses are
 * limited before, and so are these rows. The answer does not wait for the disk, so that its time does not tell who is
 * staff (promise A3): a machine that loses its power in that moment loses the row, and nothing that was done with it.
 */
async function keepRefusal({ pool, clock }: AccountDependencies, id: string, address: string): Promise<void> {
  const changes = [{ field: 'password', from: null, to: `refused, from ${address}` }];
  const subject = { kind: 'staff', id } as const;
  const refused = { actor: 'signed_out', action: 'refuse_password', subject, changes, now: clock.now() } as const;
  await withTransaction(pool, async (client) => {
    await client.query('set local synchronous_commit to off');
    await recordStaffAction(client, refused);
  });
}

/** Ends the session of a token; without one there is nothing to do. */
export async function signOut({ pool }: AccountDependencies, sessionToken: string | null): Promise<void> {
  if (sessionToken !== null) await endSession(pool, sessionToken);
}
