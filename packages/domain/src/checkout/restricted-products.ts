import { type Address, countryName } from '../address/index.ts';
import { itemName } from '../cart/index.ts';
import type { OrderedItem } from './order-contents.ts';

/** What may not be shipped where (ruling 7); a rule is a row. The shipping address decides, whatever was displayed. */
const restrictions = [{ country: 'CN', nuclease: 'hfCas12Max' }] as const;

/** An item that may not be shipped to the address. */
export interface RestrictedItem {
  readonly itemId: string;
  readonly name: string;
  /** What is restricted: the gene editor. */
  readonly what: string;
  readonly country: string;
}

/** The items that may not be shipped to this country; asked when the address is chosen, and again by every payment. */
export function restrictedItems(
  items: readonly Pick<OrderedItem, 'id' | 'item'>[],
  address: Pick<Address, 'country'> | null,
): RestrictedItem[] {
  return items.flatMap(({ id, item }) => {
    const found = restrictions.find(
      ({ country, nuclease }) => country === address?.country && 'nuclease' in item && item.nuclease === nuclease,
    );
    return found === undefined
      ? []
      : [{ itemId: id, name: itemName(item), what: found.nuclease, country: found.country }];
  });
}

/** Text of ours, naming the item and the reason (rulings 7 and 35). */
export function restrictedItemMessage({ name, what, country }: RestrictedItem): string {
  return `${name} cannot be shipped to ${countryName(country)}: ${what} guides are not sold there.`;
}
