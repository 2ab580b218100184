import type { FrozenDelivery, OrderContents } from '@cutsite/domain/checkout';
import type { HistoryLine, OrderStatus, OrderToMove, ReviewState } from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../database/index.ts';
import { readStoredContents } from '../order-contents/index.ts';

type Queryable = Pool | PoolClient;

/** A placed order with what was paid for and who did; `contents` are frozen. */
export interface PlacedOrderRow {
  readonly account_id: string;
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly screening_state: OrderToMove['screening'];
  readonly review_state: ReviewState;
  /** Raised by every write. */
  readonly revision: number;
  readonly sales_rep_id: string | null;
  readonly sales_rep_name: string | null;
  readonly due_at: Date | null;
  /** What its customer was told of each shipment; null: placed by a version before. */
  readonly frozen_deliveries: readonly FrozenDelivery[] | null;
  /** The version that `contents` are of: what was paid for, or what was corrected afterwards. */
  readonly contents_version_id: string;
  readonly payer_account_id: string;
  readonly placed_at: Date;
  readonly contents: OrderContents;
  /** As they were paid for: what invoices and credit notes are of, whatever was corrected since. */
  readonly paid_contents: OrderContents;
  readonly payment_id: string;
  readonly method: 'card' | 'purchase_order' | 'blanket_purchase_order' | 'edit_credit';
  readonly payment_details: {
    readonly po_number?: string;
    /** Whom the invoice of a purchase order goes to. */
    readonly billing_contact?: { readonly name: string; readonly email: string };
    readonly net_terms_days?: number | null;
    readonly card_brand?: string;
    readonly card_last_four?: string;
  };
  readonly amount_minor: number;
  readonly refunded_minor: number;
  /** `INV-2026-000123`; null: not issued yet, or by the version before, which gave none. */
  readonly invoice_number: string | null;
  readonly owner_name: string;
  readonly owner_email: string;
  readonly payer_name: string;
  readonly payer_email: string;
  readonly owner_company: string;
  /** The terms of sale that were accepted: what they call themselves, when, and the version of their entry. */
  readonly terms_version: string | null;
  readonly terms_accepted_at: Date | null;
  readonly terms_entry_version: number | null;
  readonly payer_company: string;
}

/** What the table of states is asked about. */
export const toMove = (order: Pick<PlacedOrderRow, 'status' | 'screening_state' | 'review_state'>): OrderToMove => ({
  status: order.status,
  screening: order.screening_state,
  review: order.review_state,
});

/** A row as the database gives it: the contents in the form of their version. */
interface StoredRow extends Omit<PlacedOrderRow, 'contents' | 'paid_contents'> {
  readonly contents: unknown;
  /** Null: the same. */
  readonly paid_contents: unknown;
  readonly paid_contents_version: number | null;
  readonly contents_version: number;
}

/** Null when the order is not placed. */
export async function readPlacedOrder(db: Queryable, accountId: string, id: string): Promise<PlacedOrderRow | null> {
  const { rows } = await db.query<StoredRow>({
    name: 'read-placed-order',
    text: `select o.account_id, o.id, o.number, o.status, o.screening_state, o.review_state, o.revision, o.sales_rep_id,
             o.due_at, o.frozen_deliveries, o.placed_at, v.id as contents_version_id, v.contents, v.contents_version, o.payment_id, o.payer_account_id,
             i.number as invoice_number, paid.contents as paid_contents, paid.contents_version as paid_contents_version, p.method, p.details as payment_details, p.amount_minor, p.refunded_minor,
             ${fullName('owner')} as owner_name, owner.email as owner_email,
             ${fullName('payer')} as payer_name, payer.email as payer_email,
             owner.company_name as owner_company, payer.company_name as payer_company,
             ${fullName('rep')} as sales_rep_name,
             c.terms_version, c.terms_accepted_at, c.terms_entry_version
        from placed_order o
        left join cart c on c.account_id = o.account_id and c.id = o.id
        join order_version v on v.account_id = o.account_id and v.id = coalesce(o.current_version_id, o.version_id)
        left join order_version paid on o.current_version_id is not null and paid.account_id = o.account_id and paid.id = o.version_id
        join payment p on p.account_id = o.account_id and p.id = o.payment_id
        left join invoice i on i.account_id = o.account_id and i.order_id = o.id
        join account owner on owner.id = o.account_id
        join account payer on payer.id = o.payer_account_id
        left join account rep on rep.id = o.sales_rep_id
       where o.account_id = $1 and o.id = $2`,
    values: [accountId, id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { contents_version: version, contents: stored, paid_contents: paid, paid_contents_version: paidVersion } = row;
  const contents = readStoredContents(stored, version);
  return { ...row, contents, paid_contents: paidVersion === null ? contents : readStoredContents(paid, paidVersion) };
}

/** Whose order this is; null when there is none. For staff, who may see everybody's. */
export async function readOwnerOfOrder(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ account_id: string }>({
    name: 'read-owner-of-order',
    text: 'select account_id from placed_order where id = $1',
    values: [id],
  });
  return rows[0]?.account_id ?? null;
}

interface HistoryRow {
  readonly group_id: string | null;
  readonly to_status: string;
  readonly at: Date;
  readonly note: string;
}

/** Every change of the order and its shipments, the first one first. */
export async function readHistory(db: Queryable, accountId: string, id: string): Promise<HistoryLine[]> {
  const { rows } = await db.query<HistoryRow>({
    name: 'read-order-history',
    text: `select group_id, to_status, at, note from order_history
            where account_id = $1 and order_id = $2 order by at, id`,
    values: [accountId, id],
  });
  return rows.map(({ group_id: groupId, to_status: to, at, note }) => ({ groupId, to, at, note }));
}

/** A box as it is now; what it holds is in the contents. */
export interface ShipmentRow {
  readonly id: string;
  readonly status: string;
  readonly shipping_carrier: string | null;
  readonly tracking_number: string | null;
}

export async function readShipments(db: Queryable, accountId: string, id: string): Promise<ShipmentRow[]> {
  const { rows } = await db.query<ShipmentRow>({
    name: 'read-order-shipments',
    text: `select id, status, shipping_carrier, tracking_number from cart_group where account_id = $1 and cart_id = $2`,
    values: [accountId, id],
  });
  return rows;
}
