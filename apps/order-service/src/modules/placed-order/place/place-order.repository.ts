import type { FrozenDelivery, OrderContents } from '@cutsite/domain/checkout';
import type { OrderStatus, ReviewState, ScreeningState } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { PaidFor } from '../../payment/index.ts';

export interface OrderToInsert {
  readonly accountId: string;
  readonly id: string;
  readonly versionId: string;
  readonly payment: Pick<PaidFor, 'id' | 'payer_account_id' | 'amount_minor'>;
  readonly contents: Pick<OrderContents, 'customerReferenceCode'>;
  readonly status: OrderStatus;
  readonly screening: ScreeningState;
  readonly review: ReviewState;
  /** When its first box should leave; null: nothing of it is sent. */
  readonly dueAt: Date | null;
  /** What its customer was told of each shipment. */
  readonly frozen: readonly FrozenDelivery[];
  readonly temperatures: readonly string[];
  readonly productSlugs: readonly string[];
  /** Words that staff finds it by, see `orderSearchTerms`. */
  readonly searchTerms: readonly string[];
  /** Who of sales looks after it; null: nobody. */
  readonly salesRepId: string | null;
  readonly number: string;
  readonly searchText: string;
  /** What the list of orders shows of its contents. */
  readonly itemNames: readonly string[];
  readonly now: Date;
}

/** Writes a placed order; false when the number is taken. */
export async function insertOrder(client: PoolClient, order: OrderToInsert): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'insert-placed-order',
    text: `insert into placed_order (account_id, id, number, version_id, payment_id, payer_account_id, status,
             screening_state, total_minor, customer_reference_code, search_text, item_names, placed_at, updated_at,
             review_state, due_at, temperatures, product_slugs, search_terms, frozen_deliveries, sales_rep_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16, $17,
             array_to_tsvector($18::text[]), $19, $20)
           on conflict (number) do nothing`,
    values: [
      order.accountId,
      order.id,
      order.number,
      order.versionId,
      order.payment.id,
      order.payment.payer_account_id,
      order.status,
      order.screening,
      order.payment.amount_minor,
      order.contents.customerReferenceCode,
      order.searchText,
      order.itemNames,
      order.now,
      order.review,
      order.dueAt,
      order.temperatures,
      order.productSlugs,
      order.searchTerms,
      JSON.stringify(order.frozen),
      order.salesRepId,
    ],
  });
  return rowCount === 1;
}

/** The first line of an order's history. */
export async function insertPlacedHistory(
  client: PoolClient,
  line: {
    readonly accountId: string;
    readonly orderId: string;
    readonly actorId: string;
    readonly status: OrderStatus;
    readonly now: Date;
  },
): Promise<void> {
  await client.query({
    name: 'insert-placed-history',
    text: `insert into order_history (account_id, order_id, id, to_status, actor_id, at) values ($1, $2, $3, $4, $5, $6)`,
    values: [line.accountId, line.orderId, uuid(), line.status, line.actorId, line.now],
  });
}
