import type { Pool, PoolClient } from 'pg';

/** Within how many days an account pays its invoices; null: it has no such terms. */
export async function readNetTerms(db: Pool | PoolClient, accountId: string): Promise<number | null> {
  const { rows } = await db.query<{ net_terms_days: number | null }>({
    name: 'read-net-terms',
    text: 'select net_terms_days from account where id = $1',
    values: [accountId],
  });
  return rows[0]?.net_terms_days ?? null;
}
