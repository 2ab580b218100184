import type { ListedOrderWire } from '@cutsite/contracts/placed-order';

const maxShown = 2;
const maxNames = 3;

/** An order as it stands beside an article. */
export interface OwnOrder {
  readonly href: string;
  readonly number: string;
  /** What it holds: "Plate 1, Plate 2 and 3 more". */
  readonly holds: string;
}

/** The latest orders that hold one of the products, as far as they are shown. */
export function ownOrders(orders: readonly ListedOrderWire[], products: readonly string[]): readonly OwnOrder[] {
  return orders
    .filter(({ product_slugs: slugs }) => slugs.some((slug) => products.includes(slug)))
    .slice(0, maxShown)
    .map(({ order_id: id, number, item_names: names }) => ({
      href: `/account/orders/detail?order=${encodeURIComponent(id)}`,
      number,
      holds: holdsText(names),
    }));
}

function holdsText(names: readonly string[]): string {
  const more = names.length - maxNames;
  const first = names.slice(0, maxNames).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
