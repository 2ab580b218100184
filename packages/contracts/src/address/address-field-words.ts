import type { AddressField } from '@cutsite/domain/address';
import type { AddressWire } from '../order-contents/index.ts';

/** What the fields of an address are called on the wire. */
export const addressFieldWords = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  country: 'country',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  subdivision: 'subdivision',
  postalCode: 'postal_code',
  phone: 'phone',
} as const satisfies Record<AddressField, keyof AddressWire>;
