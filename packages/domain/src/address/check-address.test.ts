import { describe, expect, test } from 'vitest';
import { inBerlin, inBoston } from './an-address.cases.ts';
import { type Address, type AddressField, addressFaultMessage, checkAddress, normaliseAddress } from './index.ts';

const sentencesOf = (address: Address, use: 'shipping' | 'billing' = 'shipping') =>
  checkAddress(address, use).map((fault) => addressFaultMessage(fault, address.country));

test.each([inBoston, inBerlin])('a laboratory in $city is right', (address) => {
  expect(checkAddress(address, 'shipping')).toEqual([]);
});

describe('each fault has one sentence at its field (CO-20)', () => {
  const rows: readonly (readonly [AddressField, Partial<Address>, string])[] = [
    ['firstName', { firstName: '' }, 'First name is required.'],
    ['lastName', { lastName: 'x'.repeat(51) }, 'Last name must be 50 or fewer characters.'],
    ['line1', { line1: 'Quarry\nRoad' }, 'Street address must not contain line breaks or control characters.'],
    ['line1', { line1: 'Quarry \u202Edaor' }, 'Street address must not contain line breaks or control characters.'],
    ['line2', { line2: 'room \u0000' }, 'Building, floor, room must not contain line breaks or control characters.'],
    [
      'company',
      { company: 'half \ud83e' },
      'Company or institution must not contain line breaks or control characters.',
    ],
    ['city', { city: '' }, 'City is required.'],
    ['country', { country: 'XX' }, 'Please choose a country from the list.'],
    ['country', { country: 'Germany', subdivision: '' }, 'Please choose a country from the list.'],
    ['subdivision', { subdivision: '' }, 'State is required.'],
    ['subdivision', { subdivision: 'ON' }, 'Please choose a state in the United States from the list.'],
    ['subdivision', { country: 'CA', postalCode: 'K1A 0B1' }, 'Please choose a province in Canada from the list.'],
    ['postalCode', { postalCode: '' }, 'ZIP code is required.'],
    ['postalCode', { postalCode: '2130' }, 'This is not a ZIP code in the United States. Example: 02130.'],
    [
      'postalCode',
      { country: 'GB', subdivision: '', postalCode: '02130' },
      'This is not a postcode in the United Kingdom. Example: CB2 0QH.',
    ],
    [
      'postalCode',
      { country: 'DE', subdivision: '', postalCode: '1011' },
      'This is not a postal code in Germany. Example: 10115.',
    ],
    [
      'postalCode',
      { country: 'IE', subdivision: '', postalCode: '02130' },
      'This is not an Eircode in Ireland. Example: D02 X285.',
    ],
    [
      'postalCode',
      { country: 'PR', subdivision: '', postalCode: 'ABC' },
      'This is not a ZIP code in Puerto Rico. Example: 00926.',
    ],
    [
      'phone',
      { phone: 'call me' },
      'Please enter a telephone number with 7 to 15 digits, for example +1 617 555 0142.',
    ],
    ['phone', { ...inBerlin, phone: '' }, 'Telephone number is required.'],
  ];
  test.each(rows)('%s %j: %s', (field, change, sentence) => {
    const address = { ...inBoston, ...change };
    expect(checkAddress(address, 'shipping').map((fault) => fault.field)).toEqual([field]);
    expect(sentencesOf(address)).toEqual([sentence]);
  });

  test('an empty form names every field that its country needs, in the order of the form', () => {
    const nothing = { ...inBoston, firstName: '', lastName: '', line1: '', city: '', subdivision: '', postalCode: '' };
    expect(checkAddress(nothing, 'shipping').map((fault) => fault.field)).toEqual([
      'firstName',
      'lastName',
      'line1',
      'city',
      'subdivision',
      'postalCode',
    ]);
  });
});

describe('what a country asks for', () => {
  test.each<readonly [string, Partial<Address>]>([
    ['Hong Kong has no postal codes and is one city', { country: 'HK', city: '', subdivision: '', postalCode: '' }],
    ['Ireland writes Eircodes', { country: 'IE', subdivision: 'Co. Dublin', postalCode: 'D02 X285' }],
    ['the armed forces are a state of their own', { subdivision: 'AE', postalCode: '09012' }],
    ['territories are states', { subdivision: 'PR', postalCode: '00926' }],
    ['Canada has thirteen provinces and territories', { country: 'CA', subdivision: 'NU', postalCode: 'X0A 0H0' }],
  ])('%s', (_title, change) => {
    expect(checkAddress({ ...inBoston, ...change }, 'shipping')).toEqual([]);
  });

  test('an invoice needs no telephone number, and a shipment within the United States none either', () => {
    expect(checkAddress({ ...inBerlin, phone: '' }, 'billing')).toEqual([]);
    expect(checkAddress({ ...inBoston, phone: '' }, 'shipping')).toEqual([]);
  });

  test.each(['02130', '02130-1234', '02130 1234', '021301234'])('%s is a ZIP code', (postalCode) => {
    expect(checkAddress({ ...inBoston, postalCode }, 'shipping')).toEqual([]);
  });

  test.each(['+1 617 555 0142', '(617) 555-0142', '617.555.0142 ext. 12', '+49 30/5550142', '0044 20 7946 0000 x9'])(
    '%s is a telephone number',
    (phone) => {
      expect(checkAddress({ ...inBoston, phone }, 'shipping')).toEqual([]);
    },
  );

  test.each(['12345', '+1 617 CALL NOW', '1'.repeat(16), '617 555 0142 ext.'])('%s is none', (phone) => {
    expect(sentencesOf({ ...inBoston, phone })).toHaveLength(1);
  });
});

test('a code in small letters is the code', () => {
  expect(normaliseAddress({ ...inBoston, country: 'us', subdivision: 'ma', city: '  New   Bedford ' })).toEqual({
    ...inBoston,
    city: 'New Bedford',
  });
});
