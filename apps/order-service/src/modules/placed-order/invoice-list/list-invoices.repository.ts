import { type InvoiceFilter, overdueBefore, searchWords } from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../../database/index.ts';
import { paidOfInvoice } from '../invoice-payment.repository.ts';
import { filterCondition } from '../queue/order-filter.ts';

/** What the list of invoices is narrowed down to. */
export interface InvoicesAsked {
  readonly state?: InvoiceFilter | undefined;
  readonly search?: string | undefined;
}

/** An invoice with what has been settled of it, amounts in minor units. */
export interface ListedInvoiceRow {
  readonly number: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly issued_at: Date;
  /** Null: it was paid with the order. */
  readonly due_at: Date | null;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_company: string;
  readonly customer_email: string;
  readonly po_number: string | null;
  readonly amount_minor: number;
  readonly credited_minor: number;
  readonly paid_minor: number;
}

const columns = { due: 'due_at', number: 'number', left: 'left_minor' } as const;
export type InvoiceSort = keyof typeof columns | `-${keyof typeof columns}`;

/** The number decides between equals, so that pages never overlap. What has no due date comes last. */
function orderBy(sort: InvoiceSort): string {
  const isDescending = sort.startsWith('-');
  const column = columns[(isDescending ? sort.slice(1) : sort) as keyof typeof columns];
  const direction = isDescending ? ' desc' : '';
  return column === 'number' ? `number${direction}` : `${column}${direction} nulls last, number${direction}`;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The invoices of a filter as `found`. Days and sums are those of `invoiceDays` and `invoiceBalance` of the domain,
 * said once more so that the database can narrow, sort and add up by them; a test compares the two.
 */
function found({ state, search = '' }: InvoicesAsked, now: Date): Statement {
  const ofOrders = filterCondition({ search }, now);
  const values: unknown[] = [...ofOrders.values];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const conditions = ['true'];
  if (searchWords(search).length > 0) {
    const number = value(
      `%${search
        .trim()
        .toUpperCase()
        .replaceAll(/[%_\\]/g, String.raw`\$&`)}`,
    );
    conditions.push(`(${ofOrders.text} or i.number like ${number})`);
  }
  // Only what a purchase order promised is ever left to be paid.
  if (state === 'open' || state === 'overdue') conditions.push(`p.method = 'purchase_order'`);
  const late = state === 'overdue' ? `left_minor > 0 and due_at < ${value(overdueBefore(now))}` : '';
  const ofState = { open: 'left_minor > 0', paid: 'left_minor = 0', overdue: late };
  return {
    text: `with listed as (
        select i.account_id, i.order_id, i.number, i.issued_at, p.amount_minor, p.refunded_minor as credited_minor,
               p.details ->> 'po_number' as po_number, due.at as due_at, paid.minor as paid_minor,
               case when due.at is null then 0
                    else greatest(p.amount_minor - p.refunded_minor - paid.minor, 0) end as left_minor
          from invoice i
          join placed_order o on o.account_id = i.account_id and o.id = i.order_id
          join payment p on p.account_id = o.account_id and p.id = o.payment_id
         cross join lateral (
           select case when p.method = 'purchase_order'
                       then i.issued_at + make_interval(hours => 24 * coalesce((p.details ->> 'net_terms_days')::integer, 0))
                  end as at) due
         cross join lateral (select ${paidOfInvoice} as minor) paid
         where ${conditions.join(' and ')}),
      found as (select * from listed where ${state === undefined ? 'true' : ofState[state]})`,
    values,
  };
}

const listed = `f.number, f.order_id, o.number as order_number, f.issued_at, f.due_at, a.id as customer_id,
    ${fullName('a')} as customer_name, a.company_name as customer_company, a.email as customer_email, f.po_number,
    f.amount_minor, f.credited_minor, f.paid_minor`;

const withCustomer = `join placed_order o on o.account_id = f.account_id and o.id = f.order_id
  join account a on a.id = f.account_id`;

/** A page of invoices, by due date or as asked. */
export async function readInvoicePage(
  db: Pool,
  asked: InvoicesAsked,
  page: { readonly sort: InvoiceSort; readonly now: Date; readonly offset: number; readonly limit: number },
): Promise<ListedInvoiceRow[]> {
  const { text, values } = found(asked, page.now);
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const by = orderBy(page.sort);
  const { rows } = await db.query<ListedInvoiceRow>({
    text: `${text}, page as (select * from found order by ${by} limit ${limit} offset ${offset})
           select ${listed} from page f ${withCustomer} order by ${by.replaceAll(/\b(number|due_at|left_minor)\b/g, 'f.$1')}`,
    values: [...values, page.limit, page.offset],
  });
  return rows;
}

/** What the invoices of a filter come to, in minor units. */
export interface InvoiceTotals {
  readonly count: number;
  readonly amount_minor: number;
  readonly left_minor: number;
  readonly overdue_minor: number;
}

export async function sumInvoices(db: Pool, asked: InvoicesAsked, now: Date): Promise<InvoiceTotals> {
  const { text, values } = found(asked, now);
  const { rows } = await db.query<InvoiceTotals>({
    text: `${text} select count(*)::integer as count, coalesce(sum(amount_minor), 0)::bigint as amount_minor,
             coalesce(sum(left_minor), 0)::bigint as left_minor,
             coalesce(sum(left_minor) filter (where due_at < $${values.length + 1}), 0)::bigint as overdue_minor
           from found`,
    values: [...values, overdueBefore(now)],
  });
  return rows[0] ?? { count: 0, amount_minor: 0, left_minor: 0, overdue_minor: 0 };
}

/** All invoices of a filter in batches, by one cursor and so by one snapshot. The client must be in a transaction. */
export async function* readWholeList(
  client: PoolClient,
  asked: InvoicesAsked,
  { sort, now, batch }: { readonly sort: InvoiceSort; readonly now: Date; readonly batch: number },
): AsyncGenerator<ListedInvoiceRow[]> {
  const { text, values } = found(asked, now);
  const by = orderBy(sort).replaceAll(/\b(number|due_at|left_minor)\b/g, 'f.$1');
  await client.query({
    text: `declare whole_list no scroll cursor for ${text} select ${listed} from found f ${withCustomer} order by ${by}`,
    values: [...values],
  });
  for (;;) {
    const { rows } = await client.query<ListedInvoiceRow>(`fetch ${batch} from whole_list`);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await client.query('close whole_list');
}
