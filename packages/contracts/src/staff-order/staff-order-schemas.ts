import { orderedProducts } from '@cutsite/domain/item';
import { orderActions, orderStatuses, reviewStates, shipmentStatuses } from '@cutsite/domain/placed-order';
import * as z from 'zod/mini';
import { addressSchema } from '../order-contents/index.ts';
import { placedOrderSchema, staffInvoicePaymentSchema } from '../placed-order/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';

export const idText = z.string().check(z.maxLength(64));
/** What was read: a write of an order that has changed since is refused and changes nothing (promise O2). */
export const revisionNumber = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** A sentence or more for colleagues or the customer; line breaks are kept. */
export const noteText = z.string().check(z.maxLength(2_000), z.regex(/^[\P{C}\n]*$/u));
/** The same where there has to be one. */
export const reasonText = z.string().check(z.maxLength(500), z.regex(/^(?=.*\S)\P{C}*$/u));

const statusWord = z.enum(orderStatuses);
const screeningWord = z.enum(['not_required', 'pending', 'cleared', 'held']);
export const temperatureWord = z.enum(['ambient', 'cold_packs', 'dry_ice']);
const person = z.strictObject({ id: z.uuid(), name: z.string() });
const customer = z.strictObject({ id: z.uuid(), name: z.string(), company: z.string(), email: z.string() });

/** An order in the list of all orders. */
export const queuedOrderSchema = z.strictObject({
  order_id: z.uuid(),
  number: z.string(),
  revision: z.int(),
  status: statusWord,
  review: z.enum(reviewStates),
  screening: screeningWord,
  placed: z.string(),
  /** The day by which its first box should leave. */
  due: z.nullable(z.string()),
  is_overdue: z.boolean(),
  customer,
  po_number: z.nullable(z.string()),
  customer_reference_code: z.nullable(z.string()),
  item_names: z.array(z.string()),
  temperatures: z.array(temperatureWord),
  currency: currencyWord,
  total: amountSchema,
  sales_rep: z.nullable(person),
  /** A mail about it could not be sent so far. A service of the version before answers without the field. */
  mail_failed: z.optional(z.boolean()),
  /** One of these is not tried again by itself. */
  mail_given_up: z.optional(z.boolean()),
});

/** @see queuedOrderSchema */
export type QueuedOrderWire = z.output<typeof queuedOrderSchema>;

const text = z.optional(z.string().check(z.maxLength(100)));

/** What a list of orders is narrowed down to; several values of one field, joined by commas, mean either. */
export const orderFilterQuery = {
  /** A view with a name of its own, such as `needs_review`; see `orderViews`. */
  view: text,
  status: z.optional(
    z.string().check(z.regex(new RegExp(`^(${orderStatuses.join('|')})(,(${orderStatuses.join('|')}))*$`))),
  ),
  review: z.optional(z.enum(reviewStates)),
  screening: z.optional(screeningWord),
  /** Days as `2026-12-01`, of UTC; both are inside. */
  placed_from: z.optional(z.iso.date()),
  placed_to: z.optional(z.iso.date()),
  due_to: z.optional(z.iso.date()),
  temperature: z.optional(temperatureWord),
  product: z.optional(z.enum(Object.keys(orderedProducts))),
  /** The id of the customer's account, or of the one who paid. */
  customer: z.optional(idText),
  /** The id of the sales representative; `none`: nobody is. */
  sales_rep: z.optional(idText),
  /** As the search box takes it: every word must be found. */
  search: text,
} as const;

export const orderSorts = ['placed', '-placed', 'due', '-due', 'total', '-total', 'number', '-number'] as const;

const action = z.strictObject({
  action: z.enum(orderActions),
  allowed: z.boolean(),
  /** Why it cannot be done now, for the button. */
  reason: z.nullable(z.string()),
});

/** Something that happened to an order, whoever did it. */
const logLine = z.strictObject({
  at: z.string(),
  /** Null: the store itself. */
  by: z.nullable(z.string()),
  /** The customer's own actions, staff's, or the store's. */
  what: z.string(),
  note: z.string(),
});

const noteSchema = z.strictObject({
  id: z.uuid(),
  at: z.string(),
  by: z.nullable(z.string()),
  text: z.string(),
  /** Whether it was sent to the customer; otherwise it is for colleagues alone. */
  is_for_customer: z.boolean(),
});

