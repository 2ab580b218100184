import { orderSorts } from '@cutsite/contracts/staff-order';
import { orderedProducts } from '@cutsite/domain/item';
import { isOrderView, orderStatuses, reviewStates } from '@cutsite/domain/placed-order';

/** What the address of the list says: a filter, an order and a page. */
export type QueueQuery = Readonly<Record<string, string>>;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const oneOf = (words: readonly string[]) => (value: string) => words.includes(value);
const anything = (value: string) => value.length <= 100;

/** Each field of the address and which values it takes. */
const fields: Readonly<Record<string, (value: string) => boolean>> = {
  view: isOrderView,
  status: (value) => value.split(',').every(oneOf(orderStatuses)),
  review: oneOf(reviewStates),
  screening: oneOf(['not_required', 'pending', 'cleared', 'held']),
  placed_from: isDay,
  placed_to: isDay,
  due_to: isDay,
  temperature: oneOf(['ambient', 'cold_packs', 'dry_ice']),
  product: oneOf(Object.keys(orderedProducts)),
  customer: (value) => /^[\da-f-]{36}$/i.test(value),
  sales_rep: (value) => value === 'none' || /^[\da-f-]{36}$/i.test(value),
  search: anything,
  sort: oneOf(orderSorts),
  page: (value) => /^[1-9]\d{0,5}$/.test(value),
};

/**
 * Reads the address of the list. What it cannot take is left out and named, so that the list is shown with a word about
 * it and not with an error.
 */
export function readQueueAddress(params: URLSearchParams): { readonly query: QueueQuery; readonly ignored: string[] } {
  const query: Record<string, string> = {};
  const ignored: string[] = [];
  for (const [name, value] of params) {
    const takes = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (takes?.(value)) query[name] = value;
    else ignored.push(`${name}=${value}`);
  }
  return { query, ignored };
}

/** The address with some fields changed; an empty value takes a field out, and another filter begins at page one. */
export function changedAddress(query: QueueQuery, change: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filter of an address without its order and page. */
export function filterOf({ sort: _sort, page: _page, ...filter }: QueueQuery): QueueQuery {
  return filter;
}
