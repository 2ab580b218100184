import { invoiceFilters } from '@cutsite/domain/placed-order';
import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { invoiceStateWord } from '../placed-order/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';
import { staffOrderSchema } from '../staff-order/index.ts';

const tag = 'Staff';
const idText = z.string().check(z.maxLength(64));
const revision = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** An invoice in the list of the office. */
const listedInvoiceSchema = z.strictObject({
  number: z.string(),
  order_id: z.uuid(),
  order_number: z.string(),
  state: invoiceStateWord,
  issued: z.string(),
  /** Null: it was paid with the order. */
  due: z.nullable(z.string()),
  customer: z.strictObject({ id: z.uuid(), name: z.string(), company: z.string(), email: z.string() }),
  po_number: z.nullable(z.string()),
  currency: currencyWord,
  amount: amountSchema,
  credited: amountSchema,
  /** Received; of what was paid with the order, nothing is recorded here. */
  paid: amountSchema,
  left: amountSchema,
});

/** @see listedInvoiceSchema */
export type ListedInvoiceWire = z.output<typeof listedInvoiceSchema>;

export const invoiceSorts = ['due', '-due', 'number', '-number', 'left', '-left'] as const;

const filter = {
  /** What is left of it, and by when; without it all invoices. */
  state: z.optional(z.enum(Object.keys(invoiceFilters) as [keyof typeof invoiceFilters])),
  /** A number of an invoice, or what the search of orders finds: customer, PO number, number of the order. */
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(invoiceSorts)),
} as const;

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/staff/invoices/',
  access: 'staff',
  permission: 'read_invoices',
  looksAt: 'order',
  tag,
  summary: 'List invoices, 50 per page, by due date, with the totals of all that the filter finds.',
  query: z.strictObject({ ...filter, page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))) }),
  responses: {
    200: z.strictObject({
      invoices: z.array(listedInvoiceSchema),
      page: z.int(),
      has_more: z.boolean(),
      totals: z.strictObject({
        count: z.int(),
        currency: currencyWord,
        amount: amountSchema,
        left: amountSchema,
        /** The part of `left` whose due date has passed. */
        overdue: amountSchema,
      }),
    }),
    ...problems(400),
  },
});

export const exportInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/staff/invoices/export/',
  access: 'staff',
  permission: 'export_invoices',
  looksAt: 'order',
  tag,
  summary: 'Export every invoice of a filter as CSV.',
  query: z.strictObject(filter),
  responses: { 200: fileSchema, ...problems(400) },
});

export const recordInvoicePayment = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/invoice-payments/',
  access: 'staff',
  permission: 'record_payments',
  tag,
  summary: 'Record a payment received for the invoice of an order, in full or in part.',
  description:
    'For finance and administrators. amount is in dollars, such as "12.50", and at most what is left of the invoice; received_on is the day on the bank statement. Several payments need several Idempotency-Keys.',
  idempotent: true,
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    revision,
    received_on: z.string().check(z.maxLength(10)),
    amount: z.string().check(z.maxLength(32)),
    reference: z.string().check(z.maxLength(500)),
  }),
  responses: { 200: staffOrderSchema, ...problems(400, 404, 409) },
});

export const takeInvoicePaymentBack = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/invoice-payments/{payment_id}/take-back/',
  access: 'staff',
  permission: 'record_payments',
  tag,
  summary: 'Take back a recorded payment that was wrong, with a reason.',
  description: 'The entry stays to be read and counts no more; nothing is paid out.',
  idempotent: true,
  params: z.strictObject({ id: idText, payment_id: idText }),
  body: z.strictObject({ revision, reason: z.string().check(z.maxLength(500), z.regex(/^(?=.*\S)\P{C}*$/u)) }),
  responses: { 200: staffOrderSchema, ...problems(400, 404, 409) },
});
