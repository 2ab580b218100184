import { shareStates } from '@cutsite/domain/share';
import * as z from 'zod/mini';
import { addressSchema, deliverySchema, orderContentsSchema } from '../order-contents/index.ts';

const states = Object.keys(shareStates) as [keyof typeof shareStates, ...(keyof typeof shareStates)[]];

/** A link to a cart, as who sent it sees it. */
export const shareSchema = z.strictObject({
  id: z.uuid(),
  order_id: z.uuid(),
  recipient_email: z.string(),
  message: z.string(),
  state: z.enum(states),
  created: z.string(),
  expires: z.string(),
  seen: z.nullable(z.string()),
  taken: z.nullable(z.string()),
  /** Who took the cart over, by name. */
  taken_by: z.nullable(z.string()),
  /** The owner's addresses that the link shows. */
  addresses: z.array(addressSchema),
});

/** @see shareSchema */
export type ShareWire = z.output<typeof shareSchema>;

/** A shared cart, as who holds the link sees it: what is in it, what it costs, and the addresses that were ticked. */
export const sharedCartSchema = z.strictObject({
  state: z.enum(states),
  owner_name: z.string(),
  owner_company: z.string(),
  message: z.string(),
  expires: z.string(),
  is_own: z.boolean(),
  taken_by: z.nullable(z.string()),
  /** For who took it over: the order to check out. Null for everybody else. */
  order_id: z.nullable(z.uuid()),
  /** The quote that the cart is, while its prices are promised. */
  quote: z.nullable(z.strictObject({ number: z.string(), expires: z.string() })),
  addresses: z.array(addressSchema),
  items: orderContentsSchema.def.shape.items,
  customer_reference_code: z.nullable(z.string()),
  voucher: orderContentsSchema.def.shape.voucher,
  /** Why the voucher cannot be used any more; null: it can, or there is none. Absent from the version before. */
  voucher_refusal: z.optional(z.nullable(z.strictObject({ code: z.string(), message: z.string() }))),
  totals: orderContentsSchema.def.shape.totals,
  discounts: orderContentsSchema.def.shape.discounts,
  /** Address and every method are chosen: the total has shipping and tax in it. */
  includes_shipping_and_tax: z.optional(z.boolean()),
  /** When each box leaves if it is ordered now; when it arrives only beside a shared address. */
  deliveries: z.optional(
    z.array(z.strictObject({ temperature: z.enum(['ambient', 'cold_packs', 'dry_ice']), ...deliverySchema.shape })),
  ),
});

/** @see sharedCartSchema */
export type SharedCartWire = z.output<typeof sharedCartSchema>;

/** A cart or quote of somebody else that the user has taken over and not yet paid. */
export const heldOrderSchema = z.strictObject({
  order_id: z.uuid(),
  owner_name: z.string(),
  owner_company: z.string(),
  item_count: z.int(),
  taken: z.nullable(z.string()),
});
