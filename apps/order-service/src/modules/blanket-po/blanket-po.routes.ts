import { listBlanketPos, listBlanketPoTransactions } from '@cutsite/contracts/blanket-po';
import type { Pool } from 'pg';
import type { Clock } from '../../clock/index.ts';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import { showBlanketPos, showDraws } from './show-blanket-pos.ts';

/** The blanket purchase orders of a user; paths of ours. */
export function blanketPoRoutes(dependencies: { readonly pool: Pool; readonly clock: Clock }): RouteBinding[] {
  return [
    bind(listBlanketPos, async ({ user }) => ({ status: 200, body: await showBlanketPos(dependencies, user.id) })),

    bind(listBlanketPoTransactions, async ({ user, params, query }) => {
      const question = { accountId: user.id, id: params.id, cursor: query.cursor ?? null };
      const page = await showDraws(dependencies.pool, question);
      return page === null ? refuse.notFound() : { status: 200, body: page };
    }),
  ];
}
