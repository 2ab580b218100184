import { priceAddOn } from '../price/index.ts';
import { type AddOnItem, products } from '../product/index.ts';
import type { ItemKindRules } from './item-kind.ts';

/** Add-ons: one line in the cart for each, whatever was added how often. */
export const addOnKind: ItemKindRules<AddOnItem> = {
  name: (item) => products[item.productSlug].label,
  mapNames: (item) => item,
  mergeKey: (item) => item.productSlug,
  copies: (item) => item.quantity,
  fixedQuantity: null,
  temperature: (item) => products[item.productSlug].temperature,
  // Our assumption, as no time is specified (docs/open-questions.md).
  makingDays: () => 1,
  units: () => null,
  sequencesToScreen: () => [],
  restrictedIn: () => null,
  price: priceAddOn,
  placeOfUnit: () => null,
  check: (items) => items.map(() => ({ faults: [], needsReview: false, report: () => null })),
  facts: () => [{ label: 'Kind', value: 'Add-on' }],
};
