import type { DistributorWire } from '@cutsite/contracts/distributor';
import type { TypedDistributor } from '@cutsite/domain/distributor';
import type { Pool, PoolClient } from 'pg';

/** All distributors; there are some dozens at most. */
export async function selectDistributors(pool: Pool): Promise<Omit<DistributorWire, 'country_name'>[]> {
  const { rows } = await pool.query<Omit<DistributorWire, 'country_name'>>({
    name: 'select-distributors',
    text: `select name, address, address_2, email, telephone_number, fax_number, website, country_code
             from distributor`,
  });
  return rows;
}

/** A distributor with the id that staff changes it by. */
export type DistributorRow = TypedDistributor & { readonly id: string };

const columns = 'id, name, address, address_2, email, telephone_number, fax_number, website, country_code';

const valuesOf = (row: DistributorRow) => [
  row.id,
  row.name,
  row.address,
  row.address_2,
  row.email,
  row.telephone_number,
  row.fax_number,
  row.website,
  row.country_code,
];

export async function selectAllDistributors(pool: Pool): Promise<DistributorRow[]> {
  const { rows } = await pool.query<DistributorRow>(`select ${columns} from distributor order by country_code, name`);
  return rows;
}

/** False when its country has this name already. */
export async function insertDistributor(client: PoolClient, row: DistributorRow): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'insert-distributor',
    text: `insert into distributor (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (country_code, name) do nothing`,
    values: valuesOf(row),
  });
  return rowCount === 1;
}

/**
 * @returns whether there is such a distributor
 * @throws when its country has this name already (`distributor_country_code_name_key`)
 */
export async function updateDistributor(client: PoolClient, row: DistributorRow): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'update-distributor',
    text: `update distributor set name = $2, address = $3, address_2 = $4, email = $5, telephone_number = $6,
                  fax_number = $7, website = $8, country_code = $9 where id = $1`,
    values: valuesOf(row),
  });
  return rowCount === 1;
}

/** What it was; null when there is no such distributor. */
export async function deleteDistributor(client: PoolClient, id: string): Promise<DistributorRow | null> {
  const { rows } = await client.query<DistributorRow>(`delete from distributor where id = $1 returning ${columns}`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** A distributor as it is, kept from other changes until the end of the transaction; null: there is none. */
export async function lockDistributor(client: PoolClient, id: string): Promise<DistributorRow | null> {
  const { rows } = await client.query<DistributorRow>(`select ${columns} from distributor where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** A change of the list. `before` null: it was added; `after` null: it was removed. */
export interface DistributorChange {
  readonly id: string;
  readonly distributorId: string;
  readonly actorId: string;
  readonly before: DistributorRow | null;
  readonly after: DistributorRow | null;
  readonly now: Date;
}

/** Writes down who changed what, in the transaction of the change (promise L7). */
export async function insertHistory(client: PoolClient, change: DistributorChange): Promise<void> {
  await client.query(
    `insert into distributor_history (id, distributor_id, actor_id, before, after, at) values ($1, $2, $3, $4, $5, $6)`,
    [change.id, change.distributorId, change.actorId, change.before, change.after, change.now],
  );
}
