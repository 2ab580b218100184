import type { QuotedLine, QuotedTerms } from '@cutsite/domain/quoted-line';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../database/index.ts';
import { quotedLineColumns, quotedLineOf } from './quoted-line.repository.ts';

type Queryable = Pool | PoolClient;

interface OfRequest {
  readonly account_id: string;
  readonly id: string;
}

export interface NewRequestQuote {
  readonly id: string;
  readonly request: OfRequest & { readonly number: string };
  readonly version: number;
  readonly cartId: string;
  readonly quotedBy: string;
  readonly reason: string;
  readonly lines: readonly { readonly id: string; readonly terms: QuotedTerms }[];
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Writes a version of what sales offers, with the name that its author has now and all of its lines. */
export async function insertRequestQuote(client: PoolClient, quote: NewRequestQuote): Promise<void> {
  const { request, lines } = quote;
  await client.query(
    `with quote as (
       insert into request_quote (account_id, id, request_id, request_number, version, cart_id, quoted_by, quoted_by_name,
                                  reason, created_at, expires_at)
       select $1, $2, $3, $4, $5, $6, a.id, ${fullName('a')}, $8, $9, $10
         from account a where a.id = $7
       returning account_id, id)
     insert into quoted_line (account_id, quote_id, id, position, text, details, amount, unit, unit_price_minor,
                              temperature, making_days, needs_review, restricted_countries)
     select quote.account_id, quote.id, new.id, new.position, new.text, new.details, new.amount, new.unit,
            new.unit_price_minor, new.temperature, new.making_days, new.needs_review, new.restricted_countries
       from quote, jsonb_to_recordset($11::jsonb) as new (id uuid, position integer, text text, details text,
            amount integer, unit text, unit_price_minor bigint, temperature text, making_days integer,
            needs_review boolean, restricted_countries text[])`,
    [
      request.account_id,
      quote.id,
      request.id,
      request.number,
      quote.version,
      quote.cartId,
      quote.quotedBy,
      quote.reason,
      quote.now,
      quote.expiresAt,
      JSON.stringify(
        lines.map(({ id, terms }, position) => ({
          id,
          position,
          text: terms.text,
          details: terms.details,
          amount: terms.amount,
          unit: terms.unit,
          unit_price_minor: terms.unitPriceMinor,
          temperature: terms.temperature,
          making_days: terms.makingDays,
          needs_review: terms.needsReview,
          restricted_countries: terms.restrictedCountries,
        })),
      ),
    ],
  );
}

/** Ends what was offered for a request: nothing is ordered by its lines any more. */
export async function endRequestQuote(client: PoolClient, of: OfRequest, now: Date): Promise<void> {
  await client.query(
    'update request_quote set ended_at = $3 where account_id = $1 and request_id = $2 and ended_at is null',
    [of.account_id, of.id, now],
  );
}

/**
 * Writes until when what was offered by these lines is honoured; nothing where some of it has ended. The lines
 * themselves hold to their own day: what is honoured is ordered as it was quoted, and in no other cart.
 *
 * @returns the requests whose offer has ended
 */
export async function honourRequestQuotes(
  client: PoolClient,
  { lineIds, until }: { readonly lineIds: readonly string[]; readonly until: Date },
): Promise<readonly string[]> {
  const { rows } = await client.query<{ request_id: string; has_ended: boolean }>(
    `with offered as (
       select distinct q.account_id, q.id, q.request_id, q.ended_at is not null as has_ended
         from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
        where l.id = any($1::uuid[])),
     honoured as (
       update request_quote q set honoured_until = $2 from offered o
        where q.account_id = o.account_id and q.id = o.id and $2 > coalesce(q.honoured_until, q.expires_at)
          and not exists (select from offered where has_ended))
     select request_id, has_ended from offered`,
    [lineIds, until],
  );
  return rows.flatMap((row) => (row.has_ended ? [row.request_id] : []));
}

interface QuoteRow {
  readonly id: string;
  readonly version: number;
  readonly cart_id: string;
  readonly quoted_by_name: string;
  readonly reason: string;
  readonly created_at: Date;
  /** The end of its prices, or the later one to which sales honours it. */
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

/** The last version of what sales offered for a request. */
export interface LatestQuote extends QuoteRow {
  readonly lines: readonly QuotedLine[];
}

export async function readLatestQuote(db: Queryable, of: OfRequest): Promise<LatestQuote | null> {
  const { rows } = await db.query<QuoteRow>(
    `select id, version, cart_id, quoted_by_name, reason, created_at, coalesce(honoured_until, expires_at) as expires_at,
            ended_at
       from request_quote
      where account_id = $1 and request_id = $2 order by version desc limit 1`,
    [of.account_id, of.id],
  );
  const [quote] = rows;
  if (quote === undefined) return null;
  const { rows: lines } = await db.query<Parameters<typeof quotedLineOf>[0]>(
    `select ${quotedLineColumns}
       from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
      where l.account_id = $1 and l.quote_id = $2 order by l.position`,
    [of.account_id, quote.id],
  );
  return { ...quote, lines: lines.map(quotedLineOf) };
}

/** What the last quote of each of these requests comes to, by request; those without one are missing. */
export async function readRequestTotals(
  db: Queryable,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly cartId: string; readonly totalMinor: number; readonly expiresAt: Date }>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await db.query<{
    request_id: string;
    cart_id: string;
    expires_at: Date;
    total: number;
  }>(
    `select distinct on (q.request_id) q.request_id, q.cart_id, coalesce(q.honoured_until, q.expires_at) as expires_at,
            (select sum(l.amount * l.unit_price_minor)::bigint from quoted_line l
              where l.account_id = q.account_id and l.quote_id = q.id) as total
       from request_quote q where q.request_id = any($1::uuid[]) order by q.request_id, q.version desc`,
    [requestIds],
  );
  return new Map(
    rows.map((row) => [row.request_id, { cartId: row.cart_id, totalMinor: row.total, expiresAt: row.expires_at }]),
  );
}

/** The request that the first of these lines answers; null: none of them answers one. */
export async function readRequestOfLines(
  db: Queryable,
  lineIds: readonly string[],
): Promise<{ readonly id: string; readonly number: string } | null> {
  if (lineIds.length === 0) return null;
  const { rows } = await db.query<{ id: string; number: string }>(
    `select q.request_id as id, q.request_number as number
       from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
      where l.id = any($1::uuid[]) order by q.request_id limit 1`,
    [lineIds],
  );
  return rows[0] ?? null;
}

/** The requests that these lines answer. */
export async function readRequestsOfLines(client: PoolClient, lineIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ request_id: string }>(
    `select distinct q.request_id
       from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
      where l.id = any($1::uuid[]) order by q.request_id`,
    [lineIds],
  );
  return rows.map((row) => row.request_id);
}
