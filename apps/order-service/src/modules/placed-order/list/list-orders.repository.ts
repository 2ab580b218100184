import type { OrderStatus } from '@cutsite/domain/placed-order';
import type { Pool } from 'pg';
import { fullName } from '../../../database/index.ts';
import { paidOfInvoice } from '../invoice-payment.repository.ts';

export interface ListedOrderRow {
  readonly account_id: string;
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly placed_at: Date;
  readonly customer_reference_code: string | null;
  readonly po_number: string | null;
  readonly item_names: string[];
  readonly product_slugs: string[];
  readonly tracking_numbers: string[];
  readonly total_minor: number;
  readonly owner_name: string;
  /** Null: not issued yet. */
  readonly invoice_number: string | null;
  readonly invoice_issued_at: Date | null;
  readonly method: string;
  readonly net_terms_days: number | null;
  readonly amount_minor: number;
  readonly refunded_minor: number;
  readonly invoice_paid_minor: number;
}

export interface OrderPage {
  readonly userId: string;
  /** Every one of these must be found, in small letters; `like` patterns. */
  readonly patterns: readonly string[];
  /** After this order; null: from the latest. */
  readonly after: { readonly placedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Where a list begins: after this place comes every order. */
const beforeAll = { placedAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

/**
 * A page of the orders that an account owns or paid for. Both halves walk an index from the place where the last page
 * ended (0041) and stop when the page is full, whatever the number of orders in the database (promise P9). They come in
 * the order of the page, so they are merged, and an order that is in both is dropped once, without sorting. A search
 * reads on in the orders of this account only, so it costs by their number and needs no index of words.
 *
 * Written so that the database plans it once: with `is null` or a bare `like all` the plan that serves every value
 * looks dear to it, and it plans each call again, which takes longer than the reading, and longer with more orders.
 */
export async function readOrderPage(db: Pool, page: OrderPage): Promise<ListedOrderRow[]> {
  const half = (account: string) => `(
    select account_id, id, number, status, placed_at, customer_reference_code, item_names, product_slugs, total_minor,
           payment_id
      from placed_order
     where ${account} = $1 and (placed_at, id) < ($2::timestamptz, $3::uuid)
       and (select coalesce(bool_and(search_text like pattern), true) from unnest($4::text[]) pattern)
     order by placed_at desc, id desc limit $5)`;
  const { placedAt, id } = page.after ?? beforeAll;
  const { rows } = await db.query<ListedOrderRow>({
    name: 'list-orders',
    text: `with page as (
        select distinct on (placed_at, id) *
          from (${half('account_id')} union all ${half('payer_account_id')}) halves
         order by placed_at desc, id desc limit $5)
      select o.account_id, o.id, o.number, o.status, o.placed_at, o.customer_reference_code, o.item_names, o.product_slugs,
             o.total_minor,
             p.details ->> 'po_number' as po_number, ${fullName('a')} as owner_name,
             i.number as invoice_number, i.issued_at as invoice_issued_at, p.method, p.amount_minor, p.refunded_minor,
             (p.details ->> 'net_terms_days')::integer as net_terms_days, ${paidOfInvoice} as invoice_paid_minor,
             array(select g.tracking_number from cart_group g
                    where g.account_id = o.account_id and g.cart_id = o.id and g.tracking_number is not null
                    order by g.id) as tracking_numbers
        from page o
        join payment p on p.account_id = o.account_id and p.id = o.payment_id
        join account a on a.id = o.account_id
        left join invoice i on i.account_id = o.account_id and i.order_id = o.id
       order by o.placed_at desc, o.id desc`,
    values: [page.userId, placedAt, id, page.patterns, page.limit],
  });
  return rows;
}
