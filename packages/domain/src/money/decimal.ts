import { err, ok, type Result } from '../result/index.ts';
import { type Money, usd } from './money.ts';

/** An amount as it goes over the wire: a decimal string with two digits, `"95.00"` (ruling 33). */
export function formatDecimal(amount: Money): string {
  const digits = String(Math.abs(amount.minor)).padStart(3, '0');
  return `${amount.minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads `"95"`, `"95.5"` or `"95.00"`, with a minus sign or without; refuses anything else, also a third digit. */
export function parseDecimal(text: string): Result<Money, 'not_money'> {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return err('not_money');
  const [, sign, whole = '0', cents = ''] = match;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return ok(usd(sign === '-' ? -minor : minor));
}
