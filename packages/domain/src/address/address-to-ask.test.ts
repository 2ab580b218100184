import { describe, expect, test } from 'vitest';
import { inBerlin, inBoston } from './an-address.cases.ts';
import { type Address, addressToAsk, emptyAddress, suggestAddress } from './index.ts';

describe('a better form of an address is asked for (RQ-6)', () => {
  test.each<readonly [string, Address]>([
    ['when all is there that the United States require', { ...inBoston, company: '', line2: '', phone: '' }],
    ['when all is there that Germany requires', { ...inBerlin, company: '' }],
    ['when something in it is written wrongly', { ...inBoston, postalCode: '2130' }],
  ])('%s', (_title, typed) => {
    expect(addressToAsk(typed, 'shipping')).toEqual(typed);
  });

  test.each<readonly [string, Address]>([
    ['nothing was typed', emptyAddress],
    ['the ZIP code is still to come', { ...inBoston, postalCode: ' ' }],
    ['the state is still to come', { ...inBoston, subdivision: '' }],
    ['a telephone number abroad is still to come', { ...inBerlin, phone: '' }],
    ['the country is still to come', { ...inBoston, country: '' }],
  ])('and not while %s', (_title, typed) => {
    expect(addressToAsk(typed, 'shipping')).toBeNull();
  });

  test('as it would be kept, so that blanks and small letters ask nothing anew', () => {
    const asked = addressToAsk({ ...inBoston, city: ' Boston ', subdivision: 'ma', postalCode: '2130' }, 'shipping');
    expect(asked).toEqual({ ...inBoston, postalCode: '2130' });
    expect(asked === null ? null : suggestAddress(asked)?.changes).toEqual([
      { field: 'postalCode', from: '2130', to: '02130' },
    ]);
  });
});
