import { type Money, parseDecimal, usd } from '../money/index.ts';
import { err, ok, type Result } from '../result/index.ts';

/** The two kinds of account that hold money spent before it is needed (PA-12, ruling 17). */
export const creditTypes = {
  /** One of its own for each customer: a refill tops it up. */
  edit_credit: {
    label: 'Edit credit',
    codePrefix: 'EC',
    toppedUp: true,
    meaning: 'One balance of your own: each purchase adds to it, and you spend it at checkout.',
  },
  /** One for each purchase, to be distinguished by its code. */
  gift_card: {
    label: 'Gift card',
    codePrefix: 'GC',
    toppedUp: false,
    meaning: 'A balance with a number of its own, kept apart from your edit credit, for example for one project.',
  },
} as const satisfies Readonly<
  Record<string, { label: string; codePrefix: string; toppedUp: boolean; meaning: string }>
>;

/** A word of the wire. */
export type CreditType = keyof typeof creditTypes;

/** What can stand in the ledger of such an account. */
export const ledgerKinds = {
  refill: { label: 'Refill' },
  spend: { label: 'Order' },
  refund: { label: 'Refund' },
  grant: { label: 'Credit granted' },
} as const satisfies Readonly<Record<string, { label: string }>>;

/** Bounds of one refill, both of them allowed (docs/open-questions.md). */
const least = usd(10_00);
const most = usd(10_000_00);

/** Amounts that a form offers. */
export const refillSteps: readonly Money[] = [usd(100_00), usd(500_00), usd(1_000_00), usd(2_500_00)];

/** What is wrong with an amount. */
export type RefillFault = 'no_amount' | 'too_little' | 'too_much';

/** Thousands as amounts are written here: `1,000.00`. */
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Reads an amount as it is typed or sent: `"250"`, `"250.00"` or `"1,000.00"`, in dollars. */
export function checkRefillAmount(text: string): Result<Money, RefillFault> {
  const typed = text.trim();
  const amount = parseDecimal(grouped.test(typed) ? typed.replaceAll(',', '') : typed);
  if (!amount.ok) return err('no_amount');
  if (amount.value.minor < least.minor) return err('too_little');
  return amount.value.minor > most.minor ? err('too_much') : ok(amount.value);
}

const sentences = {
  no_amount: 'Please enter the amount in dollars, such as 250 or 250.00.',
  too_little: 'The smallest refill is $10.00.',
  too_much: 'The largest refill is $10,000.00. Please split a larger one.',
} satisfies Readonly<Record<RefillFault, string>>;

/** The sentence beside the amount. */
export function refillMessage(fault: RefillFault): string {
  return sentences[fault];
}
