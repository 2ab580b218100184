import type { Address } from './address.ts';
import { type AddressField, addressFieldNames } from './address-fields.ts';
import { normaliseAddress } from './normalise-address.ts';
import { findCountryCode } from './places/countries.ts';
import { readPostalCode } from './places/postal-code.ts';
import { findSubdivisionCode, subdivisionOf } from './places/subdivisions.ts';

/** One field that would read better, or would only then be right. */
export interface AddressChange {
  readonly field: AddressField;
  readonly from: string;
  readonly to: string;
}

/** A better form of an address, to be shown as a difference and taken or left. */
export interface AddressSuggestion {
  readonly address: Address;
  readonly changes: readonly AddressChange[];
}

/**
 * What somebody probably meant: countries and states by their names, postal codes as they are written in the country, a
 * leading zero that a spreadsheet ate. Null when there is nothing to suggest. What is suggested has no suggestion
 * itself.
 */
export function suggestAddress(typed: Address): AddressSuggestion | null {
  const from = normaliseAddress(typed);
  const country = findCountryCode(from.country) ?? from.country;
  const subdivision = findSubdivisionCode(country, from.subdivision) ?? from.subdivision;
  const address = {
    ...from,
    country,
    subdivision,
    postalCode: betterPostalCode(country, subdivision, from.postalCode),
  };
  const changes = addressFieldNames
    .filter((field) => address[field] !== from[field])
    .map((field) => ({ field, from: from[field], to: address[field] }));
  return changes.length === 0 ? null : { address, changes };
}

function betterPostalCode(country: string, subdivision: string, typed: string): string {
  const read = readPostalCode(country, typed);
  if (read !== null) return read;
  return (country === 'US' ? withLeadingZeros(subdivision, typed) : null) ?? typed;
}

/** `2130` in Massachusetts was 02130 before it went through a spreadsheet. */
function withLeadingZeros(subdivision: string, typed: string): string | null {
  const whole = /^\d{3,4}$/.test(typed) ? typed.padStart(5, '0') : null;
  if (whole === null) return null;
  return subdivisionOf('US', subdivision)?.postal.some((start) => whole.startsWith(start)) === true ? whole : null;
}
