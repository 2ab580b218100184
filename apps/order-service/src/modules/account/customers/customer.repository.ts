import { searchWords } from '@cutsite/domain/placed-order';
import type { ClientBase, Pool } from 'pg';
import { fullName } from '../../../database/index.ts';
import { beginningsOf, wordsOfPerson } from '../find-people.ts';

/** A customer as staff reads of them. */
export interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly company_name: string;
  readonly email: string;
  readonly has_verified_email: boolean;
  readonly created_at: Date;
  readonly sales_rep_id: string | null;
  readonly sales_rep_name: string | null;
  readonly is_distributor: boolean;
  readonly price_strategy: string | null;
  readonly net_terms_days: number | null;
}

const selectCustomer = `select a.id, ${fullName('a')} as name, a.company_name, a.email,
         a.email_verified_at is not null as has_verified_email, a.created_at, a.is_distributor, a.price_strategy,
         a.net_terms_days, r.id as sales_rep_id, ${fullName('r')} as sales_rep_name
    from account a left join account r on r.id = a.sales_rep_id`;

export interface CustomerFilter {
  readonly search: string;
  /** An id, or `none`; null: everybody's. */
  readonly salesRep: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** Customers, the latest first; staff are none. Each word of a search begins one of name, company or address. */
export async function selectCustomers(pool: Pool, filter: CustomerFilter): Promise<readonly CustomerRow[]> {
  const { search, salesRep, offset, limit } = filter;
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['not exists (select from account_role s where s.account_id = a.id)'];
  const words = searchWords(search);
  if (words.length > 0) conditions.push(`${wordsOfPerson} @@ ${put(beginningsOf(words))}::tsquery`);
  if (salesRep === 'none') conditions.push('a.sales_rep_id is null');
  else if (salesRep !== null) conditions.push(`a.sales_rep_id::text = ${put(salesRep)}`);
  const { rows } = await pool.query<CustomerRow>(
    `${selectCustomer} where ${conditions.join(' and ')}
      order by a.created_at desc, a.id desc limit ${put(limit)} offset ${put(offset)}`,
    values,
  );
  return rows;
}

/** The account of this id, staff's own too: they may order. Null: there is none. */
export async function selectOneCustomer(pool: Pool, id: string): Promise<CustomerRow | null> {
  const { rows } = await pool.query<CustomerRow>(`${selectCustomer} where a.id = $1`, [id]);
  return rows[0] ?? null;
}

/**
 * Who of sales looks after a customer (ruling 52), for what they begin now. Null: nobody, or somebody who is not of
 * sales any more.
 */
export async function salesRepOfCustomer(client: ClientBase, accountId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>({
    name: 'sales-rep-of-customer',
    text: `select a.sales_rep_id as id from account a
             join account_role r on r.account_id = a.sales_rep_id and r.role = 'sales' where a.id = $1`,
    values: [accountId],
  });
  return rows[0]?.id ?? null;
}

/** Locks a customer so that two changes take turns. @returns who looks after them; undefined: there is no customer */
export async function lockCustomerRep(client: ClientBase, id: string): Promise<string | null | undefined> {
  const { rows } = await client.query<{ sales_rep_id: string | null }>(
    'select sales_rep_id from account where id = $1 for no key update',
    [id],
  );
  return rows[0]?.sales_rep_id;
}

export async function updateCustomerRep(client: ClientBase, id: string, salesRepId: string | null): Promise<void> {
  await client.query('update account set sales_rep_id = $2 where id = $1', [id, salesRepId]);
}
