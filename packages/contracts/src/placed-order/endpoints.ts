import { refundTargets } from '@cutsite/domain/payment';
import { orderStatuses, screeningDecisions, shipmentStatuses } from '@cutsite/domain/placed-order';
import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { listedOrderSchema, placedOrderSchema } from './placed-order-schemas.ts';

const tag = 'Orders';
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });
const note = z.optional(z.string().check(z.maxLength(500), z.regex(/^\P{C}*$/u)));

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/user/list_orders/',
  access: 'verified',
  tag,
  summary: 'The orders of the user, own ones and those paid for others, the latest first.',
  description:
    'Twenty at a time. `search` finds parts of the number, the reference, the PO number and the names of items; every word must be found. `next_cursor` of an answer is the `cursor` of the next page; pages stay as they are when new orders arrive.',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  responses: {
    200: z.strictObject({ orders: z.array(listedOrderSchema), next_cursor: z.nullable(z.string()) }),
    ...problems(400),
  },
});

export const getPlacedOrder = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/status/',
  access: 'verified',
  tag,
  summary: 'Get a placed order: its state, shipments, payment, papers and totals.',
  params,
  responses: { 200: placedOrderSchema, ...problems(404) },
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/cancel/',
  access: 'verified',
  tag,
  summary: 'Cancel a placed order before it is made. What was paid is refunded.',
  params,
  body: z.strictObject({ note }),
  responses: { 200: placedOrderSchema, ...problems(404, 409) },
});

/** What was read, for staff who look at the order; a write of one that has changed since is refused (promise O2). */
const revision = z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

/** A state of an order or of a shipment. */
const movedStatus = z.enum([...new Set([...orderStatuses, ...shipmentStatuses])]);

export const changeOrderStatus = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/change-status/',
  access: 'staff',
  permission: ['clear_review', 'hold_orders', 'release_orders', 'ship_orders', 'deliver_orders', 'cancel_orders'],
  tag: 'Staff',
  summary: 'Change the status of an order, or of one of its shipments with its tracking number.',
  description:
    'Without group_id the order itself moves (in_review, confirmed, in_production, cancelled); with it that shipment (shipped, delivered). An order is shipped and delivered by itself when the last of its shipments is. A refusal (409) says why.',
  params,
  body: z.strictObject({
    revision,
    status: movedStatus,
    group_id: z.optional(z.uuid()),
    tracking_number: z.optional(z.string().check(z.maxLength(60))),
    shipping_carrier: z.optional(z.string().check(z.maxLength(60), z.regex(/^\P{C}*$/u))),
    note,
  }),
  responses: { 200: placedOrderSchema, ...problems(400, 404, 409) },
});

export const decideScreening = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/screening/',
  access: 'staff',
  permission: ['decide_screening', 'clear_screening_hold'],
  tag: 'Staff',
  summary: 'Decide the biosecurity screening of an order before it goes into production.',
  description:
    'pending becomes cleared or held by administrators and production, held becomes cleared by administrators, cleared becomes held again by both. A held order is not released to production; an order that waited for nothing else is confirmed when it is cleared. The note is for staff.',
  params,
  body: z.strictObject({ revision, decision: z.enum(screeningDecisions), note }),
  responses: { 200: placedOrderSchema, ...problems(404, 409) },
});

export const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/refund/',
  access: 'staff',
  permission: 'refund_orders',
  tag: 'Staff',
  summary: 'Refund all or part of what was paid for an order, with a credit note.',
  description:
    'For administrators, sales and finance. amount is in dollars, such as "12.50", and at most what is left; without it, all that is left. same_way (the default) goes back to the card, the credit accounts or the blanket purchase order it came from, or off the invoice of a purchase order; edit_credit puts what was paid by card on the edit credit of whoever paid. The customer reads the reason. Several refunds of an order need several Idempotency-Keys.',
  params,
  idempotent: true,
  body: z.strictObject({
    revision,
    amount: z.optional(z.string().check(z.maxLength(32))),
    to: z.optional(z.enum(refundTargets)),
    reason: z.string().check(z.maxLength(500), z.regex(/^(?=.*\S)\P{C}*$/u)),
  }),
  responses: { 200: placedOrderSchema, ...problems(400, 404, 409) },
});

export const getOrderConfirmation = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/order-confirmation/',
  access: 'verified',
  tag,
  summary: 'The order confirmation as PDF.',
  params,
  responses: { 200: fileSchema, ...problems(404) },
});

export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/invoice/',
  access: 'verified',
  tag,
  summary: 'The invoice as PDF, from the day it is issued.',
  params,
  responses: { 200: fileSchema, ...problems(404, 409) },
});

export const getCreditNote = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/credit-note/',
  access: 'verified',
  tag,
  summary: 'The credit note of a refund as PDF.',
  params,
  query: z.strictObject({ number: z.string().check(z.maxLength(20)) }),
  responses: { 200: fileSchema, ...problems(404) },
});

export const getPackingList = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/packing-list/',
  access: 'verified',
  tag,
  summary: 'The packing list of a shipped parcel as PDF, without prices.',
  description: 'Without parcel it is that of the last parcel of the shipment.',
  params,
  query: z.strictObject({
    shipment: z.string().check(z.maxLength(64)),
    parcel: z.optional(z.string().check(z.maxLength(64))),
  }),
  responses: { 200: fileSchema, ...problems(404, 409) },
});

export const getGeneList = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/gene-list/',
  access: 'verified',
  tag,
  summary: 'Every gene of the order with its Ensembl id, what was typed, and the gene list that it was checked by.',
  params,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  responses: { 200: fileSchema, ...problems(400, 404, 409) },
});

export const getPlateMap = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/plate-map/',
  access: 'verified',
  tag,
  summary: 'Every well and tube of the order with its guide, for instruments and spreadsheets.',
  params,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  responses: { 200: fileSchema, ...problems(400, 404) },
});
