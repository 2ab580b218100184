import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { itemListsSchema } from '../order-contents/index.ts';
import { placedOrderSchema } from '../placed-order/index.ts';
import { problems } from '../problem/index.ts';
import {
  correctionBody,
  correctionSchema,
  idText,
  noteText,
  reasonText,
  revisionNumber,
  staffOrderSchema,
} from './staff-order-schemas.ts';

const tag = 'Staff';
const params = z.strictObject({ id: idText });
const written = { 200: staffOrderSchema, ...problems(400, 404, 409) } as const;

export const getStaffOrder = defineEndpoint({
  method: 'GET',
  path: '/api/staff/order/{id}/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'Get an order with what staff knows about it and which actions are possible now.',
  params,
  responses: { 200: staffOrderSchema, ...problems(404) },
});

export const getOrderAsCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/staff/order/{id}/as-customer/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'Get an order as its customer sees it; its papers and files link to the calls for staff.',
  params,
  responses: { 200: placedOrderSchema, ...problems(404) },
});

export const getStaffOrderLists = defineEndpoint({
  method: 'GET',
  path: '/api/staff/order/{id}/lists/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'List what the items of an order contain: wells and tubes with their guides.',
  params,
  responses: { 200: itemListsSchema, ...problems(404) },
});

export const getStaffPaper = defineEndpoint({
  method: 'GET',
  path: '/api/staff/order/{id}/paper/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'Download a paper or the plate map of an order.',
  params,
  query: z.strictObject({
    kind: z.enum([
      ...(['order_confirmation', 'invoice', 'credit_note', 'packing_list'] as const),
      ...(['plate_map_csv', 'plate_map_xlsx', 'gene_list_csv', 'gene_list_xlsx'] as const),
    ]),
    /** Of a credit note. */
    number: z.optional(z.string().check(z.maxLength(20))),
    /** Of a packing list: the shipment. */
    shipment: z.optional(idText),
    /** Of a packing list: the parcel; without it the last one of the shipment. */
    parcel: z.optional(idText),
  }),
  responses: { 200: fileSchema, ...problems(404, 409) },
});

export const getStaffAttachment = defineEndpoint({
  method: 'GET',
  path: '/api/staff/order/{id}/attachments/{attachment_id}/',
  access: 'staff',
  permission: 'read_orders',
  looksAt: 'order',
  tag,
  summary: 'Download a file attached to an order.',
  params: z.strictObject({ id: idText, attachment_id: idText }),
  responses: { 200: fileSchema, ...problems(404) },
});

export const lookAtOrder = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/looking/',
  access: 'staff',
  permission: 'read_orders',
  tag,
  summary: 'Report that you have an order open, and get who else does and its current state.',
  params,
  responses: {
    200: z.strictObject({ others: z.array(z.string()), revision: z.int() }),
    ...problems(404),
  },
});

export const decideReview = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/review/',
  access: 'staff',
  permission: ['clear_review', 'hold_orders'],
  tag,
  summary: 'Clear an order in review or keep it on hold, with a reason.',
  description:
    'An order that waits for nothing else is confirmed by itself when its review is cleared, and held in review when it is held.',
  params,
  body: z.strictObject({ revision: revisionNumber, decision: z.enum(['cleared', 'held']), note: reasonText }),
  responses: written,
});

export const shipOrder = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/ship/',
  access: 'staff',
  permission: 'ship_orders',
  tag,
  summary: 'Record a parcel with some or all of a shipment, with its tracking number.',
  params,
  body: z.strictObject({
    revision: revisionNumber,
    group_id: z.uuid(),
    tracking_number: z.string().check(z.maxLength(60)),
    shipping_carrier: z.optional(z.string().check(z.maxLength(60), z.regex(/^\P{C}*$/u))),
    /** Copies of each line; what is left out stays. */
    lines: z
      .array(z.strictObject({ item_id: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(999)) }))
      .check(z.minLength(1), z.maxLength(500)),
    note: z.optional(noteText),
  }),
  responses: written,
});

export const addOrderNote = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/note/',
  access: 'staff',
  permission: 'note_orders',
  tag,
  summary: 'Add a note to an order, for colleagues only or as a mail to the customer.',
  idempotent: true,
  params,
  body: z.strictObject({
    revision: revisionNumber,
    text: noteText.check(z.minLength(1)),
    /** For colleagues alone unless this says otherwise. */
    is_for_customer: z.optional(z.boolean()),
  }),
  responses: written,
});

export const assignOrder = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/sales-rep/',
  access: 'staff',
  permission: 'assign_sales_rep',
  tag,
  summary: 'Set the sales representative of an order (ruling 52).',
  params,
  body: z.strictObject({ revision: revisionNumber, sales_rep: z.nullable(z.uuid()) }),
  responses: written,
});

export const sendMailAgain = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/send-mail-again/',
  access: 'staff',
  permission: 'resend_mails',
  tag,
  summary: 'Send a mail about an order again, to the same address.',
  idempotent: true,
  params,
  body: z.strictObject({ revision: revisionNumber, mail_id: z.uuid() }),
  responses: written,
});

export const previewCorrection = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/preview-correction/',
  access: 'staff',
  permission: 'change_orders',
  looksAt: 'order',
  tag,
  summary: 'Preview what another address or PO number would cost; nothing is changed.',
  params,
  body: z.strictObject(correctionBody),
  responses: { 200: correctionSchema, ...problems(400, 404, 409) },
});

export const correctOrder = defineEndpoint({
  method: 'POST',
  path: '/api/staff/order/{id}/correct/',
  access: 'staff',
  permission: 'change_orders',
  tag,
  summary: 'Change the address or PO number of an order, with a reason.',
  description:
    'What was frozen stays, and a new version is made. When it comes to less, the difference is given back in the same step. When it comes to more it is refused, unless the difference is waived; a product that may not go there is refused.',
  params,
  body: z.strictObject({ ...correctionBody, reason: reasonText, waive: z.optional(z.boolean()) }),
  responses: written,
});
