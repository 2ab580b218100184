import { type CartStatus, maxRemovedItems, statusesThatCan } from '@cutsite/domain/cart';
import type { KindedItem } from '@cutsite/domain/item';
import type { Temperature } from '@cutsite/domain/product';
import type { ItemReport } from '@cutsite/domain/report';
import { sharedJson } from '@cutsite/service-base/database';
import type { Pool, PoolClient } from 'pg';
import { readStoredItem, type StoredPriceLine } from '../order-contents/index.ts';
import { type VoucherFacts, voucherFactsSql } from '../voucher/index.ts';

type Queryable = Pool | PoolClient;

/** An item of a cart as it is stored; amounts are those of one copy. */
export interface CartItemRow {
  readonly id: string;
  readonly cart_id: string;
  readonly quantity: number;
  readonly item: KindedItem;
  readonly needs_review: boolean;
  /** Null for a kind without reports, and for what was added before there were reports. */
  readonly report: ItemReport | null;
  readonly price_list_version: string;
  readonly price_lines: readonly StoredPriceLine[];
  readonly subtotal_minor: number;
  readonly undiscounted_minor: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly priced_at: Date;
}

/** An item with the cart it is in, as its owner or its holder sees it. */
export interface OwnedItemRow extends CartItemRow {
  readonly account_id: string;
  readonly cart_status: CartStatus;
  readonly holder_id: string | null;
}

/** What a cart says of itself, whether or not it holds anything. */
export interface CartHead {
  readonly cart_id: string;
  readonly name: string;
  readonly status: CartStatus;
  readonly created_at: Date;
  readonly customer_reference_code: string | null;
  readonly ship_country: string | null;
  readonly ship_subdivision: string | null;
  readonly voucher: VoucherFacts | null;
}

/** The shipment that an item is in. */
export interface CartGroup {
  readonly id: string;
  readonly temperature: Temperature;
  readonly status: string;
  readonly shipping_carrier: string | null;
  readonly carrier_account_number: string | null;
  readonly shipping_method: string | null;
  readonly shipping_method_name: string | null;
  readonly shipping_amount_minor: number | null;
  readonly tracking_number: string | null;
  readonly last_updated: Date;
}

/** An item with its shipment; items of one shipment share the object. */
export interface CartRow extends CartItemRow {
  readonly group: CartGroup;
}

/** A cart as it is stored, with its items in the order in which they were added. */
export interface StoredCart {
  readonly head: CartHead;
  readonly rows: readonly CartRow[];
}

export const itemColumns = `i.id, i.quantity, i.item, i.item_version, i.needs_review, i.report, i.price_list_version, i.price_lines,
  i.subtotal_minor, i.undiscounted_minor, i.created_at, i.updated_at, coalesce(i.priced_at, i.created_at) as priced_at`;

/**
 * The cart and its shipments stand in the first row alone: what every row repeats is read again for every row, and took
 * a fifth of the time of a cart of 30 items.
 */
const cartSql = (which: string): string => `
select case when row_number() over (order by i.id) = 1 then jsonb_build_object(
         'cart_id', c.id, 'name', c.name, 'status', c.status, 'created_at', c.created_at,
         'customer_reference_code', c.customer_reference_code,
         'ship_country', c.shipping_address ->> 'country', 'ship_subdivision', c.shipping_address ->> 'subdivision',
         'voucher', case when c.voucher_code is not null then ${voucherFactsSql('c.voucher_code', 'c')} end,
         'groups', array(
           select jsonb_build_object(
             'id', g.id, 'temperature', g.temperature, 'status', g.status, 'shipping_carrier', g.shipping_carrier,
             'carrier_account_number', g.carrier_account_number, 'shipping_method', g.shipping_method,
             'shipping_method_name', g.shipping_method_name, 'shipping_amount_minor', g.shipping_amount_minor,
             'tracking_number', g.tracking_number, 'last_updated', g.last_updated)
             from cart_group g where g.account_id = c.account_id and g.cart_id = c.id)) end as head,
       i.group_id, ${itemColumns}
  from cart c
  left join cart_item i on i.account_id = c.account_id and i.cart_id = c.id
 where c.account_id = $1 and ${which}
 order by i.id`;

/** A row as the database gives it: the item in the form of its version. */
type Stored<Row extends CartItemRow> = Omit<Row, 'item'> & { readonly item: unknown; readonly item_version: number };

/** Changes the row of the database in place: copying the rows of a cart took a tenth of the time of reading it. */
function readRow<Row extends CartItemRow>(row: Stored<Row>): Row {
  return Object.assign(row, { item: readStoredItem(row.item, row.item_version) }) as unknown as Row;
}

/** Times in JSON are texts. */
type InJson<Part, Time extends keyof Part> = Omit<Part, Time> & Readonly<Record<Time, string>>;

type StoredHead = InJson<CartHead, 'created_at'> & { readonly groups: readonly InJson<CartGroup, 'last_updated'>[] };

interface CartLine {
  readonly head: StoredHead | null;
  readonly group_id: string;
}

/** A cart without items is one line without an item. */
type Line = (Stored<CartItemRow> & CartLine) | (CartLine & { readonly id: null });

async function readCartLines(
  db: Queryable,
  statement: { readonly name: string; readonly text: string; readonly values: readonly string[] },
): Promise<StoredCart | null> {
  const { rows: lines } = await db.query<Line>({
    ...statement,
    values: [...statement.values],
    types: sharedJson(),
  });
  const first = lines[0]?.head ?? null;
  if (first === null) return null;
  const { groups: stored, created_at: createdAt, ...head } = first;
  const groups = new Map(stored.map((group) => [group.id, { ...group, last_updated: new Date(group.last_updated) }]));
  const rows: CartRow[] = [];
  for (const line of lines) {
    if (line.id === null) continue;
    const place = { group: groups.get(line.group_id), cart_id: head.cart_id };
    rows.push(Object.assign(readRow<CartItemRow>(line), place) as CartRow);
  }
  return { head: { ...head, created_at: new Date(createdAt) }, rows };
}

