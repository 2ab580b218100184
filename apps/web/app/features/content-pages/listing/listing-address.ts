import type { FilterName } from '@cutsite/content/entry';
import type { Listing, ListingOrder } from './listings.ts';

/** What the address of a list asks for. */
export interface ListingQuery {
  /** What is looked for; empty: nothing. */
  readonly words: string;
  readonly order: ListingOrder;
  readonly chosen: ReadonlyMap<FilterName, readonly string[]>;
  /** From 1. */
  readonly page: number;
}

const value = /^[a-z0-9-]{1,80}$/;
const maxTextLength = 100;

/** Search parameters of lists beside the names of filters (CT-31). */
export const listingParameters = ['q', 'order', 'page'] as const;

/** Names that addresses may say as well (CT-31): the blog has one kind of category. */
const otherNames: Partial<Readonly<Record<FilterName, string>>> = { blog_category: 'category' };

/** Reads search parameters; what is no value, no order and no page is left out. */
export function readListingAddress({ filters, orders }: Listing, parameters: URLSearchParams): ListingQuery {
  const words = (parameters.get('q') ?? '').trim().slice(0, maxTextLength);
  const order = orders.find((one) => one === parameters.get('order')) ?? orders[0];
  const page = Math.min(1_000, Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1));
  return { words, order, page, chosen: new Map(filters.map((name) => [name, chosenOf(parameters, name)])) };
}

/** The values that are chosen of a filter: `?year=2026,2025`. */
function chosenOf(parameters: URLSearchParams, name: FilterName): string[] {
  const given = parameters.get(name) ?? parameters.get(otherNames[name] ?? name) ?? '';
  return [...new Set(given.split(',').filter((one) => value.test(one)))].slice(0, 20);
}

/** The parts of an address in their order, without those that say what is usual. */
export function listingParts(
  { words, order, chosen, page }: ListingQuery,
  { orders }: Pick<Listing, 'orders'>,
): readonly (readonly [name: string, value: string])[] {
  return [
    ...(words === '' ? [] : [['q', words] as const]),
    ...[...chosen].flatMap(([name, values]) => (values.length > 0 ? [[name, values.join(',')] as const] : [])),
    ...(order === orders[0] ? [] : [['order', order] as const]),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
}

/** The address of a list as it is asked for. */
export function listingAddress(path: string, asked: ListingQuery, listing: Pick<Listing, 'orders'>): string {
  const query = listingParts(asked, listing).map(
    ([name, one]) => `${name}=${encodeURIComponent(one).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
