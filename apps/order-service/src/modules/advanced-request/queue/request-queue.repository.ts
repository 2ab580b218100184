import type { RequestState } from '@cutsite/domain/advanced-request';
import { maxFoundCounted, searchWords } from '@cutsite/domain/placed-order';
import type { Pool } from 'pg';
import { beginningsOf, peopleWith, startingWith, wordsOfPerson } from '../../account/index.ts';
import { knownId } from '../../order-contents/index.ts';
import { type RequestRow, selectRequest } from '../request.repository.ts';

export interface QueueFilter {
  readonly state: RequestState | null;
  /** An id, or `none`; null: everybody's. */
  readonly salesRep: string | null;
  /** The id of whose they are; null: anybody's. */
  readonly customer: string | null;
  readonly search: string;
  readonly page: number;
}

const pageSize = 50;

/** Those that wait for sales first, the oldest on top; as the index of them says it: migration 0831. */
const waiting = `case r.state when 'submitted' then 0 when 'with_sales' then 1 when 'waiting_for_customer' then 2
                  when 'quoted' then 3 else 4 end`;
const order = `${waiting}, r.created_at, r.id`;

/**
 * Requests of all customers that are narrowed down so, and how many there are in all, of a search up to
 * `maxFoundCounted` and one. A search finds the beginning of a number, or for each of its words one that begins so in
 * the title, or in the name, company or e-mail address of the customer. Each of the three has an index, and the rows of
 * a page alone are read whole.
 */
export async function readQueue(
  pool: Pool,
  { state, salesRep, customer, search, page }: QueueFilter,
): Promise<{ readonly rows: readonly RequestRow[]; readonly total: number }> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (state !== null) conditions.push(`r.state = ${put(state)}`);
  if (salesRep === 'none') conditions.push('r.sales_rep_id is null');
  else if (salesRep !== null) conditions.push(`r.sales_rep_id = ${put(knownId(salesRep) ?? nobody)}`);
  if (customer !== null) conditions.push(`r.account_id = ${put(knownId(customer) ?? nobody)}`);
  const words = searchWords(search);
  if (words.length > 0) {
    const begins = beginningsOf(words);
    const people = await peopleWith(pool, begins);
    const number = put(startingWith(words.join(' ').toUpperCase()));
    const title = put(begins);
    const owners =
      people === null ? `(select a.id from account a where ${wordsOfPerson} @@ ${title}::tsquery)` : put(people);
    const isTheirs = people === null ? `r.account_id in ${owners}` : `r.account_id = any(${owners}::uuid[])`;
    conditions.push(`(r.number like ${number} or r.title_words @@ ${title}::tsquery or ${isTheirs})`);
  }
  const narrowed = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  // A word that most requests have would be looked up in each of them only to be counted.
  const bound = words.length === 0 ? '' : `limit ${maxFoundCounted + 1}`;
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from (select 1 from advanced_request r ${narrowed} ${bound}) found`,
    values,
  );
  const limits = `limit ${put(pageSize)} offset ${put((page - 1) * pageSize)}`;
  const { rows } = await pool.query<RequestRow>(
    `${selectRequest} where r.id in (select r.id from advanced_request r ${narrowed} order by ${order} ${limits})
      order by ${order}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const nobody = '00000000-0000-0000-0000-000000000000';
