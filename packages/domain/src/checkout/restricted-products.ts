import { type Address, countryName } from '../address/index.ts';
import { type ItemKinds, itemName, kindOf } from '../item/index.ts';
import type { OrderedItem } from './order-contents.ts';

/** An item that may not be shipped to the address. */
export interface RestrictedItem {
  readonly itemId: string;
  readonly name: string;
  /** What is restricted: the guides of a gene editor. */
  readonly what: string;
  readonly country: string;
}

/**
 * The items that may not be shipped to this country, by the rules of their kinds; asked when the address is chosen, and
 * again by every payment. The shipping address decides, whatever was displayed.
 */
export function restrictedItems(
  kinds: ItemKinds,
  items: readonly Pick<OrderedItem, 'id' | 'item'>[],
  address: Pick<Address, 'country'> | null,
): RestrictedItem[] {
  if (address === null) return [];
  const { country } = address;
  return items.flatMap(({ id, item }) => {
    const what = kindOf(kinds, item).restrictedIn(item, country);
    return what === null ? [] : [{ itemId: id, name: itemName(kinds, item), what, country }];
  });
}

/** Text of ours, naming the item and the reason (rulings 7 and 35). */
export function restrictedItemMessage({ name, what, country }: RestrictedItem): string {
  return `${name} cannot be shipped to ${countryName(country)}: ${what} are not sold there.`;
}
