import type { PriceableItem } from '../price/index.ts';
import { products, type Temperature } from '../product/index.ts';

/** What an item is called in the cart: the plate's name, the only tube's name, or how many tubes there are. */
export function itemName(item: PriceableItem): string {
  if (!('sequences' in item)) return products[item.productSlug].label;
  if (item.format === 'plate') return item.plateName ?? 'Plate';
  const [first, ...others] = item.sequences;
  return first === undefined || others.length > 0 ? `${item.sequences.length} tubes` : first.name;
}

/** The names of the tubes in an item, trimmed as they are compared (ruling 36); none for plates and add-ons. */
export function tubeNames(item: PriceableItem): string[] {
  if (!('sequences' in item) || item.format === 'plate') return [];
  return item.sequences.map((sequence) => sequence.name.trim());
}

/** The shipping group of a cart that an item belongs to. */
export function temperatureOf(item: PriceableItem): Temperature {
  return products[item.productSlug].temperature;
}
