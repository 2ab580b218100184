import { normaliseEmail } from '@cutsite/domain/account';
import { type Attempt, countAttempt } from '@cutsite/service-base/rate-limits';
import type { ClientBase } from 'pg';
import type { RateLimits } from '../../../config/index.ts';

/** Mails that a customer's action sends to others. */
export interface TriggeredMails {
  readonly accountId: string;
  readonly to: readonly string[];
}

/**
 * Counts the mails that a customer is about to send to others, and says whether they may go (promise X1): so many in an
 * hour and in a day for the account, so many in an hour to one mailbox, from all senders together. It is asked before
 * anything is written; who is refused has used up nothing of another's share.
 *
 * @param client a connection inside the transaction that sends the mails
 */
export async function countMails(
  client: ClientBase,
  { accountId, to }: TriggeredMails,
  limits: RateLimits,
  now: Date,
): Promise<Attempt> {
  for (const recipient of to) {
    const attempt = await countMailFrom(client, accountId, limits, now);
    if (!attempt.allowed) return attempt;
    const counted = { purpose: 'mail_to', subject: normaliseEmail(recipient) } as const;
    const received = await countAttempt(client, counted, limits.mailsPerRecipient, now);
    if (!received.allowed) return received;
  }
  return { allowed: true };
}

/** Counts one mail of an account whose recipient the customer does not choose, such as one to sales. */
export async function countMailFrom(
  client: ClientBase,
  accountId: string,
  limits: RateLimits,
  now: Date,
): Promise<Attempt> {
  const counted = { purpose: 'mail_from_account', subject: accountId } as const;
  const hourly = await countAttempt(client, counted, limits.mailsPerAccount, now);
  if (!hourly.allowed) return hourly;
  return countAttempt(client, { ...counted, purpose: 'mail_from_account_daily' }, limits.mailsPerAccountDaily, now);
}
