import { cartStatuses } from '@cutsite/domain/cart';
import { addOnSlugs, productSlugs } from '@cutsite/domain/product';
import * as z from 'zod/mini';
import {
  guideRnaItemSchema,
  modificationWord,
  nucleaseWord,
  processingWord,
  shownSequenceSchema,
  speciesWord,
  yieldWord,
} from '../guide-rna/index.ts';
import { amountSchema, currencyWord, priceLineSchema } from '../price-list/index.ts';
import { itemReportSchema } from '../report/index.ts';

/** An add-on: here `quantity` counts copies (ruling 27). The limits of the quantity are a rule of the domain. */
export const addOnItemSchema = z.strictObject({ product_slug: z.enum(addOnSlugs), quantity: z.number() });

/** What can be put in the cart. */
export const orderItemSchema = z.discriminatedUnion('product_slug', [guideRnaItemSchema, addOnItemSchema]);

/** @see orderItemSchema */
export type OrderItemWire = z.output<typeof orderItemSchema>;

/**
 * An item as the cart shows it. The amount of each guide is `guaranteed_yield`, the copies of the item are `quantity`
 * (ruling 27). What an add-on does not have is null. One flat object and no union: it is read often, and a serialiser
 * has to try each branch of a union.
 */
export const cartItemSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['guide_rna', 'add_on']),
  name: z.string(),
  product_slug: z.enum(productSlugs),
  product_format: z.nullable(z.enum(['tube', 'plate'])),
  plate_name: z.nullable(z.string()),
  nuclease: z.nullable(nucleaseWord),
  mod: z.nullable(modificationWord),
  guaranteed_yield: z.nullable(yieldWord),
  processing: z.array(processingWord),
  species: z.nullable(speciesWord),
  cell_line: z.nullable(z.string()),
  sequences: z.array(shownSequenceSchema),
  quantity: z.int(),
  currency: currencyWord,
  /** All copies. */
  subtotal: amountSchema,
  undiscounted_subtotal: amountSchema,
  /** The explained price of one copy. */
  price_lines: z.array(priceLineSchema),
  price_list_version: z.string(),
  needs_review: z.boolean(),
  /** Null for an add-on, and for what was added before there were reports. */
  report: z.nullable(itemReportSchema),
  created: z.string(),
  last_updated: z.string(),
});

/** @see cartItemSchema */
export type CartItemWire = z.output<typeof cartItemSchema>;

/** One shipment of the cart, by temperature (CA-12, CA-13; what `temperature` adds is ours). */
export const cartGroupSchema = z.strictObject({
  id: z.uuid(),
  order: z.uuid(),
  temperature: z.enum(['ambient', 'cold_packs', 'dry_ice']),
  status: z.string(),
  shipping_carrier: z.nullable(z.string()),
  carrier_account_number: z.nullable(z.string()),
  shipping_method_name: z.nullable(z.string()),
  shipping_amount_charged: z.nullable(amountSchema),
  tracking_number: z.nullable(z.string()),
  last_updated: z.string(),
  items: z.array(cartItemSchema),
});

/** The voucher of a cart; `refusal` says why it cannot be used any more, null: it can. */
export const cartVoucherSchema = z.strictObject({
  code: z.string(),
  label: z.string(),
  discount: amountSchema,
  refusal: z.nullable(z.strictObject({ code: z.string(), message: z.string() })),
});

/**
 * The cart-detail response (CA-11; what goes beyond `order_id`, `created`, `undiscounted_subtotal` and
 * `groups` is ours). Without a cart, `order_id` and `created` are null and there are no groups.
 */
export const cartSchema = z.strictObject({
  order_id: z.nullable(z.uuid()),
  /** Empty: it was given none. */
  name: z.string(),
  status: z.enum(cartStatuses),
  created: z.nullable(z.string()),
  currency: currencyWord,
  /** At the customer's prices, before the voucher. */
  subtotal: amountSchema,
  undiscounted_subtotal: amountSchema,
  /** What is off the list prices, by the rule that takes it off; `undiscounted_subtotal` less these is `subtotal`. */
  discounts: z.array(z.strictObject({ label: z.string(), amount: amountSchema })),
  voucher: z.nullable(cartVoucherSchema),
  /** Subtotal less voucher, with the shipping that was chosen so far. */
  total_before_tax: amountSchema,
  /** Until when all prices hold; null in an empty cart. */
  prices_hold_until: z.nullable(z.string()),
  /** The prices of these items hold no longer: `recalculate_order_prices` shows the new ones. */
  items_with_old_prices: z.array(z.uuid()),
  customer_reference_code: z.nullable(z.string()),
  item_count: z.int(),
  groups: z.array(cartGroupSchema),
});

/** @see cartSchema */
export type CartWire = z.output<typeof cartSchema>;
