import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { fullName } from '../../../database/index.ts';

/** What staff did or wrote beside a change of a state. */
export type OrderEventKind =
  | 'review_cleared'
  | 'review_held'
  | 'internal_note'
  | 'customer_note'
  | 'assigned'
  | 'address_changed'
  | 'po_number_changed'
  | 'mail_sent_again';

export interface NewOrderEvent {
  readonly accountId: string;
  readonly orderId: string;
  readonly kind: OrderEventKind;
  /** Null: the store itself. */
  readonly actorId: string | null;
  readonly note: string;
  /** Old and new values, by field. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Writes an event down, with the name that its actor has now. Events only grow. */
export async function insertOrderEvent(client: PoolClient, event: NewOrderEvent): Promise<void> {
  await client.query({
    name: 'insert-order-event',
    text: `insert into order_event (account_id, order_id, id, kind, actor_id, actor_name, note, details, at)
           values ($1, $2, $3, $4, $5, (select ${fullName()} from account where id = $5), $6, $7, $8)`,
    values: [
      event.accountId,
      event.orderId,
      uuid(),
      event.kind,
      event.actorId,
      event.note,
      JSON.stringify(event.details ?? {}),
      event.now,
    ],
  });
}

export interface OrderEventRow {
  readonly id: string;
  readonly kind: OrderEventKind;
  readonly actor_name: string | null;
  readonly note: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** The events of an order, the latest first. For staff: internal notes are among them. */
export async function readOrderEvents(
  db: Pool | PoolClient,
  accountId: string,
  orderId: string,
): Promise<OrderEventRow[]> {
  const { rows } = await db.query<OrderEventRow>({
    name: 'read-order-events',
    text: `select id, kind, actor_name, note, details, at from order_event
            where account_id = $1 and order_id = $2 order by at desc, id desc`,
    values: [accountId, orderId],
  });
  return rows;
}

/** A line of all that happened to an order. */
export interface OrderLogRow {
  readonly at: Date;
  readonly by: string | null;
  /** `status`, `shipment`, `screening`, `refund`, `payment_recorded`, `payment_taken_back`, or the kind of an event. */
  readonly kind: string;
  readonly to: string;
  readonly note: string;
}

/** Everything that happened to an order, the latest first, whoever did it and wherever it is kept. */
export async function readOrderLog(
  db: Pool | PoolClient,
  key: { readonly accountId: string; readonly orderId: string; readonly limit: number },
): Promise<OrderLogRow[]> {
  const { rows } = await db.query<OrderLogRow>({
    name: 'read-order-log',
    text: `select l.at, coalesce(l.name, nullif(${fullName('a')}, '')) as by, l.kind, l."to", l.note
        from (
          select at, id, actor_id, null as name, case when group_id is null then 'status' else 'shipment' end as kind,
                 to_status as "to", note
            from order_history where account_id = $1 and order_id = $2
          union all
          select at, id, actor_id, null, 'screening', to_state, note
            from screening_history where account_id = $1 and order_id = $2
          union all
          select at, id, actor_id, actor_name, kind, coalesce(details ->> 'new', details ->> 'subject', ''), note
            from order_event where account_id = $1 and order_id = $2
          union all
          select r.created_at, r.id, r.requested_by, null, 'refund', r.amount_minor::text, r.reason
            from refund r join placed_order o on o.account_id = r.account_id and o.payment_id = r.payment_id
           where o.account_id = $1 and o.id = $2
          union all
          select recorded_at, id, actor_id, actor_name, 'payment_recorded', amount_minor::text, reference
            from invoice_payment where account_id = $1 and order_id = $2
          union all
          select b.taken_back_at, b.payment_id, b.actor_id, b.actor_name, 'payment_taken_back',
                 r.amount_minor::text, b.reason
            from invoice_payment r
            join invoice_payment_taken_back b on b.account_id = r.account_id and b.payment_id = r.id
           where r.account_id = $1 and r.order_id = $2) l
        left join account a on a.id = l.actor_id
       order by l.at desc, l.id desc limit $3`,
    values: [key.accountId, key.orderId, key.limit],
  });
  return rows;
}
