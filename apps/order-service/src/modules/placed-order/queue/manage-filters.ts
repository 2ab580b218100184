import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { type KeptFilter, keepFilter, readFilters, removeFilter } from './order-filters.repository.ts';

type Dependencies = Pick<PlacedOrderDependencies, 'pool' | 'clock'>;
interface Kept {
  readonly filters: KeptFilter[];
}

/** The filters that somebody keeps. */
export async function orderFiltersOf({ pool }: Dependencies, staffId: string): Promise<Kept> {
  return { filters: await readFilters(pool, staffId) };
}

/** Keeps a filter and answers with all of them; null: there are as many as one may keep. */
export async function saveOrderFilterOf(
  dependencies: Dependencies,
  filter: { readonly staffId: string; readonly name: string; readonly query: string },
): Promise<Kept | null> {
  const { pool, clock } = dependencies;
  const isKept = await keepFilter(pool, { ...filter, now: clock.now() });
  return isKept ? orderFiltersOf(dependencies, filter.staffId) : null;
}

/** Forgets a filter and answers with those that are left; null: there is none of this id. */
export async function removeOrderFilterOf(
  dependencies: Dependencies,
  { staffId, id }: { readonly staffId: string; readonly id: string },
): Promise<Kept | null> {
  return (await removeFilter(dependencies.pool, staffId, id)) ? orderFiltersOf(dependencies, staffId) : null;
}
