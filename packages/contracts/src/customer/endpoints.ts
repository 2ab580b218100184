import * as z from 'zod/mini';
import { bookedAddressSchema } from '../address/index.ts';
import { blanketPoSchema } from '../blanket-po/index.ts';
import { creditsSchema } from '../edit-credit/index.ts';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { salesRepBody, salesRepWord } from './sales-rep-wire.ts';

const guard = { access: 'staff', permission: 'read_customers', tag: 'Staff', looksAt: 'customer' } as const;
const idText = z.string().check(z.maxLength(64));
const params = z.strictObject({ id: idText });

const customerSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  has_verified_email: z.boolean(),
  /** When the account was opened. */
  since: z.string(),
  /** Orders that they placed or paid for, and the moment of the latest one. */
  orders: z.int(),
  last_order: z.nullable(z.string()),
  sales_rep: salesRepWord,
});

/** @see customerSchema */
export type CustomerWire = z.output<typeof customerSchema>;

export const listCustomers = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/customers/',
  summary: 'List customers, 50 per page, the latest first.',
  query: z.strictObject({
    /** Each word begins one of the name, the company or the e-mail address. */
    search: z.optional(z.string().check(z.maxLength(100))),
    /** The id of the sales representative; `none`: nobody is. */
    sales_rep: z.optional(idText),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  }),
  responses: {
    200: z.strictObject({ customers: z.array(customerSchema), page: z.int(), has_more: z.boolean() }),
  },
});

const customerDetailSchema = z.strictObject({
  ...customerSchema.shape,
  is_distributor: z.boolean(),
  /** The prices of their own; null: list prices. */
  price_strategy: z.nullable(z.string()),
  /** Days in which they pay a purchase order; null: with the order. */
  net_terms_days: z.nullable(z.int()),
  addresses: z.array(bookedAddressSchema),
  edit_credit: creditsSchema,
  blanket_pos: z.array(blanketPoSchema),
});

export const getCustomer = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/customers/{id}/',
  summary: 'Get a customer with addresses, edit credit and blanket purchase orders.',
  description: 'Orders, quotes and requests of the customer are lists of their own, narrowed down by `customer`.',
  params,
  responses: { 200: customerDetailSchema, ...problems(404) },
});

export const setCustomerSalesRep = defineEndpoint({
  access: 'staff',
  permission: 'assign_sales_rep',
  tag: 'Staff',
  method: 'POST',
  path: '/api/staff/customers/{id}/sales-rep/',
  summary: 'Set the sales representative of a customer, whom new requests, quotes and orders then go to (ruling 52).',
  params,
  body: salesRepBody,
  responses: { 200: z.strictObject({ sales_rep: salesRepWord }), ...problems(400, 404, 409) },
});
