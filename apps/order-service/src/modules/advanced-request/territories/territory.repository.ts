import type { RequestType, Territory } from '@cutsite/domain/advanced-request';
import type { Pool, PoolClient } from 'pg';

/** A territory with the number of its writes. */
export type StoredTerritory = Territory & { readonly revision: number };

interface Row {
  readonly account_id: string;
  readonly territory: string;
  readonly phone: string;
  readonly countries: readonly string[];
  readonly request_types: readonly RequestType[];
  readonly revision: number;
}

/** What is set, by the id of the account; there are some dozens at most. */
export async function selectTerritories(db: Pool | PoolClient): Promise<ReadonlyMap<string, StoredTerritory>> {
  const { rows } = await db.query<Row>(
    'select account_id, territory, phone, countries, request_types, revision from sales_territory',
  );
  return new Map(rows.map(({ account_id: id, request_types: requestTypes, ...row }) => [id, { ...row, requestTypes }]));
}

/** Keeps what somebody looks after; the caller holds their account locked and has compared the revision. */
export async function upsertTerritory(client: PoolClient, id: string, kept: StoredTerritory): Promise<void> {
  await client.query(
    `insert into sales_territory (account_id, territory, phone, countries, request_types, revision)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set territory = excluded.territory, phone = excluded.phone,
       countries = excluded.countries, request_types = excluded.request_types, revision = excluded.revision`,
    [id, kept.territory, kept.phone, kept.countries, kept.requestTypes, kept.revision],
  );
}

/** How many requests that are not at their end each representative has. */
export async function countOpenRequests(db: Pool | PoolClient): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ sales_rep_id: string; open: number }>(
    `select sales_rep_id, count(*)::int as open from advanced_request
      where sales_rep_id is not null and state in ('submitted', 'with_sales', 'waiting_for_customer', 'quoted')
      group by sales_rep_id`,
  );
  return new Map(rows.map((row) => [row.sales_rep_id, row.open]));
}
