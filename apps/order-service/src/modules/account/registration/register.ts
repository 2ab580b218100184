import { type AccountFault, checkRegistration, normaliseEmail, type TshirtSize } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import { countAttempt } from '@cutsite/service-base/rate-limits';
import { v7 as uuidv7 } from 'uuid';
import { insertAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { newToken } from '../credentials/tokens.ts';
import { insertVerificationToken } from '../credentials/verification.repository.ts';
import { accountExistsMail, verificationMail } from '../mails/account-mails.ts';

/** What a customer typed. */
export interface RegisterCommand {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly tshirtSize: TshirtSize | null;
  /** The browser that asks, which will be the one whose session counts as verified. */
  readonly visitToken: string | null;
}

/**
 * Opens an account and sends the verification mail. An address that has an account gets a mail that says so, and the
 * caller the same answer after the same work (promise A3). Returns the faults of what was typed, if any.
 */
export async function register(
  { pool, clock, config }: AccountDependencies,
  command: RegisterCommand,
): Promise<Result<null, AccountFault[]>> {
  const faults = checkRegistration(command);
  if (faults.length > 0) return err(faults);
  const email = command.email.trim();
  const emailNormalised = normaliseEmail(email);
  const passwordHash = await hashPassword(command.password);
  const account = {
    id: uuidv7(),
    email,
    emailNormalised,
    passwordHash,
    firstName: command.firstName.trim(),
    lastName: command.lastName.trim(),
    companyName: command.companyName.trim(),
    tshirtSize: command.tshirtSize,
    now: clock.now(),
  };
  await withTransaction(pool, async (client) => {
    const { now } = account;
    const counted = { purpose: 'verification_mail', subject: emailNormalised } as const;
    const mayMail = await countAttempt(client, counted, config.rateLimits.verificationMailsPerAccount, now);
    if (await insertAccount(client, account)) {
      const token = newToken();
      const askedIn = command.visitToken;
      await insertVerificationToken(client, { token, accountId: account.id, emailNormalised, askedIn, now });
      await putMail(client, verificationMail(email, config.publicUrl, token), now);
    } else if (mayMail.allowed) {
      await putMail(client, accountExistsMail(email, config.publicUrl), now);
    }
  });
  return ok(null);
}
