import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBerlin, inBoston } from './an-address.cases.ts';
import {
  type Address,
  addressFieldNames,
  addressLines,
  addressWarnings,
  checkAddress,
  countries,
  countryOf,
  isSameAddress,
  mapAddress,
  normaliseAddress,
  subdivisionsOf,
  suggestAddress,
} from './index.ts';

describe('what somebody probably meant is suggested, field by field', () => {
  test.each<readonly [Partial<Address>, Partial<Address>]>([
    [{ postalCode: '021301234' }, { postalCode: '02130-1234' }],
    [{ postalCode: '2130' }, { postalCode: '02130' }],
    [{ postalCode: '926', subdivision: 'PR' }, { postalCode: '00926' }],
    [{ subdivision: 'massachusetts' }, { subdivision: 'MA' }],
    [{ country: 'USA' }, { country: 'US' }],
    [
      { country: 'United Kingdom', subdivision: '', postalCode: 'cb20qh' },
      { country: 'GB', postalCode: 'CB2 0QH' },
    ],
    [
      { country: 'CA', subdivision: 'Québec', postalCode: 'h3a0g4' },
      { subdivision: 'QC', postalCode: 'H3A 0G4' },
    ],
    [{ ...inBerlin, postalCode: 'D-10115' }, { postalCode: '10115' }],
    [{ ...inBerlin, country: 'CH', postalCode: 'CH-8093' }, { postalCode: '8093' }],
    [{ ...inBerlin, country: 'NL', postalCode: '2333za' }, { postalCode: '2333 ZA' }],
    [{ ...inBerlin, country: 'JP', postalCode: '1138654' }, { postalCode: '113-8654' }],
    [{ ...inBerlin, country: 'JP', postalCode: '１５０－０００１' }, { postalCode: '150-0001' }],
    [{ ...inBerlin, country: 'JP', postalCode: '〒150-0001' }, { postalCode: '150-0001' }],
  ])('%j becomes %j', (change, better) => {
    const typed = { ...inBoston, ...change };
    const suggestion = suggestAddress(typed);
    expect(suggestion?.changes.map(({ field }) => field).toSorted()).toEqual(Object.keys(better).toSorted());
    expect(suggestion?.address).toEqual({ ...typed, ...better });
  });

  test.each<readonly [string, Partial<Address>]>([
    ['an address that is right', {}],
    ['four digits in a state whose ZIP codes begin with none', { subdivision: 'TX' }],
    ['nonsense', { postalCode: 'ABC' }],
  ])('nothing is made up for %s', (title, change) => {
    const typed = { ...inBoston, ...change, ...(title.startsWith('four') ? { postalCode: '2130' } : {}) };
    expect(suggestAddress(typed)).toBeNull();
  });
});

describe('for any address that can be typed', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('  a  b ', 'us', 'MA', 'massachusetts', 'K1a0b1', 'D-10115', '2130', '021301234', 'Germany', 'GB'),
  );
  const address = fc
    .record(Object.fromEntries(addressFieldNames.map((field) => [field, word])))
    .map((fields) => mapAddress(inBoston, (_text, field) => fields[field] ?? ''));

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const once = normaliseAddress(typed);
        expect(normaliseAddress(once)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test('what is suggested has no suggestion itself, and is right in the fields that it changes', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const suggestion = suggestAddress(typed);
        if (suggestion === null) return;
        expect(suggestAddress(suggestion.address)).toBeNull();
        const changed = new Set(suggestion.changes.map(({ field }) => field));
        const faults = checkAddress(suggestion.address, 'billing').filter(({ field }) => changed.has(field));
        expect(faults.filter(({ code }) => code !== 'too_long' && code !== 'unprintable')).toEqual([]);
        expect(isSameAddress(suggestion.address, normaliseAddress(suggestion.address))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('warnings block nothing', () => {
  test.each<readonly [Partial<Address>, string[]]>([
    [{}, []],
    [{ line1: 'P.O. Box 1180' }, ['po_box_cold']],
    [{ subdivision: 'AE', postalCode: '09012' }, ['armed_forces']],
    [{ subdivision: 'TX' }, ['postal_code_elsewhere']],
  ])('%j: %j', (change, codes) => {
    expect(addressWarnings({ ...inBoston, ...change }, ['ambient', 'cold_packs'])).toEqual(codes);
  });

  test('dry shipments to a PO box have another sentence than cooled ones', () => {
    expect(addressWarnings({ ...inBoston, line2: 'PO Box 7' }, ['ambient'])).toEqual(['po_box']);
  });
});

test('an envelope reads as in its country', () => {
  expect(addressLines(inBoston)).toEqual([
    'Mirela Anand',
    'Meridian Institute',
    '40 Quarry Road',
    'Bldg 3, Room 212',
    'Boston, MA 02130',
    'United States',
  ]);
  expect(addressLines(inBerlin).slice(2)).toEqual(['Invalidenstraße 42', '10115 Berlin', 'Germany']);
});

describe('the lists (CO-21 to CO-24)', () => {
  test('every country once, by name; four carry a flag that drives nothing (ruling 15)', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries.filter(({ isFlagged }) => isFlagged).map(({ code }) => code)).toEqual(['AU', 'NZ', 'PT', 'ES']);
    expect(countryOf('DE')?.name).toBe('Germany');
  });

  test('the United States with territories and armed forces, and Canada', () => {
    const codes = subdivisionsOf('US')?.rows.map(({ code }) => code) ?? [];
    expect(new Set(codes).size).toBe(60);
    expect(codes).toEqual(expect.arrayContaining(['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']));
    expect(subdivisionsOf('CA')?.rows).toHaveLength(13);
    expect(subdivisionsOf('DE')).toBeNull();
  });
});
