import { type Money, parseDecimal } from '@cutsite/domain/money';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,525.20" */
export const moneyText = ({ minor }: Money): string => dollars.format(minor / 100);

/** The same for an amount of the wire, "1525.20" (ruling 33); what cannot be read is shown as it came. */
export function amountText(amount: string): string {
  const read = parseDecimal(amount);
  return read.ok ? moneyText(read.value) : amount;
}
