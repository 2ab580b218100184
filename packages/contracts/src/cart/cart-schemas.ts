import { addOnSlugs, productSlugs } from '@cutsite/domain/product';
import * as z from 'zod/mini';
import { amountSchema, currencyWord, priceLineSchema } from '../catalogue/index.ts';
import {
  guideRnaItemSchema,
  modificationWord,
  nucleaseWord,
  processingWord,
  shownSequenceSchema,
  speciesWord,
  yieldWord,
} from '../guide-rna/index.ts';
import { itemReportSchema } from '../preflight/index.ts';

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

/** One shipment of the cart, by temperature (Specification 1 §3; what `temperature` adds is ours). */
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

/** The cart-detail response. Without a cart, `order_id` and `created` are null and there are no groups. */
export const cartSchema = z.strictObject({
  order_id: z.nullable(z.uuid()),
  created: z.nullable(z.string()),
  currency: currencyWord,
  subtotal: amountSchema,
  undiscounted_subtotal: amountSchema,
  item_count: z.int(),
  groups: z.array(cartGroupSchema),
});

/** @see cartSchema */
export type CartWire = z.output<typeof cartSchema>;
