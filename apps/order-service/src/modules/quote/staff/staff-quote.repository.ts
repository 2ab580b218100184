import { searchWords } from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../../database/index.ts';
import { beginningsOf, peopleWith, startingWith, wordsOfPerson } from '../../account/index.ts';
import type { ListedQuoteRow, QuoteRow } from '../quote.repository.ts';

/** A quote as sales sees it in a list. */
export interface StaffQuoteRow extends ListedQuoteRow {
  readonly id: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_company: string;
  readonly customer_email: string;
  readonly sales_rep_id: string | null;
  readonly sales_rep_name: string | null;
}

const columns = `q.id, q.cart_id, q.number, q.issued_at, q.expires_at, q.honoured_until, q.withdrawn_at, q.version,
        q.replaced_by, c.status as cart_status, jsonb_array_length(v.contents -> 'items') as item_count,
        v.contents ->> 'customerReferenceCode' as customer_reference_code, v.contents -> 'totals' as totals,
        v.contents -> 'shipments' as shipments, nullif(v.contents -> 'shippingAddress', 'null') as "shippingAddress",
        a.id as customer_id, ${fullName('a')} as customer_name,
        a.company_name as customer_company, a.email as customer_email, q.sales_rep_id,
        ${fullName('r')} as sales_rep_name`;

const joined = `quote q
   join cart c on c.account_id = q.account_id and c.id = q.cart_id
   join order_version v on v.account_id = q.account_id and v.id = q.version_id
   join account a on a.id = coalesce(c.holder_id, c.account_id)
   left join account r on r.id = q.sales_rep_id`;

export interface StaffQuoteFilter {
  readonly search: string;
  /** The id of who can order it; null: anybody. */
  readonly customer: string | null;
  /** An id, or `none`; null: everybody's. */
  readonly salesRep: string | null;
  readonly limit: number;
}

/** Those of these accounts, each way by an index of its own: whose it is, and who has taken its cart over. */
const ofAccounts = (ids: string): string => `select own.account_id, own.id from quote own
       join cart oc on oc.account_id = own.account_id and oc.id = own.cart_id and oc.holder_id is null
      where own.account_id = any(${ids}::uuid[])
     union select held.account_id, held.id from cart hc
       join quote held on held.account_id = hc.account_id and held.cart_id = hc.id where hc.holder_id = any(${ids}::uuid[])`;

/**
 * The latest quotes that are narrowed down so. A search finds those whose number begins with what was typed, or whose
 * customer has, for each word of it, one that begins so in name, company or e-mail address.
 */
export async function selectStaffQuotes(pool: Pool, filter: StaffQuoteFilter): Promise<StaffQuoteRow[]> {
  const { search, customer, salesRep, limit } = filter;
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  // Words that most people have are looked for in the people of each quote.
  let from = 'quote q';
  const words = searchWords(search);
  if (words.length > 0) {
    const begins = beginningsOf(words);
    const people = await peopleWith(pool, begins);
    const number = put(startingWith(words.join(' ').toUpperCase()));
    if (people === null) {
      from = joined;
      conditions.push(`(q.number like ${number} or ${wordsOfPerson} @@ ${put(begins)}::tsquery)`);
    } else {
      const found = `select account_id, id from quote where number like ${number} union ${ofAccounts(put(people))}`;
      conditions.push(`(q.account_id, q.id) in (${found})`);
    }
  }
  if (customer !== null) conditions.push(`(q.account_id, q.id) in (${ofAccounts(put([customer]))})`);
  if (salesRep === 'none') conditions.push('q.sales_rep_id is null');
  else if (salesRep !== null) conditions.push(`q.sales_rep_id = ${put(salesRep)}`);
  const inOrder = 'order by q.issued_at desc, q.id desc';
  const narrowed = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  // What is shown of a quote lies in its contents: only those of the list are read.
  const newest = `select q.account_id, q.id from ${from} ${narrowed} ${inOrder} limit ${put(limit)}`;
  const { rows } = await pool.query<StaffQuoteRow>(
    `select ${columns} from ${joined} where (q.account_id, q.id) in (${newest}) ${inOrder}`,
    values,
  );
  return rows;
}

/** The latest quotes whose number begins with what was typed, with or without the letter in front. */
export async function selectQuotesByNumber(
  pool: Pool,
  typed: string,
  limit: number,
): Promise<{ id: string; number: string; customer: string }[]> {
  const start = startingWith(typed.trim().toUpperCase());
  const { rows } = await pool.query<{ id: string; number: string; customer: string }>(
    `select q.id, q.number, concat_ws(', ', ${fullName('a')}, nullif(a.company_name, '')) as customer
       from quote q join cart c on c.account_id = q.account_id and c.id = q.cart_id
       join account a on a.id = coalesce(c.holder_id, c.account_id)
      where q.number like $1 or q.number like $2 order by q.issued_at desc, q.id desc limit $3`,
    [start, `Q-${start}`, limit],
  );
  return rows;
}

/** A quote of anybody by its id; null: there is none. Its contents are read whole where `lockQuote` is asked. */
export async function selectStaffQuote(db: Pool | PoolClient, id: string): Promise<StaffQuoteRow | null> {
  const { rows } = await db.query<StaffQuoteRow>(`select ${columns} from ${joined} where q.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Where a quote lies, and who can order it. */
export interface QuotePlace {
  readonly accountId: string;
  readonly cartId: string;
  readonly actorId: string;
}

const selectPlace = `select q.account_id as "accountId", q.cart_id as "cartId",
         coalesce(c.holder_id, c.account_id) as "actorId" from quote q
    join cart c on c.account_id = q.account_id and c.id = q.cart_id where q.id = $1`;

/** @see QuotePlace */
export async function selectPlaceOfQuote(pool: Pool, id: string): Promise<QuotePlace | null> {
  return (await pool.query<QuotePlace>(selectPlace, [id])).rows[0] ?? null;
}

/** The same, locked with its cart so that it is neither ordered nor replaced meanwhile. */
export async function lockQuote(client: PoolClient, id: string): Promise<QuotePlace | null> {
  return (await client.query<QuotePlace>(`${selectPlace} for update of c, q`, [id])).rows[0] ?? null;
}

export async function updateHonouredUntil(client: PoolClient, id: string, until: Date): Promise<void> {
  await client.query('update quote set honoured_until = $2 where id = $1', [id, until]);
}

export async function updateQuoteRep(client: PoolClient, id: string, salesRepId: string | null): Promise<void> {
  await client.query('update quote set sales_rep_id = $2 where id = $1', [id, salesRepId]);
}

/** All versions of the quote of a cart, the first one first. */
export async function selectVersions(
  pool: Pool,
  { accountId, cartId }: Pick<QuotePlace, 'accountId' | 'cartId'>,
): Promise<readonly (QuoteRow & { readonly id: string })[]> {
  const { rows } = await pool.query<QuoteRow & { readonly id: string }>(
    `select q.id, q.cart_id, q.number, q.issued_at, q.expires_at, q.honoured_until, q.withdrawn_at, q.version,
            q.replaced_by, c.status as cart_status
       from quote q join cart c on c.account_id = q.account_id and c.id = q.cart_id
      where q.account_id = $1 and q.cart_id = $2 order by q.id`,
    [accountId, cartId],
  );
  return rows;
}
