import { addOnQuery, priceAddOn } from '../price/index.ts';
import { type AddOnItem, type AddOnSlug, addOnSlugs, products, restrictedIn } from '../product/index.ts';
import type { ItemKindRules, OfferedProduct } from './item-kind.ts';
import { makingTimeOf } from './making-times.table.ts';

function offered(slug: AddOnSlug): OfferedProduct {
  const { label, temperature, productTypes } = products[slug];
  const { productSlug: _, ...usual } = addOnQuery({ productSlug: slug });
  return { label, temperature, isAddOn: true, productTypes, options: {}, numbers: {}, usual };
}

/** Add-ons: one line in the cart for each, whatever was added how often. */
export const addOnKind: ItemKindRules<AddOnItem> = {
  products: Object.fromEntries(addOnSlugs.map((slug) => [slug, offered(slug)])),
  name: (item) => products[item.productSlug].label,
  mapNames: (item) => item,
  mergeKey: (item) => item.productSlug,
  copies: (item) => item.quantity,
  fixedQuantity: null,
  temperature: (item) => products[item.productSlug].temperature,
  making: () => makingTimeOf('add_on'),
  units: () => null,
  sequencesToScreen: () => [],
  restrictedIn,
  price: priceAddOn,
  placeOfUnit: () => null,
  check: (items) => items.map(() => ({ faults: [], needsReview: false, report: () => null })),
  facts: () => [{ label: 'Kind', value: 'Add-on' }],
};
