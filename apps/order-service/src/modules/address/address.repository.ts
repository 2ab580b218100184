import type { Address, AddressUse } from '@cutsite/domain/address';
import type { Pool, PoolClient } from 'pg';

type Queryable = Pool | PoolClient;

/** An address of somebody's book. */
export interface AddressRow {
  readonly id: string;
  readonly address: Address;
  readonly shipping_used_at: Date | null;
  readonly billing_used_at: Date | null;
  readonly updated_at: Date;
}

const columns = 'id, address, shipping_used_at, billing_used_at, updated_at';

/** The book in the order in which addresses are offered: the one that was used last first, then the newest. */
export async function readAddresses(db: Queryable, accountId: string): Promise<readonly AddressRow[]> {
  const { rows } = await db.query<AddressRow>({
    name: 'read-addresses',
    text: `select ${columns} from address where account_id = $1 and removed_at is null
            order by greatest(shipping_used_at, billing_used_at) desc nulls last, id desc`,
    values: [accountId],
  });
  return rows;
}

const usedColumn = { shipping: 'shipping_used_at', billing: 'billing_used_at' } as const satisfies Record<
  AddressUse,
  keyof AddressRow
>;

/** The addresses that were used for this, the last one first. */
export async function readUsedAddresses(
  db: Queryable,
  accountId: string,
  use: AddressUse,
): Promise<readonly AddressRow[]> {
  const { rows } = await db.query<AddressRow>({
    name: `read-used-addresses-${use}`,
    text: `select ${columns} from address
            where account_id = $1 and removed_at is null and ${usedColumn[use]} is not null
            order by ${usedColumn[use]} desc, id desc`,
    values: [accountId],
  });
  return rows;
}

export async function readAddress(db: Queryable, accountId: string, id: string): Promise<AddressRow | null> {
  const { rows } = await db.query<AddressRow>(
    `select ${columns} from address where account_id = $1 and id = $2 and removed_at is null`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** Makes the writers of one book wait for each other until the end of the transaction. */
export async function lockBook(client: PoolClient, accountId: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('address book ' || $1, 0))`, [accountId]);
}

export async function insertAddress(
  client: PoolClient,
  entry: { readonly accountId: string; readonly id: string; readonly address: Address; readonly now: Date },
): Promise<AddressRow> {
  const { rows } = await client.query<AddressRow>(
    `insert into address (account_id, id, address, created_at, updated_at) values ($1, $2, $3, $4, $4)
     returning ${columns}`,
    [entry.accountId, entry.id, JSON.stringify(entry.address), entry.now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The address was not written');
  return row;
}

export async function updateAddress(
  db: Queryable,
  entry: { readonly accountId: string; readonly id: string; readonly address: Address; readonly now: Date },
): Promise<AddressRow | null> {
  const { rows } = await db.query<AddressRow>(
    `update address set address = $3, updated_at = $4 where account_id = $1 and id = $2 and removed_at is null
     returning ${columns}`,
    [entry.accountId, entry.id, JSON.stringify(entry.address), entry.now],
  );
  return rows[0] ?? null;
}

/** Says whether there was one. */
export async function markRemoved(db: Queryable, accountId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update address set removed_at = $3, updated_at = $3 where account_id = $1 and id = $2 and removed_at is null',
    [accountId, id, now],
  );
  return rowCount === 1;
}

export async function markUsed(
  client: PoolClient,
  { accountId, id, use, now }: { accountId: string; id: string; use: AddressUse; now: Date },
): Promise<void> {
  await client.query(`update address set ${usedColumn[use]} = $3 where account_id = $1 and id = $2`, [
    accountId,
    id,
    now,
  ]);
}
