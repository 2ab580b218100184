import { listDistributors } from '@cutsite/contracts/distributor';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import { bind, type RouteBinding } from '../../http/index.ts';
import { showDistributors } from './show-distributors.ts';
import { visitorCountryOf } from './visitor-country.ts';

/** The public list behind the distributor page (Specification 1 §2, §6); the path is ours. */
export function distributorRoutes(dependencies: { readonly pool: Pool; readonly config: Config }): RouteBinding[] {
  return [
    bind(listDistributors, async ({ request }) => ({
      status: 200,
      body: await showDistributors(dependencies, visitorCountryOf(request.headers.cookie)),
    })),
  ];
}
