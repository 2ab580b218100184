import { type ItemWires, itemWires } from '../item/index.ts';
import { cartSchemas } from './cart-schemas.ts';
import { cartEndpointsOf } from './endpoints.ts';
import { itemEndpointsOf } from './item-endpoints.ts';
import { repriceEndpointsOf } from './recalculate.ts';
import { severalCartsEndpointsOf } from './several-carts.ts';

/**
 * The calls of carts whose form depends on which kinds of item there are, made from a table of them: what a call takes
 * is the union of the kinds. The service makes them from the tables it was handed.
 */
export function cartEndpoints(wires: ItemWires) {
  const schemas = cartSchemas(wires);
  return {
    ...cartEndpointsOf(schemas),
    ...itemEndpointsOf(schemas),
    ...repriceEndpointsOf(schemas),
    ...severalCartsEndpointsOf(schemas),
  };
}

/** @see cartEndpoints */
export type CartEndpoints = ReturnType<typeof cartEndpoints>;

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
