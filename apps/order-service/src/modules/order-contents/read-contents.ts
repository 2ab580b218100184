import type { Address } from '@cutsite/domain/address';
import { type OrderContents, type OrderedItem, orderTotals, type Shipment } from '@cutsite/domain/checkout';
import { usd } from '@cutsite/domain/money';
import type { ProductSlug, Temperature } from '@cutsite/domain/product';
import type { Voucher } from '@cutsite/domain/voucher';
import type { Pool, PoolClient } from 'pg';
import { taxes } from '../../gateways/tax/index.ts';
import type { OrderHandle } from './order-handle.ts';
import type { StoredContents } from './stored-form/stored-contents.ts';
import { readStoredItem } from './stored-form/stored-item.ts';
import { priceLineOf, type StoredPriceLine } from './stored-price.ts';

interface HeadRow {
  readonly payer_id: string;
  readonly shipping_address: Address | null;
  readonly billing_address: Address | null;
  readonly customer_reference_code: string | null;
  readonly cost_centre: string | null;
  readonly voucher_code: string | null;
  readonly voucher_label: string | null;
  readonly kind: 'percent' | 'fixed' | null;
  readonly percent_hundredths: number | null;
  readonly amount_minor: number | null;
  readonly product_slugs: readonly ProductSlug[] | null;
}

const headSql = `
select coalesce(c.holder_id, c.account_id) as payer_id, c.shipping_address, c.billing_address,
       c.customer_reference_code, c.cost_centre, c.voucher_code,
       v.label as voucher_label, v.kind, v.percent_hundredths, v.amount_minor, v.product_slugs
  from cart c left join voucher v on v.code = c.voucher_code
 where c.account_id = $1 and c.id = $2`;

interface LineRow {
  readonly id: string;
  readonly group_id: string;
  /** In the form of some version. */
  readonly item: unknown;
  readonly item_version: number;
  readonly quantity: number;
  readonly needs_review: boolean;
  readonly price_list_version: string;
  readonly price_strategy: string | null;
  readonly price_lines: readonly StoredPriceLine[];
  readonly subtotal_minor: number;
  readonly undiscounted_minor: number;
  readonly temperature: Temperature;
  readonly shipping_method: string | null;
  readonly shipping_method_name: string | null;
  readonly shipping_carrier: string | null;
  readonly carrier_account_number: string | null;
  readonly shipping_amount_minor: number | null;
}

const linesSql = `
select i.id, i.group_id, i.item, i.item_version, i.quantity, i.needs_review, i.price_list_version, i.price_strategy, i.price_lines,
       i.subtotal_minor, i.undiscounted_minor, g.temperature, g.shipping_method, g.shipping_method_name,
       g.shipping_carrier, g.carrier_account_number, g.shipping_amount_minor
  from cart_item i join cart_group g on g.account_id = i.account_id and g.id = i.group_id
 where i.account_id = $1 and i.cart_id = $2 order by i.id`;

/**
 * Everything that an order is at this moment, with its sums: its items at the prices they were added with, the
 * shipments that hold something, what was chosen in the checkout, the voucher and the tax that apply. Inside a
 * transaction that holds the lock of the order (`lockOrder`) it cannot change any more.
 */
export async function readContents(db: Pool | PoolClient, order: Order): Promise<OrderContents> {
  return (await readContentsToFreeze(db, order)).contents;
}

type Order = Pick<OrderHandle, 'accountId' | 'id'>;

/**
 * The same, and beside it the form in which it is frozen: its items as their rows hold them, whatever their version.
 */
export async function readContentsToFreeze(
  db: Pool | PoolClient,
  { accountId, id }: Order,
): Promise<{ readonly contents: OrderContents; readonly toFreeze: StoredContents }> {
  const values = [accountId, id];
  const { rows: heads } = await db.query<HeadRow>({ name: 'read-order-head', text: headSql, values });
  const [head] = heads;
  if (head === undefined) throw new Error(`There is no order ${id}`);
  const { rows } = await db.query<LineRow>({ name: 'read-order-lines', text: linesSql, values });
  const items = rows.map(itemOf);
  const shipments = [...new Map(rows.map((row) => [row.group_id, shipmentOf(row)])).values()];
  const voucher = voucherOf(head);
  const tax = await taxes.ruleFor(db, { payerId: head.payer_id, address: head.shipping_address });
  const contents = {
    items,
    shipments,
    shippingAddress: head.shipping_address,
    billingAddress: head.billing_address,
    customerReferenceCode: head.customer_reference_code,
    costCentre: head.cost_centre,
    voucher: voucher === null ? null : { code: voucher.code, label: voucher.label },
    tax,
    totals: orderTotals({ items, shipments, voucher, tax }),
  };
  const asStored = items.map((entry, at) => ({ ...entry, item: rows[at]?.item }));
  return { contents, toFreeze: { ...contents, items: asStored } };
}

function itemOf(row: LineRow): OrderedItem {
  return {
    id: row.id,
    groupId: row.group_id,
    item: readStoredItem(row.item, row.item_version),
    quantity: row.quantity,
    needsReview: row.needs_review,
    priceListVersion: row.price_list_version,
    priceStrategy: row.price_strategy,
    lines: row.price_lines.map(priceLineOf),
    subtotal: usd(row.subtotal_minor),
    undiscounted: usd(row.undiscounted_minor),
  };
}

function shipmentOf(row: LineRow): Shipment {
  return {
    groupId: row.group_id,
    temperature: row.temperature,
    method: row.shipping_method,
    methodName: row.shipping_method_name,
    carrier: row.shipping_carrier,
    carrierAccountNumber: row.carrier_account_number,
    amount: row.shipping_amount_minor === null ? null : usd(row.shipping_amount_minor),
  };
}

function voucherOf(head: HeadRow): Pick<Voucher, 'code' | 'label' | 'takesOff' | 'productSlugs'> | null {
  if (head.voucher_code === null || head.kind === null) return null;
  return {
    code: head.voucher_code,
    label: head.voucher_label ?? '',
    takesOff:
      head.kind === 'percent'
        ? { kind: 'percent', hundredths: head.percent_hundredths ?? 0 }
        : { kind: 'fixed', minor: head.amount_minor ?? 0 },
    productSlugs: head.product_slugs ?? [],
  };
}
