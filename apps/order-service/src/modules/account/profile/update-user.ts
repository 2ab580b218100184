import {
  type AccountFault,
  checkProfile,
  marketingConsent,
  normaliseEmail,
  type Profile,
  type TshirtSize,
} from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import type { ClientBase } from 'pg';
import { putEvent } from '../../../tracking/put-event.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { newToken } from '../credentials/tokens.ts';
import { accountExistsMail, addressChangeMail, newAddressMail } from '../mails/account-mails.ts';
import { countMails } from '../mails/count-mails.ts';
import { insertVerificationToken } from '../verification.repository.ts';
import { isAddressTaken, lockAddresses, storeMarketingConsent, storeProfile } from './profile.repository.ts';

export interface UpdateUser extends Profile {
  readonly user: Pick<RequestUser, 'id' | 'email'>;
  readonly tshirtSize: TshirtSize | null;
  /** Null leaves it as it is. */
  readonly marketingConsent: boolean | null;
}

/** The new address or the account has had its share of mails (promise X1). */
export interface TooManyMails {
  readonly retryAfter: number;
}

/**
 * Changes the profile (AC-29). A new address only waits: it counts once its owner has followed the link that
 * is sent there, so that nobody becomes staff or takes over a mailbox by typing (ruling 9). An address that another
 * account has gets a mail instead of a link; the answer is the same (promise A3).
 */
export async function updateUser(
  dependencies: AccountDependencies,
  command: UpdateUser,
): Promise<Result<null, AccountFault[] | TooManyMails>> {
  const faults = checkProfile(command);
  if (faults.length > 0) return err(faults);
  const { pool, clock, config } = dependencies;
  const now = clock.now();
  const email = command.email.trim();
  const emailNormalised = normaliseEmail(email);
  return withTransaction(pool, async (client) => {
    const known = await lockAddresses(client, command.user.id);
    const isOther = emailNormalised !== known.emailNormalised;
    const isAnnounced = isOther && emailNormalised !== known.pendingEmailNormalised;
    if (isAnnounced) {
      const mails = { accountId: command.user.id, to: [email, command.user.email] };
      const mayMail = await countMails(client, mails, config.rateLimits, now);
      if (!mayMail.allowed) return err({ retryAfter: mayMail.retryAfter });
    }
    await storeProfile(client, {
      id: command.user.id,
      firstName: command.firstName.trim(),
      lastName: command.lastName.trim(),
      companyName: command.companyName.trim(),
      tshirtSize: command.tshirtSize,
      pendingEmail: isOther ? email : null,
      pendingEmailNormalised: isOther ? emailNormalised : null,
      now,
    });
    await keepConsent(client, config, command, now);
    if (isAnnounced) await announce(client, dependencies, { user: command.user, email, emailNormalised, now });
    return ok(null);
  });
}

/** The tracker hears of an account when its customer agrees, not before: `signed_up` belongs to the consent. */
async function keepConsent(
  client: ClientBase,
  config: AccountDependencies['config'],
  { user, marketingConsent: agrees }: UpdateUser,
  now: Date,
): Promise<void> {
  if (agrees === null) return;
  const version = agrees ? marketingConsent.version : null;
  const changed = await storeMarketingConsent(client, { id: user.id, version, now });
  if (changed && agrees) await putEvent(client, config, { accountId: user.id, event: 'signed_up', now });
}

interface NewAddress {
  readonly user: Pick<RequestUser, 'id' | 'email'>;
  readonly email: string;
  readonly emailNormalised: string;
  readonly now: Date;
}

async function announce(
  client: ClientBase,
  { config }: AccountDependencies,
  { user, email, emailNormalised, now }: NewAddress,
): Promise<void> {
  const taken = await isAddressTaken(client, emailNormalised);
  const token = newToken();
  if (!taken) await insertVerificationToken(client, { token, accountId: user.id, emailNormalised, now });
  const mail = taken ? accountExistsMail(email, config.publicUrl) : newAddressMail(email, config.publicUrl, token);
  await putMail(client, mail, now);
  await putMail(client, addressChangeMail(user.email, config.publicUrl), now);
}
