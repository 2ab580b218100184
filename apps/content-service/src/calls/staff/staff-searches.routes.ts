import { listMissedSearches } from '@cutsite/contracts/content';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import { retentionDays, selectMissedSearches } from '../../missed-searches/index.ts';
import type { StaffContentDependencies } from './staff-content.ts';

const perPage = 50;

/** What visitors look for in vain: what editors may want to write. */
export function staffSearchRoutes({ pool }: StaffContentDependencies): RouteBinding[] {
  return [
    bind(listMissedSearches, async ({ query }) => {
      const skip = (Number(query.page ?? '1') - 1) * perPage;
      const { rows, total } = await selectMissedSearches(pool, { order: query.order ?? 'often', skip, limit: perPage });
      const searches = rows.map(({ lastOn, isFoundNow, ...row }) => ({
        ...row,
        last_on: lastOn,
        is_found_now: isFoundNow,
      }));
      return { status: 200, body: { searches, total, days_kept: retentionDays } };
    }),
  ];
}
