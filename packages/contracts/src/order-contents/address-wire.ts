import type { Address } from '@cutsite/domain/address';
import * as z from 'zod/mini';

/** An address on the wire, in the words of postal forms. The rules for its fields are the domain's. */
export const addressSchema = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  subdivision: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
});

/** @see addressSchema */
export type AddressWire = z.output<typeof addressSchema>;

export function addressToWire(address: Address): AddressWire {
  const { firstName, lastName, postalCode, ...same } = address;
  return { ...same, first_name: firstName, last_name: lastName, postal_code: postalCode };
}

export function addressFromWire(wire: AddressWire): Address {
  const { first_name: firstName, last_name: lastName, postal_code: postalCode, ...same } = wire;
  return { ...same, firstName, lastName, postalCode };
}
