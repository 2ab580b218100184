import type { ItemReport } from '@cutsite/domain/preflight';
import type { PriceableItem } from '@cutsite/domain/pricing';
import type { Temperature } from '@cutsite/domain/product';
import type { Pool, PoolClient } from 'pg';
import type { StoredPriceLine } from '../order-contents/index.ts';

type Queryable = Pool | PoolClient;

/** An item of a cart as it is stored; amounts are those of one copy. */
export interface CartItemRow {
  readonly id: string;
  readonly cart_id: string;
  readonly quantity: number;
  readonly item: PriceableItem;
  readonly needs_review: boolean;
  /** Null for an add-on, and for what was added before there were reports. */
  readonly report: ItemReport | null;
  readonly price_list_version: string;
  readonly price_lines: readonly StoredPriceLine[];
  readonly subtotal_minor: number;
  readonly undiscounted_minor: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** One item with the shipment it is in and the cart they belong to. */
export interface CartRow extends CartItemRow {
  readonly cart_created_at: Date;
  readonly group_id: string;
  readonly temperature: Temperature;
  readonly status: string;
  readonly shipping_carrier: string | null;
  readonly carrier_account_number: string | null;
  readonly shipping_method_name: string | null;
  readonly shipping_amount_minor: number | null;
  readonly tracking_number: string | null;
  readonly last_updated: Date;
}

/** A cart that holds nothing still is one, with its id. */
export type EmptyCartRow = Pick<CartRow, 'cart_id' | 'cart_created_at'> & { readonly id: null };

const itemColumns = `i.id, i.quantity, i.item, i.needs_review, i.report, i.price_list_version, i.price_lines,
  i.subtotal_minor, i.undiscounted_minor, i.created_at, i.updated_at`;

/** The whole open cart in one statement, items in the order in which they were added; no rows when there is no cart. */
export async function readCart(db: Queryable, accountId: string): Promise<readonly (CartRow | EmptyCartRow)[]> {
  const { rows } = await db.query<CartRow | EmptyCartRow>({
    name: 'read-cart',
    text: `select c.id as cart_id, c.created_at as cart_created_at, ${itemColumns},
             g.id as group_id, g.temperature, g.status, g.shipping_carrier, g.carrier_account_number,
             g.shipping_method_name, g.shipping_amount_minor, g.tracking_number, g.last_updated
        from cart c
        left join cart_item i on i.account_id = c.account_id and i.cart_id = c.id
        left join cart_group g on g.account_id = i.account_id and g.id = i.group_id
       where c.account_id = $1 and c.status = 'cart'
       order by i.id`,
    values: [accountId],
  });
  return rows;
}

/** One item of the account, or null: also when it is somebody else's. */
export async function readItem(db: Queryable, accountId: string, id: string): Promise<CartItemRow | null> {
  const { rows } = await db.query<CartItemRow>({
    name: 'read-cart-item',
    text: `select i.cart_id, ${itemColumns} from cart_item i where i.account_id = $1 and i.id = $2`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

/** Takes an item out, with the names of its tubes. Says whether there was one. */
export async function deleteItem(db: Queryable, accountId: string, id: string): Promise<boolean> {
  // The line of an add-on goes first, as in an add, so that the two never wait for each other.
  const { rowCount } = await db.query(
    `with line as (
       delete from cart_add_on where account_id = $1 and item_id = $2 returning item_id
     )
     delete from cart_item where account_id = $1 and id = $2 and (select count(*) from line) >= 0`,
    [accountId, id],
  );
  return rowCount === 1;
}

/** Sets the number of copies and gives the item back, or null. */
export async function setQuantity(
  db: Queryable,
  command: { readonly accountId: string; readonly id: string; readonly quantity: number; readonly now: Date },
): Promise<CartItemRow | null> {
  const { rows } = await db.query<CartItemRow>(
    `update cart_item i set quantity = $3, updated_at = $4 where i.account_id = $1 and i.id = $2
     returning i.cart_id, ${itemColumns}`,
    [command.accountId, command.id, command.quantity, command.now],
  );
  return rows[0] ?? null;
}

/** Which of these names tubes in the open cart have; those of the item `except` are not counted. */
export async function readTubeNamesInCart(
  db: Queryable,
  accountId: string,
  names: readonly string[],
  except: string | null = null,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select n.name from cart c join cart_tube_name n on n.account_id = c.account_id and n.cart_id = c.id
      where c.account_id = $1 and c.status = 'cart' and n.name = any($2) and n.item_id is distinct from $3::uuid`,
    [accountId, names, except],
  );
  return new Set(rows.map((row) => row.name));
}
