import { searchWords } from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../../database/index.ts';
import { beginningsOf, peopleWith, startingWith, wordsOfPerson } from '../../account/index.ts';
import type { ListedQuoteRow } from '../quote.repository.ts';

/** A quote as sales sees it in a list. */
export interface StaffQuoteRow extends ListedQuoteRow {
  readonly id: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_company: string;
  readonly customer_email: string;
}

const columns = `q.id, q.cart_id, q.number, q.issued_at, q.expires_at, q.honoured_until, q.withdrawn_at, q.version,
        q.replaced_by, c.status as cart_status, jsonb_array_length(v.contents -> 'items') as item_count,
        v.contents ->> 'customerReferenceCode' as customer_reference_code, v.contents -> 'totals' as totals,
        v.contents -> 'shipments' as shipments, nullif(v.contents -> 'shippingAddress', 'null') as "shippingAddress",
        a.id as customer_id, ${fullName('a')} as customer_name,
        a.company_name as customer_company, a.email as customer_email`;

const joined = `quote q
   join cart c on c.account_id = q.account_id and c.id = q.cart_id
   join order_version v on v.account_id = q.account_id and v.id = q.version_id
   join account a on a.id = coalesce(c.holder_id, c.account_id)`;

/**
 * The latest quotes whose number begins with what was typed, or whose customer has, for each word of it, one that
 * begins so in name, company or e-mail address.
 */
export async function selectStaffQuotes(pool: Pool, search: string, limit: number): Promise<StaffQuoteRow[]> {
  const inOrder = 'order by q.issued_at desc, q.id desc';
  const latest = `${inOrder} limit $1`;
  const words = searchWords(search);
  if (words.length === 0) return read(`select ${columns} from ${joined} ${latest}`, []);
  const begins = beginningsOf(words);
  const people = await peopleWith(pool, begins);
  const number = startingWith(words.join(' ').toUpperCase());
  if (people === null) {
    const found = `q.number like $2 or ${wordsOfPerson} @@ $3::tsquery`;
    return read(`select ${columns} from ${joined} where ${found} ${latest}`, [number, begins]);
  }
  // Each of the three is found by an index of its own: its number, whose it is, and who has taken its cart over.
  const found = `select account_id, id from quote where number like $2
     union select own.account_id, own.id from quote own
       join cart oc on oc.account_id = own.account_id and oc.id = own.cart_id and oc.holder_id is null
      where own.account_id = any($3::uuid[])
     union select held.account_id, held.id from cart hc
       join quote held on held.account_id = hc.account_id and held.cart_id = hc.id where hc.holder_id = any($3::uuid[])`;
  // What is shown of a quote lies in its contents: only those of the list are read.
  const newest = `select q.account_id, q.id from quote q where (q.account_id, q.id) in (${found}) ${latest}`;
  return read(`select ${columns} from ${joined} where (q.account_id, q.id) in (${newest}) ${inOrder}`, [
    number,
    people,
  ]);

  async function read(text: string, values: readonly unknown[]): Promise<StaffQuoteRow[]> {
    return (await pool.query<StaffQuoteRow>(text, [limit, ...values])).rows;
  }
}

/** A quote of anybody by its id; null: there is none. Its contents are read whole where `lockQuote` is asked. */
export async function selectStaffQuote(db: Pool | PoolClient, id: string): Promise<StaffQuoteRow | null> {
  const { rows } = await db.query<StaffQuoteRow>(`select ${columns} from ${joined} where q.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Where a quote lies, locked with its cart so that it is neither ordered nor replaced meanwhile. */
export async function lockQuote(
  client: PoolClient,
  id: string,
): Promise<{ readonly accountId: string; readonly cartId: string } | null> {
  const { rows } = await client.query<{ accountId: string; cartId: string }>(
    `select q.account_id as "accountId", q.cart_id as "cartId" from quote q
       join cart c on c.account_id = q.account_id and c.id = q.cart_id where q.id = $1 for update of c, q`,
    [id],
  );
  return rows[0] ?? null;
}

export async function updateHonouredUntil(client: PoolClient, id: string, until: Date): Promise<void> {
  await client.query('update quote set honoured_until = $2 where id = $1', [id, until]);
}
