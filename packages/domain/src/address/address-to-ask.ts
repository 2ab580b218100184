import type { Address } from './address.ts';
import { addressFieldNames } from './address-fields.ts';
import { type AddressUse, isRequired } from './check-address.ts';
import { normaliseAddress } from './normalise-address.ts';

/**
 * The address about which a better form is asked (RQ-6): once everything is there that its country requires, so that
 * nobody is corrected in the middle of typing. Null before that.
 */
export function addressToAsk(typed: Address, use: AddressUse): Address | null {
  const address = normaliseAddress(typed);
  const isWhole = addressFieldNames.every((field) => address[field] !== '' || !isRequired(field, address.country, use));
  return isWhole ? address : null;
}
