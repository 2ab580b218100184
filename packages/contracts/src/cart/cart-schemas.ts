import { cartStatuses } from '@cutsite/domain/cart';
import type { ItemKind, OrderItem } from '@cutsite/domain/item';
import * as z from 'zod/mini';
import type { CellLibraryCartFields } from '../cell-library/index.ts';
import { fillsIn } from '../endpoint/index.ts';
import type { ExpressCartFields } from '../express-knockout/index.ts';
import type { shownGeneShape } from '../gene-catalogue/index.ts';
import type { GeneLibraryCartFields } from '../gene-library/index.ts';
import {
  type GuideRnaCartFields,
  type ItemWires,
  maxPerCall,
  type OrderItemWire,
  type QuotedLineCartFields,
  type SentItem,
  sentItemSchema,
  slugsOf,
} from '../item/index.ts';
import type { KnockoutCartFields } from '../knockout-cells/index.ts';
import { deliverySchema } from '../order-contents/index.ts';
import { amountSchema, currencyWord, priceLineSchema } from '../price-list/index.ts';
import { itemReportSchema } from '../report/index.ts';

/** What every cart item shows, whatever its kind. */
function commonFields(wires: ItemWires) {
  return {
    id: z.uuid(),
    kind: z.enum(Object.keys(wires)),
    /** As it is shown, with its project before it: "Kinase screen / Plate 1" (ruling 54). */
    name: z.string(),
    project_name: z.nullable(z.string()),
    product_slug: z.enum(slugsOf(wires)),
    quantity: z.int(),
    currency: currencyWord,
    /** All copies. */
    subtotal: amountSchema,
    undiscounted_subtotal: amountSchema,
    /** The explained price of one copy. */
    price_lines: z.array(priceLineSchema),
    price_list_version: z.string(),
    needs_review: z.boolean(),
    /** Null for a kind without reports, and for what was added before there were reports. */
    report: z.nullable(itemReportSchema),
    created: z.string(),
    last_updated: z.string(),
  };
}

type CommonSchema = z.ZodMiniObject<ReturnType<typeof commonFields>>;

/** A cart item of whatever kind: what all of them show. */
export interface AnyCartItem extends z.output<CommonSchema> {}

/** What a cart item of any kind that is sold shows. */
export interface CommonCartFields extends AnyCartItem {
  readonly kind: ItemKind;
  readonly product_slug: OrderItem['productSlug'];
}

/**
 * An item as the cart shows it: what all kinds have, and beside it the fields of each kind, which are empty in items of
 * another one. One flat object and no union: it is read often, and a serialiser has to try each branch of a union.
 */
export type CartItemWire = CommonCartFields &
  GuideRnaCartFields &
  GeneLibraryCartFields &
  CellLibraryCartFields &
  ExpressCartFields &
  KnockoutCartFields &
  QuotedLineCartFields & { readonly [Field in keyof typeof shownGeneShape]: z.output<(typeof shownGeneShape)[Field]> };

function cartItemSchemaOf<Shown extends AnyCartItem>(wires: ItemWires): z.ZodMiniType<Shown> {
  const ofKinds = new Map<string, z.core.$ZodType>();
  for (const { cartFields } of Object.values(wires)) {
    for (const [name, schema] of Object.entries(cartFields.shape)) {
      if ((ofKinds.get(name) ?? schema) !== schema) throw new Error(`Two kinds show a different field "${name}"`);
      ofKinds.set(name, schema);
    }
  }
  const schema = z.strictObject({ ...commonFields(wires), ...Object.fromEntries(ofKinds) });
  const ofOthers = Object.assign({}, ...Object.values(wires).map(({ cartFields }) => cartFields.ofOthers));
  return fillsIn(schema, ofOthers) as unknown as z.ZodMiniType<Shown>;
}

/** One shipment of the cart, by temperature (CA-12, CA-13; what `temperature` adds is ours). */
const cartGroupSchemaOf = <Shown extends AnyCartItem>(cartItemSchema: z.ZodMiniType<Shown>) =>
  z.strictObject({
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
    /** If it were ordered now. A service of the version before answers without the field. */
    delivery: z.optional(deliverySchema),
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
const cartSchemaOf = <Shown extends AnyCartItem>(cartItemSchema: z.ZodMiniType<Shown>) =>
  z.strictObject({
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
    groups: z.array(cartGroupSchemaOf(cartItemSchema)),
  });

/** @see cartSchemaOf */
export type CartWire = z.output<ReturnType<typeof cartSchemaOf<CartItemWire>>>;

/** A cart with items of whatever kinds. */
export type AnyCart = z.output<ReturnType<typeof cartSchemaOf<AnyCartItem>>>;

/** The schemas of the cart that depend on which kinds there are: what is sent of them, and what is shown. */
export interface CartSchemas<Sent extends SentItem = SentItem, Shown extends AnyCartItem = AnyCartItem> {
  /** One item as a call carries it. */
  readonly orderItem: z.ZodMiniType<Sent>;
  readonly cartItem: z.ZodMiniType<Shown>;
  readonly cart: ReturnType<typeof cartSchemaOf<Shown>>;
  /** Items that one call may add. */
  readonly maxPerCall: number;
}

/** The schemas for the kinds of a table. The type arguments say what its kinds are sent and shown as. */
export function cartSchemas<Sent extends SentItem = OrderItemWire, Shown extends AnyCartItem = CartItemWire>(
  wires: ItemWires,
): CartSchemas<Sent, Shown> {
  const cartItem = cartItemSchemaOf<Shown>(wires);
  return {
    orderItem: sentItemSchema<Sent>(wires),
    cartItem,
    cart: cartSchemaOf(cartItem),
    maxPerCall: maxPerCall(wires),
  };
}
