import { carrierNames, shippingMethods } from '@cutsite/domain/checkout';
import * as z from 'zod/mini';
import { deliverySchema, orderContentsSchema } from '../order-contents/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';

export const shippingMethodWord = z.enum(shippingMethods);
export const carrierWord = z.enum(carrierNames);

/**
 * An order on its way through the checkout and after it (CO-2 to CO-6; ruling 34). What may
 * be done with it now is in `status` and `may_act`.
 */
export const orderSummarySchema = z.strictObject({
  order_id: z.uuid(),
  status: z.enum(['cart', 'saved', 'quote', 'ordered']),
  /** False for the owner of a cart that a purchaser has taken over, and the other way round after it was taken back. */
  may_act: z.boolean(),
  /** Of the quote that the order is; null: it is none. A service of the version before answers without the field. */
  quote_number: z.optional(z.nullable(z.string())),
  /** 0 shipping address, 1 billing address, 2 shipping method, null: all are set. */
  active_step: z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  is_complete: z.boolean(),
  /** What paying would be refused for, with a sentence for each. */
  missing: z.array(
    z.strictObject({
      part: z.enum(['items', 'shipping_address', 'billing_address', 'shipping_method', 'terms']),
      message: z.string(),
    }),
  ),
  /** Items that may not be shipped to the address that is chosen; they stop a payment. */
  restricted_items: z.array(z.strictObject({ item_id: z.uuid(), name: z.string(), message: z.string() })),
  /**
   * Items of a cart that the gene catalogue of today refuses, with the reason; they stop a payment. A service of the
   * version before answers without the field.
   */
  items_no_longer_made: z.optional(z.array(z.strictObject({ item_id: z.uuid(), message: z.string() }))),
  /** Why the voucher of the order cannot be used any more, which stops a payment; null: it can, or there is none. */
  voucher_refusal: z.nullable(z.strictObject({ code: z.string(), message: z.string() })),
  /**
   * When each shipment leaves and arrives if the order is placed now; empty once it is. A service of the version before
   * answers without the field.
   */
  deliveries: z.optional(z.array(z.strictObject({ group_id: z.uuid(), ...deliverySchema.shape }))),
  /** About the shipping address; they stop nothing. */
  warnings: z.array(z.string()),
  terms: z.strictObject({
    /** What is in force; null: no terms are published, and the store takes no orders. */
    version: z.nullable(z.string()),
    accepted_version: z.nullable(z.string()),
    accepted_at: z.nullable(z.string()),
  }),
  contents: orderContentsSchema,
});

/** @see orderSummarySchema */
export type OrderSummaryWire = z.output<typeof orderSummarySchema>;

/** One way for a shipment to travel. */
const shippingEstimateSchema = z.strictObject({
  shipping_method: shippingMethodWord,
  shipping_method_name: z.string(),
  amount: amountSchema,
  /** Business days on the way; null: the customer's own carrier knows. */
  business_days: z.nullable(z.int()),
  /** ISO weekdays, 1 is Monday. */
  leaves_on: z.array(z.int()),
  /** If the order is placed now with this method. A service of the version before answers without the field. */
  delivery: z.optional(deliverySchema),
});

/** The ways of each shipment, and whose accounts may be charged instead. */
export const shippingEstimatesSchema = z.strictObject({
  order_id: z.uuid(),
  currency: currencyWord,
  groups: z.array(
    z.strictObject({
      id: z.uuid(),
      temperature: z.enum(['ambient', 'cold_packs', 'dry_ice']),
      chosen: z.nullable(z.string()),
      estimates: z.array(shippingEstimateSchema),
    }),
  ),
  carriers: z.array(
    z.strictObject({ shipping_carrier: carrierWord, label: z.string(), account_number_form: z.string() }),
  ),
});

/** @see shippingEstimatesSchema */
export type ShippingEstimatesWire = z.output<typeof shippingEstimatesSchema>;
