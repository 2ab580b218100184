import { type AccountFault, checkChangedPassword, checkNewPassword, normaliseEmail } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { newSessionToken } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import { forgetAttempts } from '@cutsite/service-base/rate-limits';
import type { ClientBase } from 'pg';
import type { AccountDependencies } from '../account-dependencies.ts';
import { checkOwnPassword, type OwnPasswordFault } from '../credentials/own-password.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { forgetKnownBrowsers } from '../known-browsers/known-browser.repository.ts';
import { passwordChangedMail } from '../mails/account-mails.ts';
import { endSessionsOf, startSession } from '../sessions/session.repository.ts';
import {
  findPasswordOwner,
  findResetOwner,
  type PasswordOwner,
  setPassword,
  useResetToken,
} from './password.repository.ts';

/** Why a password is not changed. */
export type PasswordChangeFault =
  | { readonly code: 'token_refused' }
  | { readonly code: 'password_faulty'; readonly fault: AccountFault }
  | OwnPasswordFault;

/** Whether the link still works. Nothing is used up, so that a mail scanner that follows links does no harm. */
export async function opensPasswordReset({ pool, clock }: AccountDependencies, token: string): Promise<boolean> {
  return (await findResetOwner(pool, token, clock.now())) !== null;
}

/**
 * Sets a new password by the link of a mail: the link is used up, every session of the account ends (promise A5), and
 * its owner gets a mail. Of two parallel uses one succeeds (promise A4).
 */
export async function resetPassword(
  dependencies: AccountDependencies,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<null, PasswordChangeFault>> {
  const { pool, clock } = dependencies;
  const now = clock.now();
  const owner = await findResetOwner(pool, token, now);
  if (owner === null) return err({ code: 'token_refused' });
  const [fault] = checkNewPassword(password, owner);
  if (fault !== undefined) return err({ code: 'password_faulty', fault });
  const hash = await hashPassword(password);
  return withTransaction(pool, async (client) => {
    if (!(await useResetToken(client, token, now))) return err({ code: 'token_refused' } as const);
    await replacePassword(client, dependencies, { owner, hash, now, provesAddress: true });
    return ok(null);
  });
}

export interface ChangePassword {
  readonly accountId: string;
  readonly currentPassword: string;
  readonly password: string;
  readonly userAgent: string;
  readonly sessionToken: string | null;
}

/**
 * Changes the password of who is signed in and knows the old one. All sessions end, this one too: it goes on under the
 * new token that comes back.
 */
export async function changePassword(
  dependencies: AccountDependencies,
  command: ChangePassword,
): Promise<Result<{ readonly token: string }, PasswordChangeFault>> {
  const { pool, clock } = dependencies;
  const now = clock.now();
  const owner = await findPasswordOwner(pool, command.accountId);
  if (owner === null) return err({ code: 'wrong_password' });
  const { accountId, currentPassword: password, sessionToken: session } = command;
  const typed = { accountId, passwordHash: owner.passwordHash, password, sessionToken: session };
  const checked = await checkOwnPassword(dependencies, typed);
  if (!checked.ok) return checked;
  const [fault] = checkChangedPassword(command, owner);
  if (fault !== undefined) return err({ code: 'password_faulty', fault });
  const hash = await hashPassword(command.password);
  const token = newSessionToken();
  await withTransaction(pool, async (client) => {
    await replacePassword(client, dependencies, { owner, hash, now, provesAddress: false });
    const { userAgent, sessionToken: beganAs } = command;
    await startSession(client, { token, beganAs, accountId: owner.id, userAgent, now });
  });
  return ok({ token });
}

interface NewPassword {
  readonly owner: PasswordOwner;
  readonly hash: string;
  readonly now: Date;
  readonly provesAddress: boolean;
}

async function replacePassword(
  client: ClientBase,
  { config }: AccountDependencies,
  { owner, hash, now, provesAddress }: NewPassword,
): Promise<void> {
  await setPassword(client, { id: owner.id, hash, now, provesAddress });
  await endSessionsOf(client, owner.id);
  await forgetKnownBrowsers(client, owner.id);
  await forgetAttempts(client, { purpose: 'failed_sign_in', subject: normaliseEmail(owner.email) });
  await putMail(client, passwordChangedMail(owner.email, config.publicUrl), now);
}
