import type { Pool } from 'pg';

/** In how many days an account pays its invoices; null: it has no payment terms. */
export async function readNetTermsDays(db: Pool, accountId: string): Promise<number | null> {
  const { rows } = await db.query<{ days: number | null }>({
    name: 'read-net-terms-days',
    text: 'select net_terms_days as days from account where id = $1',
    values: [accountId],
  });
  return rows[0]?.days ?? null;
}
