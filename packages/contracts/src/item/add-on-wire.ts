import { checkQuantity, quantityMessage } from '@cutsite/domain/cart';
import { type AddOnItem, addOnSlugs } from '@cutsite/domain/product';
import * as z from 'zod/mini';
import type { ItemWireRules } from './item-wire.ts';

/** An add-on: here `quantity` counts copies (ruling 27). The limits of the quantity are a rule of the domain. */
export const addOnItemSchema = z.strictObject({ product_slug: z.enum(addOnSlugs), quantity: z.number() });

/** @see addOnItemSchema */
export type AddOnItemWire = z.output<typeof addOnItemSchema>;

/** Add-ons have nothing beyond their slug and how many. */
export const addOnWire: ItemWireRules<AddOnItem, AddOnItemWire> = {
  slugs: addOnSlugs,
  schema: addOnItemSchema,
  fromWire: ({ product_slug: productSlug, quantity }) => ({
    item: { kind: 'add_on', productSlug, quantity },
    faults: checkQuantity(quantity).ok
      ? []
      : [{ field: 'quantity', code: 'quantity_invalid', message: quantityMessage }],
  }),
  toWire: ({ productSlug }, copies) => ({ product_slug: productSlug, quantity: copies }),
  cartFields: { shape: {}, ofOthers: {}, of: () => ({}) },
  format: () => null,
  plate: () => null,
};
