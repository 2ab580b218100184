import type { OrderContents } from '@cutsite/domain/checkout';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../database/index.ts';
import { type OrderHandle, readStoredContents } from '../order-contents/index.ts';

type Queryable = Pool | PoolClient;

/** A quote with the state of its cart. */
export interface QuoteRow {
  readonly cart_id: string;
  readonly number: string;
  readonly issued_at: Date;
  readonly expires_at: Date;
  /** The end to which sales honours it; null: its own. */
  readonly honoured_until: Date | null;
  readonly withdrawn_at: Date | null;
  readonly version: number;
  readonly replaced_by: string | null;
  readonly cart_status: string;
}

export interface QuoteWithContents extends QuoteRow {
  readonly contents: OrderContents;
}

export interface QuoteToInsert {
  readonly accountId: string;
  readonly id: string;
  readonly cartId: string;
  readonly number: string;
  /** 1, or what it was counted up to by calculating it again. */
  readonly version: number;
  readonly versionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** Who of sales looks after it (ruling 52); null: nobody. */
  readonly salesRepId: string | null;
}

/** Writes a quote; false when the number is taken, which another one cures. */
export async function insertQuote(client: PoolClient, quote: QuoteToInsert): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into quote (account_id, id, cart_id, number, version_id, issued_at, expires_at, version, sales_rep_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (number) do nothing`,
    [
      quote.accountId,
      quote.id,
      quote.cartId,
      quote.number,
      quote.versionId,
      quote.issuedAt,
      quote.expiresAt,
      quote.version,
      quote.salesRepId,
    ],
  );
  return rowCount === 1;
}

/** Who of sales looks after the quote that a cart is, or was ordered as; null: nobody, or there is none. */
export async function salesRepOfQuote(client: PoolClient, accountId: string, cartId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string | null }>({
    name: 'sales-rep-of-quote',
    text: `select sales_rep_id as id from quote
            where account_id = $1 and cart_id = $2 and withdrawn_at is null order by id desc limit 1`,
    values: [accountId, cartId],
  });
  return rows[0]?.id ?? null;
}

/** Ends the quotes of a cart that still stand. */
export async function withdrawQuotes(client: PoolClient, accountId: string, cartId: string, now: Date): Promise<void> {
  await client.query(
    'update quote set withdrawn_at = $3 where account_id = $1 and cart_id = $2 and withdrawn_at is null',
    [accountId, cartId, now],
  );
}

/** Ends a version of a quote: the other one has taken its place. */
export async function replaceQuote(
  client: PoolClient,
  { accountId, cartId }: { readonly accountId: string; readonly cartId: string },
  { number, replacedBy, now }: { readonly number: string; readonly replacedBy: string; readonly now: Date },
): Promise<void> {
  await client.query(
    'update quote set withdrawn_at = $5, replaced_by = $4 where account_id = $1 and cart_id = $2 and number = $3',
    [accountId, cartId, number, replacedBy, now],
  );
}

/** The latest quote of a cart with what it promises, or the one of a number; null: there is none. */
export async function readQuote(
  db: Queryable,
  accountId: string,
  cartId: string,
  number: string | null = null,
): Promise<QuoteWithContents | null> {
  const { rows } = await db.query<
    Omit<QuoteWithContents, 'contents'> & { contents: unknown; contents_version: number }
  >(
    `select q.cart_id, q.number, q.issued_at, q.expires_at, q.honoured_until, q.withdrawn_at, q.version, q.replaced_by,
            c.status as cart_status, v.contents,
            v.contents_version
       from quote q
       join cart c on c.account_id = q.account_id and c.id = q.cart_id
       join order_version v on v.account_id = q.account_id and v.id = q.version_id
      where q.account_id = $1 and q.cart_id = $2 and ($3::text is null or q.number = $3) order by q.id desc limit 1`,
    [accountId, cartId, number],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { contents_version: version, contents, ...quote } = row;
  return { ...quote, contents: readStoredContents(contents, version) };
}

export interface ListedQuoteRow extends QuoteRow {
  readonly item_count: number;
  readonly customer_reference_code: string | null;
  /** Of its frozen contents what its total depends on. */
  readonly totals: OrderContents['totals'];
  readonly shipments: OrderContents['shipments'];
  readonly shippingAddress: OrderContents['shippingAddress'];
}

/** The quotes of an account, and those of carts that it holds; the latest first. */
export async function readQuotes(db: Queryable, userId: string): Promise<readonly ListedQuoteRow[]> {
  const { rows } = await db.query<ListedQuoteRow>(
    `select q.cart_id, q.number, q.issued_at, q.expires_at, q.honoured_until, q.withdrawn_at, q.version, q.replaced_by,
            c.status as cart_status,
            jsonb_array_length(v.contents -> 'items') as item_count,
            v.contents ->> 'customerReferenceCode' as customer_reference_code, v.contents -> 'totals' as totals,
            v.contents -> 'shipments' as shipments, nullif(v.contents -> 'shippingAddress', 'null') as "shippingAddress"
       from (select account_id, id, status from cart where account_id = $1
             union all select account_id, id, status from cart where holder_id = $1) c
       join quote q on q.account_id = c.account_id and q.cart_id = c.id
       join order_version v on v.account_id = q.account_id and v.id = q.version_id
      order by q.id desc limit 200`,
    [userId],
  );
  return rows;
}

/** To whom the mail about a quote goes. */
export async function readEmail(db: Queryable, accountId: string): Promise<string> {
  const { rows } = await db.query<{ email: string }>('select email from account where id = $1', [accountId]);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no account ${accountId}`);
  return row.email;
}

