import {
  addDistributor as addDistributorEndpoint,
  changeDistributor as changeDistributorEndpoint,
  listDistributors,
  listStaffDistributors,
  removeDistributor as removeDistributorEndpoint,
} from '@cutsite/contracts/distributor';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Config } from '../../config/index.ts';
import {
  addDistributor,
  changeDistributor,
  type DistributorDependencies,
  listAllDistributors,
  removeDistributor,
} from './manage-distributors.ts';
import { showDistributors } from './show-distributors.ts';

/** The public list behind the distributor page (AC-34, AC-35), and the calls that keep it; the paths are ours. */
export function distributorRoutes(dependencies: DistributorDependencies & { readonly config: Config }): RouteBinding[] {
  return [
    bind(listDistributors, async ({ request }) => ({
      status: 200,
      body: await showDistributors(dependencies, visitorCountryOf(request.headers.cookie)),
    })),

    bind(listStaffDistributors, async () => ({
      status: 200,
      body: { distributors: await listAllDistributors(dependencies.pool) },
    })),

    bind(addDistributorEndpoint, ({ user, body, idempotencyKey: key }) =>
      addDistributor(dependencies, { user, typed: body, key }),
    ),

    bind(changeDistributorEndpoint, ({ user, params, body }) =>
      changeDistributor(dependencies, { user, id: params.id, typed: body }),
    ),

    bind(removeDistributorEndpoint, ({ user, params }) => removeDistributor(dependencies, { user, id: params.id })),
  ];
}

/**
 * The country of the `ip_country` cookie, in capitals. A hint, which anybody can change (ruling 7); null without one.
 */
export function visitorCountryOf(cookies: string | undefined): string | null {
  return /(?:^|;\s*)ip_country=([A-Za-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1]?.toUpperCase() ?? null;
}
