import { expect, test } from 'vitest';
import { distinctAddresses } from './address-ticks.tsx';

const lab = {
  first_name: 'Rosa',
  last_name: 'Lindqvist',
  company: 'Helix Lab',
  line1: '7 Cutter Way',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postal_code: '02118',
  country: 'US',
  phone: '',
};

test('of two addresses that differ in what is not shown, such as the telephone, one is offered (CA-31)', () => {
  const store = { ...lab, line1: '9 Cutter Way' };
  const book = [
    { id: 'shipping', address: lab },
    { id: 'billing', address: { ...lab, phone: '+1 617 555 0100' } },
    { id: 'store', address: store },
  ];
  expect(distinctAddresses(book).map(({ id }) => id)).toEqual(['shipping', 'store']);
});
