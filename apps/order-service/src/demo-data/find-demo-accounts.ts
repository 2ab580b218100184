import type { Pool } from 'pg';
import { demoAccounts } from './demo-accounts.ts';

/**
 * Addresses of demo accounts in the database. Everybody knows their password, so production refuses them (promise L9).
 */
export async function findDemoAccounts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from account where email_normalised = any($1) order by email',
    [demoAccounts.map((account) => account.email)],
  );
  return rows.map((row) => row.email);
}
