import type { orderedProducts } from '@cutsite/content/block';
import { type MadeProduct, soldProducts } from '@cutsite/domain/sold-product';

export type OrderedProduct = keyof typeof orderedProducts;

/** Each product of the content, as the price list names it; one that has no price there does not compile. */
export const pricedAs: Readonly<Record<OrderedProduct, MadeProduct>> = soldProducts;
