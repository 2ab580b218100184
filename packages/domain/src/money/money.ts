import { err, ok, type Result } from '../result/index.ts';

/** The currencies the store sells in. */
export type Currency = 'USD';

/** An amount in integer minor units (cents), never a fraction: ruling 24. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Dollars from whole cents. Throws on a fraction or an unsafe integer: that is a bug, not a refusal. */
export function usd(minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`);
  return { minor: minor === 0 ? 0 : minor, currency: 'USD' };
}

/** The sum of two amounts. */
export function addMoney(a: Money, b: Money): Money {
  return usd(a.minor + b.minor);
}

/** The sum of any number of amounts; nothing sums to zero dollars. */
export function sumMoney(amounts: Iterable<Money>): Money {
  let minor = 0;
  for (const amount of amounts) minor += amount.minor;
  return usd(minor);
}

/** An amount a whole number of times. */
export function multiplyMoney(amount: Money, count: number): Money {
  return usd(amount.minor * count);
}

/**
 * What is left after `percent` (0 to 100, hundredths allowed) is taken off. Half a cent rounds up.
 * Works on whole hundredths of a percent, so that 12.5 % of 99 cents is exact before it is rounded.
 */
export function percentOff(amount: Money, percent: number): Money {
  const hundredths = Math.round(percent * 100);
  if (!(hundredths >= 0 && hundredths <= 10_000)) throw new RangeError(`Not a percentage: ${percent}`);
  const scaled = BigInt(amount.minor) * BigInt(10_000 - hundredths) + 5_000n;
  const floor = scaled / 10_000n - (scaled < 0n && scaled % 10_000n !== 0n ? 1n : 0n);
  return usd(Number(floor));
}

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
