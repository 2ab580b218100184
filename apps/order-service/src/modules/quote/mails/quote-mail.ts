import { formatDecimal, type Money } from '@cutsite/domain/money';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import { dayText } from '../../../documents/index.ts';

export interface QuoteForMail {
  readonly to: string;
  readonly number: string;
  readonly total: Money;
  readonly expiresAt: Date;
  readonly link: string;
}

/**
 * Brings the quote to who asked for it. The paper itself is behind the link, so that a forwarded mail shows no
 * sequences.
 */
export function quoteMail({ to, number, total, expiresAt, link }: QuoteForMail): Mail {
  return writeMail({ to, subject: `Your Cutsite quote ${number}` }, [
    `Your quote ${number} over ${formatDecimal(total)} ${total.currency} is ready. Its prices hold until ${dayText(expiresAt)}.`,
    { link, label: 'See, download or order the quote' },
  ]);
}
