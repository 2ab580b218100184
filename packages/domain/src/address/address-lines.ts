import type { Address } from './address.ts';
import { countryName } from './places/countries.ts';

/**
 * Countries whose postal code stands behind the city, as it does in the United States; elsewhere it stands before it.
 */
const codeBehind: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'AU',
  'NZ',
  'GB',
  'IE',
  'IN',
  'SG',
  'JP',
  'KR',
  'TW',
  'CN',
]);

/** An address in lines, as on an envelope; empty parts leave no gap. */
export function addressLines(address: Address): string[] {
  const { city, subdivision, postalCode, country } = address;
  const place = codeBehind.has(country)
    ? joined(', ', [city, joined(' ', [subdivision, postalCode])])
    : joined(', ', [joined(' ', [postalCode, city]), subdivision]);
  const name = joined(' ', [address.firstName, address.lastName]);
  return [name, address.company, address.line1, address.line2, place, countryName(country)].filter(
    (line) => line !== '',
  );
}

const joined = (between: string, parts: readonly string[]) => parts.filter((part) => part !== '').join(between);
