import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../modules/account/index.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';

/** Opens the demo accounts that are missing. */
export async function loadDemoAccounts({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  const { rows } = await pool.query<{ email: string }>(
    'select email_normalised as email from account where email_normalised = any($1)',
    [demoAccounts.map((account) => account.email)],
  );
  const present = new Set(rows.map((row) => row.email));
  const missing = demoAccounts.filter((account) => !present.has(account.email));
  if (missing.length === 0) return;
  // One hash serves all of them: they have the same password, and everybody knows it.
  const passwordHash = await hashPassword(demoPassword);
  await withTransaction(pool, async (client) => {
    for (const account of missing) await insert(client, account, passwordHash, clock.now());
  });
}

async function insert(client: ClientBase, account: DemoAccount, passwordHash: string, now: Date): Promise<void> {
  await client.query(
    `with opened as (
       insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name,
         email_verified_at, is_distributor, price_strategy, created_at, updated_at)
       values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
       on conflict (email_normalised) do nothing returning id)
     insert into account_role (account_id, role, granted_at) select id, unnest($11::text[]), $10 from opened`,
    [
      uuidv7(),
      account.email,
      passwordHash,
      account.firstName,
      account.lastName,
      account.companyName,
      account.isVerified ? now : null,
      account.isDistributor,
      account.priceStrategy,
      now,
      account.roles,
    ],
  );
}
