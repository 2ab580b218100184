import type { PaymentOptionsWire } from '@cutsite/contracts/payment-options';
import { amountText, parseDecimal } from '@cutsite/domain/money';
import { type PaymentMethod, paymentMethods } from '@cutsite/domain/payment';
import { cardFieldsOf } from '../../../platform/card/card-network.ts';

/** A way to pay as it is offered: what to know before choosing it, or why it cannot be chosen. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly label: string;
  readonly note: string;
  readonly isOpen: boolean;
}

const minorOf = (amount: string): number => {
  const read = parseDecimal(amount);
  return read.ok ? read.value.minor : 0;
};

/** Whether an amount covers another one; both as on the wire. */
export const covers = (balance: string, due: string): boolean => minorOf(balance) >= minorOf(due);

/** What would be left, in minor units; below zero: so much is missing. */
export const leftOf = (balance: string, due: string): number => minorOf(balance) - minorOf(due);

/** The four ways to pay (PA-1), each open or with the reason why it isn't. */
export function offeredMethods(options: PaymentOptionsWire, due: string): readonly OfferedMethod[] {
  const notes = {
    card: cardNote(options),
    purchase_order: purchaseOrderNote(options),
    blanket_purchase_order: blanketNote(options, due),
    edit_credit: creditNote(options, due),
  } as const;
  return (Object.keys(notes) as (keyof typeof notes)[]).map((method) => ({
    method,
    label: paymentMethods[method].label,
    ...notes[method],
  }));
}

type Note = Pick<OfferedMethod, 'note' | 'isOpen'>;

/** Open where there is a place to type a card. */
function cardNote({ card }: PaymentOptionsWire): Note {
  if (cardFieldsOf(card) === 'none') return { isOpen: false, note: 'Card payment is not available yet.' };
  return { isOpen: true, note: 'Visa, Mastercard, American Express' };
}

function purchaseOrderNote({ purchase_order: { net_terms_days: days } }: PaymentOptionsWire): Note {
  if (days === null) return { isOpen: false, note: 'Your account has no payment terms. Ask us for them.' };
  return { isOpen: true, note: `On invoice, due ${days} days after the invoice.` };
}

function blanketNote({ blanket_purchase_orders: all }: PaymentOptionsWire, due: string): Note {
  if (all.length === 0) return { isOpen: false, note: 'You have none. Ask us to set one up.' };
  const able = all.filter((one) => !one.has_ended && covers(one.balance, due));
  if (able.length === 0) return { isOpen: false, note: 'None of your blanket POs covers this order.' };
  return {
    isOpen: true,
    note: able.length === 1 ? `${able[0]?.number}` : `${able.length} of your blanket POs cover this order.`,
  };
}

function creditNote({ edit_credit: { balance } }: PaymentOptionsWire, due: string): Note {
  const left = `${amountText(balance)} left`;
  if (covers(balance, due)) return { isOpen: true, note: left };
  return { isOpen: false, note: `${left}, which does not cover this order.` };
}
