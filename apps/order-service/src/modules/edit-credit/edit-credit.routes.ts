import { getEditCredit, listCreditTransactions } from '@cutsite/contracts/edit-credit';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { showCredits, showLedger } from './show-credits.ts';

/** The calls under `/api/user/edit_credit/` (PA-9, PA-10). */
export function editCreditRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(getEditCredit, async ({ user }) => ({ status: 200, body: await showCredits(pool, user.id) })),

    bind(listCreditTransactions, async ({ user, params, query }) =>
      showLedger(pool, { accountId: user.id, id: params.id, cursor: query.cursor ?? null }),
    ),
  ];
}
