import { momentText } from '../../../platform/moment-text.ts';
import type { StaffOrder } from '../order-data.ts';

type Mail = StaffOrder['mails'][number];

/** Whether a mail failed and is not tried again by itself. */
export const isGivenUp = ({ failure, next_try: nextTry }: Pick<Mail, 'failure' | 'next_try'>): boolean =>
  failure !== null && nextTry === null;

/** Whether a mail was sent, and when. Without a mail server it stays in the outbox, and is not to be sent again. */
export function mailStateText(mail: Pick<Mail, 'sent' | 'written' | 'stays_in_outbox'>): string {
  if (mail.sent !== null) return `sent ${momentText(mail.sent)}`;
  return mail.stays_in_outbox ? `in the demo outbox since ${momentText(mail.written)}` : 'waits to be sent';
}

/** Why a mail has not arrived, and whether anybody has to do something; null: nothing has failed. */
export function mailFailureText({ failure, next_try: nextTry }: Pick<Mail, 'failure' | 'next_try'>): string | null {
  if (failure === null) return null;
  if (nextTry === null) return `Given up after many tries, the last one: ${failure}`;
  const when = nextTry === undefined ? '' : ` ${momentText(nextTry)}`;
  return `Not sent so far, and tried again${when}: ${failure}`;
}
