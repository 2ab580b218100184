import type { QueuedOrder } from '../order-data.ts';

/**
 * Where in which list an order was opened: the list as it was then. An order that is cleared leaves its view, and still
 * has a next one.
 */
export interface QueuePlace {
  /** The search part of the address of the list. */
  readonly search: string;
  /** The view of the list, in words. */
  readonly title: string;
  readonly ids: readonly string[];
  /** Whether the list goes on after these. */
  readonly hasMore: boolean;
}

/** What the browser kept with an address, if it is a place; anything else is none. */
export function readPlace(kept: unknown): QueuePlace | null {
  if (typeof kept !== 'object' || kept === null || !('search' in kept) || !('ids' in kept)) return null;
  const { search, ids } = kept;
  if (typeof search !== 'string' || !Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return null;
  return {
    search,
    ids,
    title: 'title' in kept && typeof kept.title === 'string' ? kept.title : '',
    hasMore: 'hasMore' in kept && kept.hasMore === true,
  };
}

export interface Neighbours {
  /** From 1. */
  readonly at: number;
  readonly previous: string | null;
  /** Null: it is the last one that is known. */
  readonly next: string | null;
}

/** The orders beside this one; null: it is not in the list. */
export function neighboursOf({ ids }: QueuePlace, id: string): Neighbours | null {
  const at = ids.indexOf(id);
  if (at === -1) return null;
  return { at: at + 1, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

type Page = { readonly orders: readonly Pick<QueuedOrder, 'order_id'>[]; readonly has_more: boolean };

/**
 * The place with those that follow. The page that it ended with is read again before the next one: what was done
 * meanwhile has left the list, and the rest has moved up.
 */
export async function withMore(place: QueuePlace, readPage: (page: number) => Promise<Page>): Promise<QueuePlace> {
  const first = Number(new URLSearchParams(place.search).get('page') ?? '1');
  const known = new Set(place.ids);
  for (let page = first; ; page += 1) {
    const { orders, has_more: hasMore } = await readPage(page);
    const fresh = orders.flatMap(({ order_id: id }) => (known.has(id) ? [] : [id]));
    if (fresh.length > 0 || !hasMore) return { ...place, ids: [...place.ids, ...fresh], hasMore };
  }
}
