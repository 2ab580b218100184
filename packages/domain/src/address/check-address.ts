import { isOneLine } from '../text/index.ts';
import type { Address } from './address.ts';
import { type AddressField, addressFieldNames, addressFields } from './address-fields.ts';
import { countryName, countryOf } from './places/countries.ts';
import { needsPostalCode, postalCodeWords, readPostalCode } from './places/postal-code.ts';
import { subdivisionOf, subdivisionsOf } from './places/subdivisions.ts';

/** What an address is for: shipments need somebody who answers the telephone. */
export type AddressUse = 'shipping' | 'billing';

/** Why a field cannot be taken. */
export type AddressFaultCode =
  | 'required'
  | 'too_long'
  | 'unprintable'
  | 'country_unknown'
  | 'subdivision_unknown'
  | 'postal_code_malformed'
  | 'phone_malformed';

/** One thing to correct. */
export interface AddressFault {
  readonly field: AddressField;
  readonly code: AddressFaultCode;
}

/** Countries that are one city, or do without one in addresses. */
const withoutCity: ReadonlySet<string> = new Set(['GI', 'HK', 'MC', 'MO', 'SG', 'VA']);
/** The store ships from here: couriers ask for a telephone number on every shipment across its border. */
const home = 'US';

/**
 * All faults of a normalised address in the order of the form, at most one for each field (CO-20). Which fields
 * are required follows from the country.
 */
export function checkAddress(address: Address, use: AddressUse): AddressFault[] {
  return addressFieldNames.flatMap((field) => {
    const code = faultOf(field, address, use);
    return code === null ? [] : [{ field, code }];
  });
}

function faultOf(field: AddressField, address: Address, use: AddressUse): AddressFaultCode | null {
  const text = address[field];
  if (text === '') return isRequired(field, address.country, use) ? 'required' : null;
  if (Array.from(text).length > addressFields[field].longest) return 'too_long';
  if (!isOneLine(text)) return 'unprintable';
  if (field === 'country') return countryOf(text) === undefined ? 'country_unknown' : null;
  if (field === 'subdivision') return isSubdivision(address.country, text) ? null : 'subdivision_unknown';
  if (field === 'postalCode') return readPostalCode(address.country, text) === null ? 'postal_code_malformed' : null;
  if (field === 'phone') return checkPhone(text);
  return null;
}

/** Whether a form marks the field as one that must be filled in. */
export function isRequired(field: AddressField, country: string, use: AddressUse): boolean {
  if (field === 'company' || field === 'line2') return false;
  if (field === 'city') return !withoutCity.has(country);
  if (field === 'subdivision') return subdivisionsOf(country) !== null;
  if (field === 'postalCode') return needsPostalCode(country);
  if (field === 'phone') return use === 'shipping' && country !== home && country !== '';
  return true;
}

function isSubdivision(country: string, text: string): boolean {
  return subdivisionsOf(country) === null || subdivisionOf(country, text) !== undefined;
}

/** What is wrong with a telephone number that was typed; null: nothing. */
export function checkPhone(text: string): 'too_long' | 'unprintable' | 'phone_malformed' | null {
  if (Array.from(text).length > addressFields.phone.longest) return 'too_long';
  if (!isOneLine(text)) return 'unprintable';
  return isPhone(text) ? null : 'phone_malformed';
}

/** 7 to 15 digits (ITU-T E.164), written as people write them, perhaps with an extension. */
function isPhone(text: string): boolean {
  const [number = '', extension] = text.split(/(?:ext\.?|x)\s*/i, 2);
  const digits = number.replaceAll(/\D/g, '').length;
  const isWritten = /^\+?[\d\s().\-\u2010-\u2013/]+$/.test(number);
  return isWritten && digits >= 7 && digits <= 15 && (extension === undefined || /^\d{1,6}$/.test(extension.trim()));
}

/** What the field is called in this country: ZIP code, State, Province. */
export function addressFieldLabel(field: AddressField, country: string): string {
  if (field === 'postalCode') return postalCodeWords(country).word;
  if (field === 'subdivision') return subdivisionsOf(country)?.word ?? addressFields.subdivision.label;
  return addressFields[field].label;
}

/** The sentences; all of them are ours: none are given for addresses. */
const sentences = {
  required: (label) => `${label} is required.`,
  too_long: (label, field) => `${label} must be ${addressFields[field].longest} or fewer characters.`,
  unprintable: (label) => `${label} must not contain line breaks or control characters.`,
  country_unknown: () => 'Please choose a country from the list.',
  subdivision_unknown: (label, _field, country) =>
    `Please choose a ${label.toLowerCase()} in ${withArticle(country)} from the list.`,
  postal_code_malformed: (label, _field, country) => {
    const { example } = postalCodeWords(country);
    const word = /^(ZIP|PIN|Eircode)/.test(label) ? label : label.toLowerCase();
    return `This is not ${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word} in ${withArticle(country)}. Example: ${example ?? '12345'}.`;
  },
  phone_malformed: () => 'Please enter a telephone number with 7 to 15 digits, for example +1 617 555 0142.',
} as const satisfies Record<AddressFaultCode, (label: string, field: AddressField, country: string) => string>;

/** "the United States", "Germany": a country by its code, as it is named within a sentence. */
export function withArticle(country: string): string {
  const name = countryName(country);
  return /^(United|Netherlands|Philippines|Bahamas|Maldives)|Islands$/.test(name) ? `the ${name}` : name;
}

/** The sentence for a fault, in the words of the address's country. */
export function addressFaultMessage({ field, code }: AddressFault, country: string): string {
  return sentences[code](addressFieldLabel(field, country), field, country);
}
