import type { OrderStatus, ReviewState, ScreeningState } from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../../database/index.ts';
import { type Condition, isOpen } from './order-filter.ts';

export interface QueuedOrderRow {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
  readonly status: OrderStatus;
  readonly review_state: ReviewState;
  readonly screening_state: ScreeningState;
  readonly placed_at: Date;
  readonly due_at: Date | null;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_company: string;
  readonly customer_email: string;
  readonly po_number: string | null;
  readonly customer_reference_code: string | null;
  readonly item_names: readonly string[];
  readonly temperatures: readonly ('ambient' | 'cold_packs' | 'dry_ice')[];
  readonly total_minor: number;
  readonly sales_rep_id: string | null;
  readonly sales_rep_name: string | null;
  readonly mail_failed: boolean;
  readonly mail_given_up: boolean;
}

/**
 * The columns that lists can be put in the order of. The id decides between equals, so that pages never overlap; a
 * number has no equals.
 */
const sortColumns = { placed: 'o.placed_at', due: 'o.due_at', total: 'o.total_minor', number: 'o.number' } as const;

export type OrderSort = keyof typeof sortColumns | `-${keyof typeof sortColumns}`;

function orderBy(sort: OrderSort): string {
  const isDescending = sort.startsWith('-');
  const column = sortColumns[(isDescending ? sort.slice(1) : sort) as keyof typeof sortColumns];
  if (column === sortColumns.number) return isDescending ? `${column} desc` : column;
  const nulls = column === sortColumns.due ? ' nulls last' : '';
  return isDescending ? `${column} desc${nulls}, o.id desc` : `${column}${nulls}, o.id`;
}

/** A condition to be counted. */
export interface CountedCondition {
  readonly condition: Condition;
  /** Whether it is true of open orders alone. */
  readonly isOfOpen: boolean;
  /** Where no more are counted: a word that most orders have would be looked up in each of them. */
  readonly most?: number;
}

export interface PageOfOrders {
  readonly condition: Condition;
  readonly sort: OrderSort;
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of all orders (promise O1). The page is found in the narrow index, and only its rows are joined with who
 * ordered and how it was paid. A column that lists are narrowed or put in order by belongs into that index (0501).
 */
export async function readQueuePage(db: Pool, page: PageOfOrders): Promise<QueuedOrderRow[]> {
  const { condition, sort, offset, limit } = page;
  const { values } = condition;
  const some = `limit $${values.length + 1} offset $${values.length + 2}`;
  const { rows } = await db.query<QueuedOrderRow>({
    text: queueQuery(condition, sort, some),
    values: [...values, limit, offset],
  });
  return rows;
}

/**
 * All orders of a condition in batches, by one cursor and so by one snapshot: whatever changes meanwhile, each is there
 * once. The client must be in a transaction.
 */
export async function* readWholeQueue(
  client: PoolClient,
  { condition, sort, batch }: Pick<PageOfOrders, 'condition' | 'sort'> & { readonly batch: number },
): AsyncGenerator<QueuedOrderRow[]> {
  await client.query({
    text: `declare whole_queue no scroll cursor for ${queueQuery(condition, sort, '')}`,
    values: [...condition.values],
  });
  for (;;) {
    const { rows } = await client.query<QueuedOrderRow>(`fetch ${batch} from whole_queue`);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await client.query('close whole_queue');
}

const queueQuery = ({ text }: Condition, sort: OrderSort, some: string): string =>
  `with page as materialized (
             select o.account_id, o.id from placed_order o where ${text}
              order by ${orderBy(sort)} ${some})
           select o.id, o.number, o.revision, o.status, o.review_state, o.screening_state, o.placed_at, o.due_at,
                  a.id as customer_id, ${fullName('a')} as customer_name,
                  a.company_name as customer_company, a.email as customer_email, p.details ->> 'po_number' as po_number,
                  o.customer_reference_code, o.item_names, o.temperatures, o.total_minor, o.sales_rep_id,
                  ${fullName('r')} as sales_rep_name,
                  mail.failed as mail_failed, mail.given_up as mail_given_up
             from page
             join placed_order o on o.account_id = page.account_id and o.id = page.id
             join payment p on p.account_id = o.account_id and p.id = o.payment_id
             join account a on a.id = o.account_id
             left join account r on r.id = o.sales_rep_id
             cross join lateral (
               select count(*) > 0 as failed, coalesce(bool_or(m.due_at = 'infinity'), false) as given_up
                 from outbox_mail m
                where m.about = o.id and m.sent_at is null and m.last_error is not null) mail
            order by ${orderBy(sort)}`;

/**
 * How many orders each condition has, by one statement (promise O1). What is asked of open orders alone is counted in
 * one pass over those; anything else is a pass of its own, as far as it is counted.
 */
export async function countQueue(db: Pool, conditions: readonly CountedCondition[]): Promise<number[]> {
  const values: unknown[] = [];
  const counts = conditions.map(({ condition, isOfOpen, most }, at) => {
    const text = condition.text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${values.length + Number(place)}`);
    values.push(...condition.values);
    return isOfOpen
      ? { ofOpen: `count(*) filter (where ${text})::integer as "${at}"`, count: `"${at}"` }
      : {
          ofOpen: null,
          count: `(select count(*)::integer from (
                     select from placed_order o where ${text} ${most === undefined ? '' : `limit ${most}`}) counted)`,
        };
  });
  const ofOpen = counts.flatMap((one) => one.ofOpen ?? []);
  const from = `from (select ${ofOpen.join(', ')} from placed_order o where ${isOpen}) open`;
  const { rows } = await db.query<{ counts: number[] }>({
    text: `select array[${counts.map(({ count }) => count).join(', ')}] as counts ${ofOpen.length === 0 ? '' : from}`,
    values,
  });
  return rows[0]?.counts ?? [];
}
