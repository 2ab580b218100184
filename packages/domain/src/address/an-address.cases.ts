import type { Address } from './address.ts';

/** A laboratory in Boston, right in every field. */
export const inBoston: Address = {
  firstName: 'Mirela',
  lastName: 'Anand',
  company: 'Meridian Institute',
  line1: '40 Quarry Road',
  line2: 'Bldg 3, Room 212',
  city: 'Boston',
  subdivision: 'MA',
  postalCode: '02130',
  country: 'US',
  phone: '+1 617 555 0142',
};

/** One in Berlin, where there is no list of states. */
export const inBerlin: Address = {
  ...inBoston,
  line1: 'Invalidenstraße 42',
  line2: '',
  city: 'Berlin',
  subdivision: '',
  postalCode: '10115',
  country: 'DE',
  phone: '030 5550142',
};