const mailSchema = z.strictObject({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  written: z.string(),
  /** Null: it waits, or could not be sent. */
  sent: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** When it is tried next; null: it is sent, or it was given up. A service of the version before leaves it out. */
  next_try: z.optional(z.nullable(z.string())),
  /** Where no mail server is set: it stays in the outbox, whose page shows it, and nothing waits. */
  stays_in_outbox: z.optional(z.boolean()),
});

const lineSchema = z.strictObject({
  item_id: z.uuid(),
  name: z.string(),
  ordered: z.int(),
  shipped: z.int(),
  left: z.int(),
});

const parcelSchema = z.strictObject({
  id: z.uuid(),
  tracking_number: z.string(),
  shipping_carrier: z.nullable(z.string()),
  left: z.string(),
  by: z.nullable(z.string()),
  lines: z.array(z.strictObject({ item_id: z.uuid(), name: z.string(), quantity: z.int() })),
});

/** One thing that was looked at beforehand. */
const findingPoint = z.strictObject({
  text: z.string(),
  /** False: somebody should look. */
  is_fine: z.boolean(),
  /** The wells that it is about; none: all of the item. */
  wells: z.array(z.string()),
});

/** What asks for a look, with what it means. A service of the version before answers without the optional fields. */
const flagSchema = z.strictObject({
  kind: z.enum(['review', 'screening']),
  state: z.enum(['pending', 'cleared', 'held']),
  title: z.string(),
  meaning: z.string(),
  /** What staff should look at: the plates, or the sequences with their lengths. */
  findings: z.array(
    z.strictObject({
      item_id: z.uuid(),
      name: z.string(),
      detail: z.string(),
      points: z.optional(z.array(findingPoint)),
    }),
  ),
  /** Of a screening: when the screener answered; null: it has not. */
  answered: z.optional(z.nullable(z.string())),
  /** Of a screening: whether the store has a list of sequences of concern; without one staff decides alone. */
  has_list: z.optional(z.boolean()),
});

/** Everything that staff sees of an order: what its customer sees, and what is theirs. */
export const staffOrderSchema = z.strictObject({
  order: placedOrderSchema,
  revision: z.int(),
  review: z.enum(reviewStates),
  due: z.nullable(z.string()),
  customer: z.strictObject({ ...customer.def.shape, paid_by: customer }),
  sales_rep: z.nullable(person),
  /** The quote that was ordered. A service of the version before answers without the field. */
  quote: z.optional(z.nullable(z.strictObject({ id: z.uuid(), number: z.string() }))),
  flags: z.array(flagSchema),
  actions: z.array(action),
  shipments: z.array(
    z.strictObject({
      id: z.uuid(),
      status: z.enum(shipmentStatuses),
      lines: z.array(lineSchema),
      parcels: z.array(parcelSchema),
      actions: z.array(action),
    }),
  ),
  notes: z.array(noteSchema),
  mails: z.array(mailSchema),
  log: z.array(logLine),
  /** What was paid and not given back yet. */
  refundable: amountSchema,
  /** Payments of its invoice, also those that were taken back. A service of the version before leaves it out. */
  invoice_payments: z.optional(z.array(staffInvoicePaymentSchema)),
  /** Other orders of its payer with the same PO number. A service of the version before answers without the field. */
  same_po: z.optional(z.array(z.strictObject({ id: z.uuid(), number: z.string(), placed: z.string() }))),
});

/** @see staffOrderSchema */
export type StaffOrderWire = z.output<typeof staffOrderSchema>;

/** A correction of a placed order: nothing of what is left out changes. */
export const correctionBody = {
  revision: revisionNumber,
  shipping_address: z.optional(addressSchema),
  /** Empty: none. */
  po_number: z.optional(z.string().check(z.maxLength(60), z.regex(/^\P{C}*$/u))),
} as const;

/** What a correction comes to. Decimal texts; `difference` is below zero when less is to be paid. */
export const correctionSchema = z.strictObject({
  before: amountSchema,
  after: amountSchema,
  difference: z.string(),
  /** `none`, `refunded` in the same step, or `waived` with the reason: more cannot be asked for. */
  settled: z.enum(['none', 'refunded', 'must_be_waived']),
  /** What changes, in words. */
  changes: z.array(z.strictObject({ field: z.string(), old: z.string(), new: z.string() })),
});

/** @see correctionSchema */
export type CorrectionWire = z.output<typeof correctionSchema>;