/** The whole active cart in one statement; null when there is no cart. */
export function readCart(db: Queryable, accountId: string): Promise<StoredCart | null> {
  return readCartLines(db, { name: 'read-cart', text: cartSql(`c.status = 'cart'`), values: [accountId] });
}

/** The same of any cart, by the account it lies under and its id. */
export function readCartById(
  db: Queryable,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<StoredCart | null> {
  return readCartLines(db, { name: 'read-cart-by-id', text: cartSql('c.id = $2'), values: [accountId, id] });
}

/** Where an item of this id is that the user owns or holds: `$1` the user, `$2` the item. */
const whereItem = `
  select i.account_id, i.cart_id from cart_item i where i.account_id = $1 and i.id = $2
  union all
  select i.account_id, i.cart_id from cart h join cart_item i on i.account_id = h.account_id and i.cart_id = h.id
   where h.holder_id = $1 and i.id = $2`;

/** One item that this user owns or holds, or null: also when it is somebody else's. */
export async function readItem(db: Queryable, userId: string, id: string): Promise<OwnedItemRow | null> {
  const { rows } = await db.query<Stored<OwnedItemRow>>({
    name: 'read-cart-item',
    text: `select i.account_id, i.cart_id, c.status as cart_status, c.holder_id, ${itemColumns}
             from (${whereItem}) place
             join cart c on c.account_id = place.account_id and c.id = place.cart_id
             join cart_item i on i.account_id = place.account_id and i.id = $2`,
    values: [userId, id],
  });
  return rows[0] === undefined ? null : readRow(rows[0]);
}

/**
 * The cart of the item, locked, if its items may be changed by this user: `$1` the user, `$2` the item, `$3` the states
 * that allow it. The lock of the cart comes first in every change, so that changes and payments queue there.
 */
const changeableCart = `changeable as (
  select c.account_id, c.id from cart c
   where (c.account_id, c.id) in (${whereItem})
     and c.status = any($3) and coalesce(c.holder_id, c.account_id) = $1
     for update of c
)`;

const statuses = statusesThatCan('change_items');

/**
 * Takes an item out, with the names of its tubes, and keeps what it was for who took it out, in the place of the oldest
 * when there are too many. Says whether there was one that could be taken out:
 * of `keptKinds` only a copy of a quoted line that stands in the cart once more.
 */
export async function deleteItem(
  db: Queryable,
  {
    userId,
    id,
    keptKinds,
    now,
  }: { readonly userId: string; readonly id: string; readonly keptKinds: readonly string[]; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with ${changeableCart}, line as (
       delete from cart_add_on a using changeable c where a.account_id = c.account_id and a.item_id = $2
       returning a.item_id
     ), taken as (
       delete from cart_item i using changeable c
        where i.account_id = c.account_id and i.id = $2 and (select count(*) from line) >= 0
          and (coalesce(i.item ->> 'kind', '') <> all($5) or exists (
                select from cart_item o where o.account_id = i.account_id and o.cart_id = i.cart_id and o.id <> i.id
                   and o.item ->> 'lineId' = i.item ->> 'lineId'))
       returning i.id, i.item, i.item_version, i.quantity, i.subtotal_minor
     ), oldest as (
       delete from removed_cart_item r using taken where r.account_id = $1 and r.id in (
         select id from removed_cart_item where account_id = $1
          order by removed_at desc, id desc offset ${maxRemovedItems - 1})
     )
     insert into removed_cart_item (account_id, id, item, item_version, quantity, subtotal_minor, removed_at)
     select $1, id, item, item_version, quantity, subtotal_minor, $4 from taken`,
    [userId, id, statuses, now, keptKinds],
  );
  return rowCount === 1;
}

/** Takes a line out of a cart whose lock the caller holds. */
export async function deleteLine(client: PoolClient, accountId: string, id: string): Promise<void> {
  await client.query('delete from cart_item where account_id = $1 and id = $2', [accountId, id]);
}

/**
 * Sets the number of copies and gives the item back; null when there is none that could be changed: also when it is of
 * a kind whose copies are fixed, and would get another number.
 */
export async function setQuantity(
  db: Queryable,
  command: {
    readonly userId: string;
    readonly id: string;
    readonly quantity: number;
    readonly fixedKinds: readonly string[];
    readonly now: Date;
  },
): Promise<CartItemRow | null> {
  const { rows } = await db.query<Stored<CartItemRow>>(
    `with ${changeableCart}
     update cart_item i set quantity = $4, updated_at = $5 from changeable c
      where i.account_id = c.account_id and i.id = $2
        and (i.quantity = $4 or coalesce(i.item ->> 'kind', '') <> all($6))
     returning i.cart_id, ${itemColumns}`,
    [command.userId, command.id, statuses, command.quantity, command.now, command.fixedKinds],
  );
  return rows[0] === undefined ? null : readRow(rows[0]);
}

/** Which of these names items in the active cart have. The table is called after the first kind that had such names. */
export async function readNamesInCart(
  db: Queryable,
  accountId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select n.name from cart c join cart_tube_name n on n.account_id = c.account_id and n.cart_id = c.id
      where c.account_id = $1 and c.status = 'cart' and n.name = any($2)`,
    [accountId, names],
  );
  return new Set(rows.map((row) => row.name));
}
