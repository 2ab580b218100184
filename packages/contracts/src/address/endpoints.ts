import type { AddressField } from '@cutsite/domain/address';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { type AddressWire, addressSchema } from '../order-contents/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Addresses';

/** What an address is for. */
export const addressTypeWord = z.enum(['shipping', 'billing']);

/** An address of the book. The times say when it was last chosen for an order; null: never. */
export const bookedAddressSchema = z.strictObject({
  id: z.uuid(),
  address: addressSchema,
  shipping_used: z.nullable(z.string()),
  billing_used: z.nullable(z.string()),
  last_updated: z.string(),
});

/** @see bookedAddressSchema */
export type BookedAddressWire = z.output<typeof bookedAddressSchema>;

const addressList = z.array(bookedAddressSchema);
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const listUsedShippingAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/user/used_shipping_addresses/',
  access: 'verified',
  tag,
  summary: 'List the addresses that orders were shipped to, most recent first.',
  responses: { 200: addressList },
});

export const listUsedBillingAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/user/used_billing_addresses/',
  access: 'verified',
  tag,
  summary: 'List the addresses that orders were billed to, most recent first.',
  responses: { 200: addressList },
});

export const getLastUsedAddress = defineEndpoint({
  method: 'GET',
  path: '/api/user/last_used_address/',
  access: 'verified',
  tag,
  summary: 'Get the most recently used address; null when there is none.',
  query: z.strictObject({ address_type: addressTypeWord }),
  responses: { 200: z.strictObject({ address: z.nullable(bookedAddressSchema) }) },
});

const change = z.strictObject({ field: z.string(), from: z.string(), to: z.string() });

export const validateAddress = defineEndpoint({
  method: 'POST',
  path: '/api/validate-address/',
  access: 'verified',
  tag,
  summary: 'Check an address and get suggested corrections.',
  description:
    'A refusal (400) has a sentence for each field in field_errors, and in suggestion what would pass, field by field, where that can be guessed. An address that passes may have a suggestion, too, and warnings.',
  query: z.strictObject({ address_type: z.optional(addressTypeWord) }),
  body: addressSchema,
  responses: {
    200: z.strictObject({
      address: addressSchema,
      suggestion: z.nullable(z.strictObject({ address: addressSchema, changes: z.array(change) })),
      warnings: z.array(z.string()),
    }),
    ...problems(400),
  },
});

export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/user/addresses/',
  access: 'verified',
  tag,
  summary: 'List the address book, most recently used first.',
  responses: { 200: addressList },
});

export const createAddress = defineEndpoint({
  method: 'POST',
  path: '/api/user/addresses/',
  access: 'verified',
  tag,
  summary: 'Add an address to the book. One that is there already comes back as it is.',
  idempotent: true,
  body: addressSchema,
  responses: { 201: bookedAddressSchema, ...problems(400, 409) },
});

export const replaceAddress = defineEndpoint({
  method: 'PUT',
  path: '/api/user/addresses/{id}/',
  access: 'verified',
  tag,
  summary: 'Change an address of the book. Orders keep the address they were given.',
  params,
  body: addressSchema,
  responses: { 200: bookedAddressSchema, ...problems(400, 404) },
});

export const removeAddress = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/addresses/{id}/',
  access: 'verified',
  tag,
  summary: 'Remove an address from the book.',
  params,
  responses: { 200: z.strictObject({ id: z.uuid() }), ...problems(404) },
});

/** What the fields of an address are called on the wire. */
export const addressFieldTexts = {
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