/** Whose quote it is, for its paper: "Rosa Lindqvist, Helix Lab, rosa@helixlab.example". */
export async function readCustomer(db: Queryable, accountId: string): Promise<string> {
  const { rows } = await db.query<{ name: string; company_name: string; email: string }>(
    `select ${fullName()} as name, company_name, email from account where id = $1`,
    [accountId],
  );
  return rows
    .flatMap(({ name, company_name: company, email }) => [name, company, email])
    .filter(Boolean)
    .join(', ');
}

/** The quote that a cart is, or was ordered as. */
export interface StandingQuote {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  /** Its last moment, honoured or by itself. */
  readonly expiresAt: Date;
}

/** Null when it is none, or none any more. */
export async function readStandingQuote(
  db: Queryable,
  accountId: string,
  cartId: string,
): Promise<StandingQuote | null> {
  const { rows } = await db.query<StandingQuote>(
    `select id, number, issued_at as "issuedAt", coalesce(honoured_until, expires_at) as "expiresAt" from quote
      where account_id = $1 and cart_id = $2 and withdrawn_at is null order by id desc limit 1`,
    [accountId, cartId],
  );
  return rows[0] ?? null;
}

/** A quote that stands, with whoever can order it: its owner, or who has taken its cart over. */
export interface QuoteWithLine {
  readonly accountId: string;
  readonly cartId: string;
  readonly number: string;
  readonly actorId: string;
  readonly email: string;
}

/** The quotes of anybody that hold one of these lines of sales, in the order in which their carts are locked. */
export async function readQuotesWithLines(
  db: Queryable,
  lineIds: readonly string[],
): Promise<readonly QuoteWithLine[]> {
  const { rows } = await db.query<QuoteWithLine>(
    `select distinct q.account_id as "accountId", q.cart_id as "cartId", q.number, a.id as "actorId", a.email
       from cart_item i
       join cart c on c.account_id = i.account_id and c.id = i.cart_id and c.status = 'quote'
       join quote q on q.account_id = c.account_id and q.cart_id = c.id and q.withdrawn_at is null
       join account a on a.id = coalesce(c.holder_id, c.account_id)
      where i.item ? 'lineId' and i.item ->> 'lineId' = any($1::text[]) order by q.cart_id`,
    [lineIds],
  );
  return rows;
}

/** Whether the quote of a cart still holds its prices. */
export async function hasLiveQuote(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from quote where account_id = $1 and cart_id = $2 and withdrawn_at is null and coalesce(honoured_until, expires_at) > $3 limit 1',
    [accountId, id, now],
  );
  return rowCount === 1;
}
