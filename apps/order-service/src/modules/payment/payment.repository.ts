import type { PaymentMethod, PaymentStatus } from '@cutsite/domain/payment';
import type { Pool, PoolClient } from 'pg';

type Queryable = Pool | PoolClient;

/** A payment as it is stored. `account_id` is the account of the order, `payer_account_id` of the payer. */
export interface PaymentRow {
  readonly account_id: string;
  readonly id: string;
  readonly cart_id: string | null;
  readonly version_id: string | null;
  readonly credit_purchase_id: string | null;
  readonly payer_account_id: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amount_minor: number;
  readonly refunded_minor: number;
  /** What the network took although the payment had ended; 0: nothing. */
  readonly late_minor: number;
  readonly network_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `account_id, id, cart_id, version_id, credit_purchase_id, payer_account_id, method, status, amount_minor,
  refunded_minor, late_minor, network_id, details, failure_code, failure_message, created_at, updated_at`;

export type NewPayment = Pick<
  PaymentRow,
  'account_id' | 'id' | 'cart_id' | 'version_id' | 'payer_account_id' | 'method' | 'status' | 'amount_minor' | 'details'
> & { readonly credit_purchase_id?: string; readonly now: Date };

/** Writes a payment down. The unique indexes of the table keep a second live or paid one of the order out. */
export async function insertPayment(client: PoolClient, payment: NewPayment): Promise<void> {
  await client.query({
    name: 'insert-payment',
    text: `insert into payment (account_id, id, cart_id, version_id, payer_account_id, method, status, amount_minor, details,
                                created_at, updated_at, credit_purchase_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    values: [
      payment.account_id,
      payment.id,
      payment.cart_id,
      payment.version_id,
      payment.payer_account_id,
      payment.method,
      payment.status,
      payment.amount_minor,
      JSON.stringify(payment.details),
      payment.now,
      payment.credit_purchase_id ?? null,
    ],
  });
}

/**
 * The payment of an order that counts: the one that went through, else the one that is live, else the latest.
 *
 * @returns null when no payment of the order was started
 */
export async function readPaymentOfOrder(db: Queryable, accountId: string, cartId: string): Promise<PaymentRow | null> {
  const { rows } = await db.query<PaymentRow>({
    name: 'read-payment-of-order',
    text: `select ${columns} from payment where account_id = $1 and cart_id = $2
            order by status in ('succeeded', 'refunded') desc, status in ('created', 'pending') desc, id desc limit 1`,
    values: [accountId, cartId],
  });
  return rows[0] ?? null;
}

/** A payment by its id, which is unique though its key is longer; null when there is none. */
export async function readPayment(db: Queryable, key: PaymentKey): Promise<PaymentRow | null> {
  const { rows } = await db.query<PaymentRow>({
    name: 'read-payment',
    text: `select ${columns} from payment where account_id = $1 and id = $2`,
    values: [key.accountId, key.paymentId],
  });
  return rows[0] ?? null;
}

/** Where a payment lies. */
export interface PaymentKey {
  readonly accountId: string;
  readonly paymentId: string;
}

/** The payment of a refill; null when the user has no such refill. */
export async function findPaymentOfPurchase(
  db: Queryable,
  accountId: string,
  purchaseId: string,
): Promise<PaymentKey | null> {
  const { rows } = await db.query<PaymentKey>({
    name: 'find-payment-of-purchase',
    text: `select account_id as "accountId", id as "paymentId" from payment
            where account_id = $1 and credit_purchase_id = $2 order by id desc limit 1`,
    values: [accountId, purchaseId],
  });
  return rows[0] ?? null;
}

/** The refills of a user whose card was declined and who has not tried another one. */
export async function findDeclinedRefills(db: Queryable, accountId: string): Promise<readonly PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select ${columns} from payment
      where account_id = $1 and credit_purchase_id is not null and method = 'card' and status = 'pending'
        and failure_message is not null`,
    [accountId],
  );
  return rows;
}

/** How many accounts are kept free for refills of a user that are not finished, and since when. */
export async function readUnfinishedRefills(
  db: Queryable,
  accountId: string,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(
    `select count(distinct c.place)::int as count, min(p.created_at) as oldest
       from payment p join credit_purchase c on c.account_id = p.account_id and c.id = p.credit_purchase_id
      where p.account_id = $1 and p.status in ('created', 'pending') and c.edit_credit_id is null`,
    [accountId],
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** The payment that a card network's intent belongs to; null when it is none of ours. */
export async function findPaymentOfIntent(db: Queryable, intentId: string): Promise<PaymentKey | null> {
  const { rows } = await db.query<PaymentKey>({
    name: 'find-payment-of-intent',
    text: 'select account_id as "accountId", id as "paymentId" from payment where network_id = $1',
    values: [intentId],
  });
  return rows[0] ?? null;
}

/**
 * The payment under the lock that every change of it begins with: that of its cart, or of the refill it buys. Null when
 * there is none.
 */
export async function lockPayment(client: PoolClient, key: PaymentKey): Promise<PaymentRow | null> {
  const values = [key.accountId, key.paymentId];
  await client.query({
    name: 'lock-what-is-paid',
    text: `select 1 from cart c where c.account_id = $1
              and c.id = (select cart_id from payment where account_id = $1 and id = $2) for update`,
    values,
  });
  await client.query({
    name: 'lock-what-is-bought',
    text: `select 1 from credit_purchase p where p.account_id = $1
              and p.id = (select credit_purchase_id from payment where account_id = $1 and id = $2) for update`,
    values,
  });
  return readPayment(client, key);
}

/** What may change about a payment; fields that are left out stay. */
export interface PaymentChange {
  readonly status?: PaymentStatus;
  readonly networkId?: string;
  readonly failure?: { readonly code: string; readonly message: string } | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** When the reconciler asks the network about it next. */
  readonly lookAgainAt?: Date;
}

/** Changes a payment; the caller holds its lock. */
export async function changePayment(
  client: PoolClient,
  payment: PaymentRow,
  change: PaymentChange,
  now: Date,
): Promise<void> {
  const failure =
    change.failure === undefined ? { code: payment.failure_code, message: payment.failure_message } : change.failure;
  await client.query({
    name: 'change-payment',
    text: `update payment set status = $3, network_id = $4, failure_code = $5, failure_message = $6,
                  details = details || $7::jsonb, updated_at = $8,
                  next_look_at = coalesce($9, next_look_at) where account_id = $1 and id = $2`,
    values: [
      payment.account_id,
      payment.id,
      change.status ?? payment.status,
      change.networkId ?? payment.network_id,
      failure?.code ?? null,
      failure?.message ?? null,
      JSON.stringify(change.details ?? {}),
      now,
      change.lookAgainAt ?? null,
    ],
  });
}

/** The number of a placed order, or null. */
export async function readOrderNumber(db: Queryable, accountId: string, id: string): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>({
    name: 'read-order-number',
    text: 'select number from placed_order where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  return rows[0]?.number ?? null;
}

/** Writes down another PO number of a payment; empty: none. The caller holds its lock. */
export async function setPoNumber(client: PoolClient, payment: PaymentRow, poNumber: string, now: Date): Promise<void> {
  await client.query(
    `update payment set updated_at = $4,
            details = case when $3 = '' then details - 'po_number' else details || jsonb_build_object('po_number', $3::text) end
      where account_id = $1 and id = $2`,
    [payment.account_id, payment.id, poNumber, now],
  );
}
