import { type RefundDestination, refundDestinations } from '@cutsite/domain/payment';
import { invoiceStateNames, orderStatuses } from '@cutsite/domain/placed-order';
import * as z from 'zod/mini';
import { orderContentsSchema } from '../order-contents/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';

export const orderStatusWord = z.enum(orderStatuses);
const paymentMethodWord = z.enum(['card', 'purchase_order', 'blanket_purchase_order', 'edit_credit']);

export const invoiceStateWord = z.enum(invoiceStateNames);

/** An order as the list shows it. */
export const listedOrderSchema = z.strictObject({
  order_id: z.uuid(),
  number: z.string(),
  status: orderStatusWord,
  placed: z.string(),
  customer_reference_code: z.nullable(z.string()),
  po_number: z.nullable(z.string()),
  /** What it holds, in the order of the papers. */
  item_names: z.array(z.string()),
  /** Of which products these are. */
  product_slugs: z.array(z.string()),
  tracking_numbers: z.array(z.string()),
  currency: currencyWord,
  total: amountSchema,
  /**
   * The invoice of a purchase order; null: it has not been issued, or was paid with the order. A service of the version
   * before answers without the field.
   */
  invoice: z.optional(
    z.nullable(z.strictObject({ number: z.string(), state: invoiceStateWord, left: amountSchema, due: z.string() })),
  ),
  /** The user's own order; otherwise one that the user paid for somebody else. */
  is_owner: z.boolean(),
  /** Whose order it is. */
  owner_name: z.string(),
});

/** @see listedOrderSchema */
export type ListedOrderWire = z.output<typeof listedOrderSchema>;

/** A step on the way of a shipment. `at`: it was recorded then; `expected`: a day, which is no promise. */
const timelineStepSchema = z.strictObject({
  step: orderStatusWord,
  label: z.string(),
  state: z.enum(['done', 'current', 'next']),
  at: z.nullable(z.string()),
  expected: z.nullable(z.string()),
  note: z.string(),
});

/** One box with its way. */
const placedShipmentSchema = z.strictObject({
  id: z.uuid(),
  temperature: z.enum(['ambient', 'cold_packs', 'dry_ice']),
  /** As far as the box is; while it waits, as far as its order is. */
  status: orderStatusWord,
  item_count: z.int(),
  shipping_method_name: z.nullable(z.string()),
  shipping_carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  /** The carrier's page for the number, where the carrier is known. */
  tracking_url: z.nullable(z.string()),
  timeline: z.array(timelineStepSchema),
  /** The copies of each item: ordered, and how many of them have left. */
  lines: z.array(z.strictObject({ item_id: z.uuid(), name: z.string(), ordered: z.int(), shipped: z.int() })),
  /** What has left so far, parcel by parcel; none of those that left before parcels were kept. */
  parcels: z.array(
    z.strictObject({
      id: z.uuid(),
      shipping_carrier: z.nullable(z.string()),
      tracking_number: z.string(),
      tracking_url: z.nullable(z.string()),
      left: z.string(),
      lines: z.array(z.strictObject({ item_id: z.uuid(), name: z.string(), quantity: z.int() })),
    }),
  ),
});

/** @see placedShipmentSchema */
export type PlacedShipmentWire = z.output<typeof placedShipmentSchema>;

/** Which wells of a plate are filled, for its picture. */
const plateSchema = z.strictObject({
  item_id: z.uuid(),
  name: z.string(),
  /** A plate format of the labware, such as `384_echo`. */
  plate_format: z.string(),
  wells: z.array(z.string()),
});

/** What was given back, and where it arrives. `pending`: the card network has not confirmed it yet. */
const refundSchema = z.strictObject({
  id: z.uuid(),
  amount: amountSchema,
  to: z.enum(Object.keys(refundDestinations) as [RefundDestination, ...RefundDestination[]]),
  status: z.enum(['pending', 'done', 'failed']),
  reason: z.string(),
  at: z.string(),
  /** The number of its credit note. */
  credit_note: z.nullable(z.string()),
});

/** @see refundSchema */
export type RefundWire = z.output<typeof refundSchema>;

