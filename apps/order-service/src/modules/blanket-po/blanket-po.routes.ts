import { listBlanketPos, listBlanketPoTransactions } from '@cutsite/contracts/blanket-po';
import type { Clock } from '@cutsite/service-base/clock';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { showBlanketPos, showDraws } from './show-blanket-pos.ts';

/** The blanket purchase orders of a user; paths of ours. */
export function blanketPoRoutes(dependencies: { readonly pool: Pool; readonly clock: Clock }): RouteBinding[] {
  return [
    bind(listBlanketPos, async ({ user }) => ({ status: 200, body: await showBlanketPos(dependencies, user.id) })),

    bind(listBlanketPoTransactions, async ({ user, params, query }) => {
      const question = { accountId: user.id, id: params.id, cursor: query.cursor ?? null };
      const page = await showDraws(dependencies.pool, question);
      if (page.ok) return { status: 200, body: page.value };
      return page.error === 'cursor_unknown' ? refuse.unknownCursor() : refuse.notFound();
    }),
  ];
}
