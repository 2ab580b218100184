import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { type ItemWires, itemWires, type OrderItemWire, type SentItem } from '../item/index.ts';
import { problems } from '../problem/index.ts';
import { type AnyCartItem, type CartItemWire, cartSchemas } from './cart-schemas.ts';
import { cartEndpointsOf } from './endpoints.ts';
import { itemEndpointsOf } from './item-endpoints.ts';
import { repriceEndpointsOf } from './recalculate.ts';
import { severalCartsEndpointsOf } from './several-carts.ts';

/**
 * The calls of carts whose form depends on which kinds of item there are, made from a table of them: what a call takes
 * is the union of the kinds. The service makes them from the tables it was handed.
 */
export function cartEndpoints<Sent extends SentItem = OrderItemWire, Shown extends AnyCartItem = CartItemWire>(
  wires: ItemWires,
) {
  const schemas = cartSchemas<Sent, Shown>(wires);
  return {
    ...cartEndpointsOf(schemas),
    ...itemEndpointsOf(schemas),
    ...repriceEndpointsOf(schemas),
    ...severalCartsEndpointsOf(schemas),
  };
}

/** The calls for items of whatever kind; those of the kinds that are sold are such calls. */
export type CartEndpoints = ReturnType<typeof cartEndpoints<SentItem, AnyCartItem>>;

/** The calls for the kinds that are sold. */
export const {
  getCart,
  updateItemQuantity,
  addToCart,
  getOrderedItem,
  replaceOrderedItem,
  getOrderItem,
  acceptPrices,
  readOneCart,
  createCart,
  setActiveCart,
} = cartEndpoints(itemWires);

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

const referenceSchema = z.strictObject({ order_id: z.uuid(), customer_reference_code: z.nullable(z.string()) });

export const applyReferenceCode = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/apply-customer-reference-code/',
  access: 'verified',
  tag: 'Cart',
  summary: "Set the customer's own reference, which is printed on every document.",
  params,
  body: z.strictObject({ customer_reference_code: z.string().check(z.maxLength(10_000)) }),
  responses: { 200: referenceSchema, ...problems(400, 404, 409) },
});

export const removeReferenceCode = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/remove-customer-reference-code/',
  access: 'verified',
  tag: 'Cart',
  summary: "Remove the customer's own reference.",
  params,
  responses: { 200: referenceSchema, ...problems(404, 409) },
});
