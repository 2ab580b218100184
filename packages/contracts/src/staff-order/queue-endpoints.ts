import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import {
  idText,
  noteText,
  orderFilterQuery,
  orderSorts,
  queuedOrderSchema,
  revisionNumber,
} from './staff-order-schemas.ts';

const tag = 'Staff';
const params = z.strictObject({ id: idText });
const pageNumber = z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/)));

export const listAllOrders = defineEndpoint({
  method: 'GET',
  path: '/api/staff/orders/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'List placed orders, 50 per page, filtered and sorted.',
  query: z.strictObject({ ...orderFilterQuery, sort: z.optional(z.enum(orderSorts)), page: pageNumber }),
  responses: {
    200: z.strictObject({ orders: z.array(queuedOrderSchema), page: z.int(), has_more: z.boolean() }),
    ...problems(400),
  },
});

export const countOrders = defineEndpoint({
  method: 'GET',
  path: '/api/staff/orders/counts/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'nothing',
  tag,
  summary: 'Count the orders of each view and of the given filter.',
  query: z.strictObject(orderFilterQuery),
  responses: {
    200: z.strictObject({
      views: z.array(z.strictObject({ view: z.string(), label: z.string(), count: z.int() })),
      // Of a search no more are counted than `maxFoundCounted` of the domain and one.
      filtered: z.int(),
    }),
    ...problems(400),
  },
});

export const exportOrders = defineEndpoint({
  method: 'GET',
  path: '/api/staff/orders/export/',
  access: 'staff',
  permission: 'export_orders',
  looksAt: 'order',
  tag,
  summary: 'Export every order of a filter as CSV.',
  query: z.strictObject({ ...orderFilterQuery, sort: z.optional(z.enum(orderSorts)) }),
  responses: { 200: fileSchema, ...problems(400) },
});

/** What can be done to many orders in one call. */
export const bulkActions = ['clear_review', 'release', 'assign'] as const;

export const changeManyOrders = defineEndpoint({
  method: 'POST',
  path: '/api/staff/orders/bulk/',
  access: 'staff',
  permission: ['clear_review', 'release_orders', 'assign_sales_rep'],
  tag,
  summary: 'Clear, release or assign up to 100 orders, each by itself.',
  description:
    'Each order is a step of its own: the answer says for each whether it was done, or why not, and one that was refused stays as it was.',
  body: z.strictObject({
    action: z.enum(bulkActions),
    orders: z.array(z.strictObject({ id: z.uuid(), revision: revisionNumber })).check(z.minLength(1), z.maxLength(100)),
    note: z.optional(noteText),
    /** For `assign`: a sales representative; null: nobody. */
    sales_rep: z.optional(z.nullable(z.uuid())),
  }),
  responses: {
    200: z.strictObject({
      results: z.array(
        z.strictObject({
          id: z.uuid(),
          number: z.nullable(z.string()),
          done: z.boolean(),
          reason: z.nullable(z.string()),
          order: z.nullable(queuedOrderSchema),
        }),
      ),
    }),
    ...problems(400),
  },
});

export const searchOffice = defineEndpoint({
  method: 'GET',
  path: '/api/staff/search/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'Search orders by number, PO, invoice, tracking number, customer, e-mail address, item or sequence.',
  description: 'Quotes are found by their number, customers by name, company and e-mail address.',
  query: z.strictObject({ q: z.string().check(z.maxLength(200)) }),
  responses: {
    200: z.strictObject({
      orders: z.array(queuedOrderSchema),
      has_more: z.boolean(),
      /** Three quotes at most whose number begins so, for who works on quotes. The version before leaves them out. */
      quotes: z.optional(z.array(z.strictObject({ id: z.uuid(), number: z.string(), customer: z.string() }))),
      /** Three customers at most, for who may read them. */
      customers: z.optional(
        z.array(z.strictObject({ id: z.uuid(), name: z.string(), company: z.string(), email: z.string() })),
      ),
    }),
    ...problems(400),
  },
});

export const listSalesReps = defineEndpoint({
  method: 'GET',
  path: '/api/staff/sales-reps/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'nothing',
  tag,
  summary: 'List the members of staff with the sales role.',
  responses: { 200: z.strictObject({ sales_reps: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }) },
});

const keptFilter = z.strictObject({ id: z.uuid(), name: z.string(), query: z.string() });

export const listOrderFilters = defineEndpoint({
  method: 'GET',
  path: '/api/staff/order-filters/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'nothing',
  tag,
  summary: 'List your saved filters, by name.',
  responses: { 200: z.strictObject({ filters: z.array(keptFilter) }) },
});

export const keepOrderFilter = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order-filters/',
  access: 'staff',
  permission: 'read_orders',
  tag,
  summary: 'Save a filter for orders under a name; up to fifty.',
  body: z.strictObject({
    name: z.string().check(z.maxLength(60), z.regex(/^(?=.*\S)\P{C}*$/u)),
    query: z.string().check(z.maxLength(1_000), z.regex(/^\P{C}*$/u)),
  }),
  responses: { 200: z.strictObject({ filters: z.array(keptFilter) }), ...problems(409) },
});

export const removeOrderFilter = defineEndpoint({
  method: 'DELETE',
  path: '/api/staff/order-filters/{id}/',
  access: 'staff',
  permission: 'read_orders',
  tag,
  summary: 'Delete a saved filter.',
  params,
  responses: { 200: z.strictObject({ filters: z.array(keptFilter) }), ...problems(404) },
});
