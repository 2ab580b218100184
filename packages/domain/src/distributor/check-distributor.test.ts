import { expect, test } from 'vitest';
import { checkDistributor, type TypedDistributor, tidyDistributor } from './index.ts';

const distributor = (changes: Partial<TypedDistributor> = {}): TypedDistributor => ({
  name: 'Alpenbio',
  address: 'Laborstraße 3',
  address_2: '',
  email: 'bestellung@alpenbio.example',
  telephone_number: '',
  fax_number: '',
  website: '',
  country_code: 'DE',
  ...changes,
});

test('what is known of a distributor is enough: a name, an address, an e-mail address, a country', () => {
  expect(checkDistributor(distributor())).toEqual({});
  expect(checkDistributor(distributor({ website: 'https://alpenbio.example/shop', country_code: ' de ' }))).toEqual({});
  expect(tidyDistributor(distributor({ name: ' Alpenbio ', country_code: ' de ' }))).toEqual(distributor());
});

test.each([
  [{ name: ' ' }, { name: ['The name is required.'] }],
  [{ address: '' }, { address: ['The address is required.'] }],
  [{ name: 'x'.repeat(201) }, { name: ['The name must be 200 or fewer characters.'] }],
  [{ fax_number: 'a\nb' }, { fax_number: ['The fax number must be one line of letters.'] }],
  [{ email: 'nobody' }, { email: [expect.stringContaining('e-mail')] }],
  [{ country_code: 'XX' }, { country_code: [expect.stringContaining('such as DE')] }],
  [{ website: 'javascript:alert(1)' }, { website: [expect.stringContaining('https://')] }],
  [{ website: 'alpenbio.example' }, { website: [expect.stringContaining('https://')] }],
])('%j is refused with a sentence at its field', (changes, faults) => {
  expect(checkDistributor(distributor(changes))).toEqual(faults);
});
