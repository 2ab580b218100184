import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';

type Queryable = Pool | PoolClient;

/** A parcel that has left, with what lies in it. */
export interface ParcelRow {
  readonly id: string;
  readonly group_id: string;
  readonly carrier: string | null;
  readonly tracking_number: string;
  /** Who sent it; null: not known. */
  readonly actor_id: string | null;
  readonly left_at: Date;
  readonly lines: readonly { readonly item_id: string; readonly quantity: number }[];
}

/** How many copies of each item have left, by its id; an item that is missing was never sent by parcel. */
export async function readShippedLines(
  db: Queryable,
  accountId: string,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ item_id: string; shipped: number }>({
    name: 'read-shipped-lines',
    text: 'select item_id, shipped from order_line where account_id = $1 and order_id = $2',
    values: [accountId, orderId],
  });
  return new Map(rows.map(({ item_id: itemId, shipped }) => [itemId, shipped]));
}

/** The parcels of an order, the first one first. */
export async function readParcels(db: Queryable, accountId: string, orderId: string): Promise<ParcelRow[]> {
  const { rows } = await db.query<ParcelRow>({
    name: 'read-parcels',
    text: `select p.id, p.group_id, p.carrier, p.tracking_number, p.actor_id, p.left_at,
             (select jsonb_agg(jsonb_build_object('item_id', l.item_id, 'quantity', l.quantity) order by l.item_id)
                from parcel_line l
               where l.account_id = p.account_id and l.order_id = p.order_id and l.parcel_id = p.id) as lines
        from parcel p where p.account_id = $1 and p.order_id = $2 order by p.left_at, p.id`,
    values: [accountId, orderId],
  });
  return rows;
}

export interface NewParcel {
  readonly accountId: string;
  readonly orderId: string;
  readonly groupId: string;
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly actorId: string | null;
  readonly lines: readonly { readonly itemId: string; readonly ordered: number; readonly quantity: number }[];
  readonly now: Date;
}

/**
 * Writes a parcel down and counts its lines. The database refuses more of a line than was ordered, whoever asks.
 *
 * @returns its id
 */
export async function insertParcel(client: PoolClient, parcel: NewParcel): Promise<string> {
  const { accountId, orderId, lines, now } = parcel;
  const id = uuid();
  const itemIds = lines.map(({ itemId }) => itemId);
  const quantities = lines.map(({ quantity }) => quantity);
  await client.query({
    name: 'count-shipped-lines',
    text: `insert into order_line as l (account_id, order_id, item_id, ordered, shipped)
           select $1, $2, * from unnest($3::uuid[], $4::integer[], $5::integer[])
           on conflict (account_id, order_id, item_id) do update set shipped = l.shipped + excluded.shipped`,
    values: [accountId, orderId, itemIds, lines.map(({ ordered }) => ordered), quantities],
  });
  await client.query({
    name: 'insert-parcel',
    text: `with sent as (
             insert into parcel (account_id, order_id, id, group_id, carrier, tracking_number, actor_id, left_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8))
           insert into parcel_line (account_id, order_id, parcel_id, item_id, quantity)
           select $1, $2, $3, * from unnest($9::uuid[], $10::integer[])`,
    values: [
      accountId,
      orderId,
      id,
      parcel.groupId,
      parcel.carrier,
      parcel.trackingNumber,
      parcel.actorId,
      now,
      itemIds,
      quantities,
    ],
  });
  return id;
}
