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
    const counts = [
      { purpose: 'mail_from_account', subject: accountId, limit: limits.mailsPerAccount },
      { purpose: 'mail_from_account_daily', subject: accountId, limit: limits.mailsPerAccountDaily },
      { purpose: 'mail_to', subject: normaliseEmail(recipient), limit: limits.mailsPerRecipient },
    ] as const;
    for (const { purpose, subject, limit } of counts) {
      const attempt = await countAttempt(client, { purpose, subject }, limit, now);
      if (!attempt.allowed) return attempt;
    }
  }
  return { allowed: true };
}
