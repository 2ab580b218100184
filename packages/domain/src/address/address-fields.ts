import type { Address } from './address.ts';

export type AddressField = keyof Address;

/**
 * The fields in the order of the form, with their names for people and how long they may be (ours: labels are short).
 */
export const addressFields = {
  firstName: { label: 'First name', longest: 50 },
  lastName: { label: 'Last name', longest: 50 },
  company: { label: 'Company or institution', longest: 100 },
  country: { label: 'Country', longest: 60 },
  line1: { label: 'Street address', longest: 100 },
  line2: { label: 'Building, floor, room', longest: 100 },
  city: { label: 'City', longest: 60 },
  subdivision: { label: 'State or region', longest: 60 },
  postalCode: { label: 'Postal code', longest: 16 },
  phone: { label: 'Telephone number', longest: 30 },
} as const satisfies Readonly<Record<AddressField, { readonly label: string; readonly longest: number }>>;

/** All fields, in the order of the form. */
export const addressFieldNames = Object.keys(addressFields) as readonly AddressField[];

/** An address before anything was typed. */
export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  subdivision: '',
  postalCode: '',
  country: '',
  phone: '',
};

/** Maps every field. */
export function mapAddress(address: Address, change: (text: string, field: AddressField) => string): Address {
  return {
    firstName: change(address.firstName, 'firstName'),
    lastName: change(address.lastName, 'lastName'),
    company: change(address.company, 'company'),
    line1: change(address.line1, 'line1'),
    line2: change(address.line2, 'line2'),
    city: change(address.city, 'city'),
    subdivision: change(address.subdivision, 'subdivision'),
    postalCode: change(address.postalCode, 'postalCode'),
    country: change(address.country, 'country'),
    phone: change(address.phone, 'phone'),
  };
}
