import type { Address } from '@cutsite/domain/address';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../database/index.ts';

type Queryable = Pool | PoolClient;

/** A link with the names that are shown beside it. */
export interface ShareRow {
  readonly id: string;
  readonly account_id: string;
  readonly cart_id: string;
  readonly recipient_email: string;
  readonly message: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly seen_at: Date | null;
  readonly taken_at: Date | null;
  readonly taken_by: string | null;
  readonly taken_by_name: string | null;
  readonly revoked_at: Date | null;
  readonly cart_status: string;
  readonly owner_email: string;
  readonly owner_name: string;
  readonly owner_company: string;
  /** What the owner ticked, as it was then. */
  readonly addresses: readonly Address[];
}

const selectShare = `
select s.id, s.account_id, s.cart_id, s.recipient_email, s.message, s.created_at, s.expires_at, s.seen_at, s.taken_at,
       s.taken_by, s.revoked_at, s.addresses, c.status as cart_status, o.email as owner_email,
       ${fullName('o')} as owner_name, o.company_name as owner_company,
       ${fullName('t')} as taken_by_name
  from cart_share s
  join cart c on c.account_id = s.account_id and c.id = s.cart_id
  join account o on o.id = s.account_id
  left join account t on t.id = s.taken_by`;

export interface ShareToInsert {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly id: string;
  readonly cartId: string;
  readonly email: string;
  readonly message: string;
  readonly addresses: readonly Address[];
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertShare(client: PoolClient, share: ShareToInsert): Promise<void> {
  await client.query(
    `insert into cart_share (token_hash, account_id, id, cart_id, recipient_email, message, created_at, expires_at,
                             addresses)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      share.tokenHash,
      share.accountId,
      share.id,
      share.cartId,
      share.email,
      share.message,
      share.now,
      share.expiresAt,
      JSON.stringify(share.addresses),
    ],
  );
}

/** The links of a cart, the latest first. */
export async function readShares(db: Queryable, accountId: string, cartId: string): Promise<readonly ShareRow[]> {
  const { rows } = await db.query<ShareRow>(
    `${selectShare} where s.account_id = $1 and s.cart_id = $2 order by s.id desc`,
    [accountId, cartId],
  );
  return rows;
}

export async function readShareById(db: Queryable, accountId: string, id: string): Promise<ShareRow | null> {
  const { rows } = await db.query<ShareRow>(`${selectShare} where s.id = $2 and s.account_id = $1`, [accountId, id]);
  return rows[0] ?? null;
}

export async function readShareByToken(db: Queryable, tokenHash: Buffer): Promise<ShareRow | null> {
  const { rows } = await db.query<ShareRow>(`${selectShare} where s.token_hash = $1`, [tokenHash]);
  return rows[0] ?? null;
}

/** The addresses of the links through which this person has taken the cart over, each once. */
export async function readAddressesForHolder(
  db: Queryable,
  { accountId, cartId, holderId }: { readonly accountId: string; readonly cartId: string; readonly holderId: string },
): Promise<readonly Address[]> {
  const { rows } = await db.query<{ address: Address }>(
    `select distinct a.address from cart_share s, jsonb_array_elements(s.addresses) as a (address)
      where s.account_id = $1 and s.cart_id = $2 and s.taken_by = $3 and s.revoked_at is null`,
    [accountId, cartId, holderId],
  );
  return rows.map(({ address }) => address);
}

/** Links to a cart that still work, for the bound on how many there may be. */
export async function countLiveShares(db: Queryable, accountId: string, cartId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from cart_share
      where account_id = $1 and cart_id = $2 and revoked_at is null and expires_at > $3`,
    [accountId, cartId, now],
  );
  return rows[0]?.count ?? 0;
}

/** Notes when the link was opened for the first time. */
export async function markSeen(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('update cart_share set seen_at = $2 where id = $1 and seen_at is null', [id, now]);
}

export async function markRevoked(client: PoolClient, id: string, now: Date): Promise<void> {
  await client.query('update cart_share set revoked_at = coalesce(revoked_at, $2) where id = $1', [id, now]);
}

export interface HeldOrderRow {
  readonly order_id: string;
  readonly owner_name: string;
  readonly owner_company: string;
  readonly item_count: number;
  readonly taken: Date | null;
}

export async function readHeldOrders(db: Queryable, holderId: string): Promise<readonly HeldOrderRow[]> {
  const { rows } = await db.query<HeldOrderRow>(
    `select c.id as order_id, ${fullName('o')} as owner_name, o.company_name as owner_company,
            (select count(*)::int from cart_item i where i.account_id = c.account_id and i.cart_id = c.id) as item_count,
            (select max(s.taken_at) from cart_share s
              where s.account_id = c.account_id and s.cart_id = c.id and s.taken_by = $1) as taken
       from cart c join account o on o.id = c.account_id
      where c.holder_id = $1 and c.status <> 'ordered' order by taken desc nulls last, c.id desc limit 100`,
    [holderId],
  );
  return rows;
}