/** The invoice and what has been paid of it. */
const invoiceFactsSchema = z.strictObject({
  /** Null: it got none from the version before. */
  number: z.nullable(z.string()),
  state: invoiceStateWord,
  paid: amountSchema,
  /** Still to be paid. */
  left: amountSchema,
  /** Received beyond what is due, as after a credit note on a paid invoice. */
  overpaid: amountSchema,
  /** What was received of it, in the order in which it was recorded. */
  payments: z.array(
    z.strictObject({ id: z.uuid(), received_on: z.iso.date(), amount: amountSchema, reference: z.string() }),
  ),
});

/** @see invoiceFactsSchema */
export type InvoiceFactsWire = z.output<typeof invoiceFactsSchema>;

/** A payment of an invoice as staff recorded it. */
export const staffInvoicePaymentSchema = z.strictObject({
  id: z.uuid(),
  received_on: z.iso.date(),
  amount: amountSchema,
  reference: z.string(),
  recorded: z.string(),
  by: z.string(),
  /** Null: it counts. */
  taken_back: z.nullable(z.strictObject({ at: z.string(), by: z.string(), reason: z.string() })),
});

/** @see staffInvoicePaymentSchema */
export type StaffInvoicePaymentWire = z.output<typeof staffInvoicePaymentSchema>;

/** How it was paid; the dates are days. */
const paymentFactsSchema = z.strictObject({
  method: paymentMethodWord,
  po_number: z.nullable(z.string()),
  /** Whom the invoice of a purchase order goes to. A service of the version before answers without the field. */
  billing_contact: z.optional(z.nullable(z.strictObject({ name: z.string(), email: z.string() }))),
  /** The charged card, as far as the card network gives it; `brand` is its word, such as `visa`. */
  card: z.nullable(z.strictObject({ brand: z.string(), last_four: z.string() })),
  amount: amountSchema,
  refunded: amountSchema,
  refunds: z.array(refundSchema),
  net_terms_days: z.nullable(z.int()),
  /** When the invoice is to be paid; null: it is paid, or not issued yet. */
  due: z.nullable(z.string()),
  /** Null: not issued yet. A service of the version before answers without the field. */
  invoice: z.optional(z.nullable(invoiceFactsSchema)),
  paid_by: z.string(),
});

/** A paper or file of the order; without an address it cannot be had yet, and `reason` says why. */
const orderDocumentSchema = z.strictObject({
  kind: z.enum([
    'order_confirmation',
    'invoice',
    'credit_note',
    'packing_list',
    'plate_map_csv',
    'plate_map_xlsx',
    'gene_list_csv',
    'gene_list_xlsx',
  ]),
  group_id: z.nullable(z.uuid()),
  /** Of a packing list: the parcel that it lies in. */
  parcel_id: z.nullable(z.uuid()),
  /** Of a paper that has a number other than the order's. */
  number: z.nullable(z.string()),
  href: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** @see orderDocumentSchema */
export type OrderDocumentWire = z.output<typeof orderDocumentSchema>;

/** A placed order with everything that its customer wants to know. */
export const placedOrderSchema = z.strictObject({
  order_id: z.uuid(),
  number: z.string(),
  status: orderStatusWord,
  /** The biosecurity screening of its sequences. */
  screening: z.enum(['not_required', 'pending', 'cleared', 'held']),
  placed: z.string(),
  is_owner: z.boolean(),
  owner_name: z.string(),
  contents: orderContentsSchema,
  plates: z.array(plateSchema),
  shipments: z.array(placedShipmentSchema),
  payment: paymentFactsSchema,
  /**
   * The terms of sale that were accepted, with the page on which exactly this version is read; null: an order from
   * before they were kept with it. A process of the version before sends none.
   */
  terms: z.optional(
    z.nullable(z.strictObject({ version: z.string(), accepted: z.string(), href: z.nullable(z.string()) })),
  ),
  /** The quote that was ordered. */
  quote: z.nullable(z.strictObject({ number: z.string(), issued: z.string() })),
  /** The files that were attached to it, such as the purchase order, oldest first. */
  files: z.array(z.strictObject({ id: z.uuid(), file_name: z.string(), byte_size: z.int(), href: z.string() })),
  documents: z.array(orderDocumentSchema),
  /** Whether the user may cancel it now; if not, why. */
  cancel: z.strictObject({ allowed: z.boolean(), reason: z.nullable(z.string()) }),
});

/** @see placedOrderSchema */
export type PlacedOrderWire = z.output<typeof placedOrderSchema>;
