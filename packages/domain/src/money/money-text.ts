import { groupedDigits } from '../text/index.ts';
import { type Money, parseDecimal, sumMoney } from './money.ts';

/** "$1,525.20", as screens, papers and mails write it. */
export function moneyText({ minor }: Money): string {
  const cents = Math.abs(minor);
  return `${minor < 0 ? '−' : ''}$${groupedDigits(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** The same for an amount of the wire, "1525.20" (ruling 33); what cannot be read is shown as it came. */
export function amountText(amount: string): string {
  const read = parseDecimal(amount);
  return read.ok ? moneyText(read.value) : amount;
}

/** The sum of amounts of the wire; those that cannot be read are left out. */
export function sumText(amounts: readonly string[]): string {
  const read = amounts.map(parseDecimal);
  return moneyText(sumMoney(read.flatMap((amount) => (amount.ok ? [amount.value] : []))));
}
