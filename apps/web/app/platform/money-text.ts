import { groupedDigits, type Money, parseDecimal } from '@cutsite/domain/money';

/** "$1,525.20" */
export function moneyText({ minor }: Money): string {
  const cents = Math.abs(minor);
  return `${minor < 0 ? '−' : ''}$${groupedDigits(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** The same for an amount of the wire, "1525.20" (ruling 33); what cannot be read is shown as it came. */
export function amountText(amount: string): string {
  const read = parseDecimal(amount);
  return read.ok ? moneyText(read.value) : amount;
}
