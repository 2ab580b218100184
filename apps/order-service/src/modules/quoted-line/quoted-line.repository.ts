import type { QuotedLine, QuotedLines, QuotedTerms } from '@cutsite/domain/quoted-line';
import type { Pool, PoolClient } from 'pg';

type Queryable = Pool | PoolClient;

interface QuotedLineRow {
  readonly id: string;
  readonly text: string;
  readonly details: string;
  readonly amount: number;
  readonly unit: string;
  readonly unit_price_minor: number;
  readonly temperature: QuotedTerms['temperature'];
  readonly making_days: number;
  readonly needs_review: boolean;
  readonly restricted_countries: readonly string[];
  readonly request_number: string;
  readonly expires_at: Date;
}

export const quotedLineColumns = `l.id, l.text, l.details, l.amount, l.unit, l.unit_price_minor, l.temperature, l.making_days,
         l.needs_review, l.restricted_countries, q.request_number, q.expires_at`;

export function quotedLineOf(row: QuotedLineRow): QuotedLine {
  return {
    id: row.id,
    terms: {
      text: row.text,
      details: row.details,
      amount: row.amount,
      unit: row.unit,
      unitPriceMinor: row.unit_price_minor,
      temperature: row.temperature,
      makingDays: row.making_days,
      needsReview: row.needs_review,
      restrictedCountries: row.restricted_countries,
    },
    requestNumber: row.request_number,
    holdsUntil: row.expires_at.toISOString(),
  };
}

/**
 * Of these lines those that somebody may order by now: their quote has not ended, and is of this account or lies in a
 * cart that this account has taken over to pay for it.
 */
export async function readQuotedLines(
  db: Queryable,
  { ids, accountId, now }: { readonly ids: readonly string[]; readonly accountId: string; readonly now: Date },
): Promise<QuotedLines> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<QuotedLineRow>(
    `select ${quotedLineColumns}
       from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
      where l.id = any($1::uuid[]) and q.ended_at is null and q.expires_at > $3
        and (q.account_id = $2 or exists (
              select from cart c where c.account_id = q.account_id and c.id = q.cart_id and c.holder_id = $2))`,
    [ids, accountId, now],
  );
  return new Map(rows.map((row) => [row.id, quotedLineOf(row)]));
}

/** Whether this is the cart that the quote of a line opened, and the quote still holds. */
export async function isInCartOfItsQuote(
  db: Queryable,
  { lineId, cartId, now }: { readonly lineId: string; readonly cartId: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
      where l.id = $1 and q.cart_id = $2 and q.ended_at is null and q.expires_at > $3`,
    [lineId, cartId, now],
  );
  return rowCount === 1;
}

/**
 * Of these lines those whose quote has ended before its day: declined, over, or quoted again. The quotes of the others
 * stay as they are until the end of the transaction.
 */
export async function readEndedLines(
  client: PoolClient,
  ids: readonly string[],
): Promise<readonly { readonly text: string; readonly requestNumber: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ text: string; request_number: string; has_ended: boolean }>(
    `select l.text, q.request_number, q.ended_at is not null as has_ended
       from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
      where l.id = any($1::uuid[]) order by l.id for share of q`,
    [ids],
  );
  return rows.flatMap((row) => (row.has_ended ? { text: row.text, requestNumber: row.request_number } : []));
}
