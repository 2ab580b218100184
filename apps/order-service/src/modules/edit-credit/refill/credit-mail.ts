import { dayText } from '@cutsite/domain/day-text';
import { creditTypes } from '@cutsite/domain/edit-credit';
import { moneyText, usd } from '@cutsite/domain/money';
import { type PaidCard, wayOfPaying } from '@cutsite/domain/payment';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import type { CreditedRefill } from './credit-refill.ts';

interface CreditTexts {
  readonly credited: CreditedRefill;
  /** Null: the card network did not say. */
  readonly card: PaidCard | null;
  readonly now: Date;
  readonly publicUrl: string;
}

/** The receipt of bought credit: how much, of which card, on which account, and what it holds now (PA-15). */
export function creditBoughtMail(to: string, { credited, card, now, publicUrl }: CreditTexts): Mail {
  const { creditType, amountMinor, code, balanceMinor } = credited;
  const { label } = creditTypes[creditType];
  const amount = moneyText(usd(amountMinor));
  return writeMail({ to, subject: `${label} ${code}: ${amount} added` }, [
    `Thank you. ${amount} was added to your ${label.toLowerCase()} ${code}.`,
    `Paid by: ${wayOfPaying({ method: 'card', card })}, on ${dayText(now)} (UTC).`,
    `Balance: ${moneyText(usd(balanceMinor))}.`,
    { link: `${publicUrl}/account/edit-credit`, label: 'See your edit credit' },
  ]);
}
