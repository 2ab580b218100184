import { listBlanketPos, listBlanketPoTransactions } from '@cutsite/contracts/blanket-po';
import type { Clock } from '@cutsite/service-base/clock';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { showBlanketPos, showDraws } from './show-blanket-pos.ts';

/** The blanket purchase orders of a user; paths of ours. */
export function blanketPoRoutes(dependencies: { readonly pool: Pool; readonly clock: Clock }): RouteBinding[] {
  return [
    bind(listBlanketPos, async ({ user }) => ({ status: 200, body: await showBlanketPos(dependencies, user.id) })),

    bind(listBlanketPoTransactions, async ({ user, params, query }) =>
      showDraws(dependencies.pool, { accountId: user.id, id: params.id, cursor: query.cursor ?? null }),
    ),
  ];
}
