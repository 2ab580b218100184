import { createHash, randomUUID } from 'node:crypto';
import { csrfTokenOf, newSessionToken } from '@cutsite/service-base/http';
import type { Pool } from 'pg';

export interface Customer {
  readonly accountId: string;
  /** The cookies and the CSRF header of a signed-in customer, for any call. */
  readonly headers: { readonly cookie: string; readonly 'x-csrftoken': string };
}

export interface CustomerOptions {
  readonly priceStrategy?: string | null;
  readonly hasVerifiedEmail?: boolean;
}

/** A signed-in customer, straight in the database: verified and without discounts unless stated otherwise. */
export async function aCustomer(pool: Pool, options: CustomerOptions = {}): Promise<Customer> {
  const accountId = randomUUID();
  const now = new Date();
  await pool.query(
    `insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name,
                          email_verified_at, price_strategy, created_at, updated_at)
     values ($1, $2, $2, '', 'Ada', 'Test', 'Test', $3, $4, $5, $5)`,
    [
      accountId,
      `${accountId}@lab.example`,
      options.hasVerifiedEmail === false ? null : now,
      options.priceStrategy ?? null,
      now,
    ],
  );
  return { accountId, headers: await aSession(pool, accountId, now) };
}

/** The cookies and the CSRF header of a new session of an account, signed in with a password. */
export async function aSession(pool: Pool, accountId: string, now = new Date()): Promise<Customer['headers']> {
  const token = newSessionToken();
  await pool.query(
    'insert into session (token_hash, account_id, created_at, last_seen_at, ends_at) values ($1, $2, $3, $3, $4)',
    [createHash('sha256').update(token).digest(), accountId, now, new Date(now.getTime() + 86_400_000)],
  );
  const csrf = csrfTokenOf(token);
  return { cookie: `visit=${token}; csrftoken=${csrf}`, 'x-csrftoken': csrf };
}
