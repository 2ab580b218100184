import { orderContentsToWire } from '@cutsite/contracts/order-contents';
import type { StaffQuoteDetailWire } from '@cutsite/contracts/quote';
import { dayText } from '@cutsite/domain/day-text';
import { kindOf } from '@cutsite/domain/item';
import { knownId } from '../../order-contents/index.ts';
import { type DoneByStaff, readDoneByStaff } from '../../staff-audit/index.ts';
import { readQuote } from '../quote.repository.ts';
import { type FoundQuote, type QuoteDependencies, stateOf } from '../show-quote.ts';
import { staffQuoteToWire } from './list-staff-quotes.ts';
import { type QuotePlace, selectPlaceOfQuote, selectStaffQuote, selectVersions } from './staff-quote.repository.ts';

/** An order or a request that belongs to a quote. */
interface Linked {
  readonly id: string;
  readonly number: string;
}

export interface StaffQuoteDependencies extends QuoteDependencies {
  /** The order that a quote became, with the moment; null: none. */
  readonly orderOf: (place: QuotePlace) => Promise<(Linked & { readonly placedAt: Date }) | null>;
  /** The request that lines of sales answer; null: none. */
  readonly requestOf: (lineIds: readonly string[]) => Promise<Linked | null>;
}

/** A quote of anybody by its own id, with where it lies; null: there is none. */
export async function findStaffQuote(
  { pool }: Pick<QuoteDependencies, 'pool'>,
  typedId: string,
): Promise<(FoundQuote & { readonly id: string; readonly place: QuotePlace }) | null> {
  const id = knownId(typedId);
  if (id === null) return null;
  const [place, row] = await Promise.all([selectPlaceOfQuote(pool, id), selectStaffQuote(pool, id)]);
  if (place === null || row === null) return null;
  const quote = await readQuote(pool, place.accountId, place.cartId, row.number);
  return quote === null ? null : { id, place, quote, order: place };
}

/** All that sales sees of a quote; null: there is none (QU-6). */
export async function showStaffQuote(
  dependencies: StaffQuoteDependencies,
  typedId: string,
): Promise<StaffQuoteDetailWire | null> {
  const { pool, clock, tables } = dependencies;
  const found = await findStaffQuote(dependencies, typedId);
  const row = found === null ? null : await selectStaffQuote(pool, found.id);
  if (found === null || row === null) return null;
  const { id, place, quote } = found;
  const lineIds = quote.contents.items.flatMap(({ item }) => kindOf(tables.kinds, item).lineOf?.(item) ?? []);
  const now = clock.now();
  const isOrdered = stateOf(row, now) === 'ordered';
  const [versions, order, request, done] = await Promise.all([
    selectVersions(pool, place),
    isOrdered ? dependencies.orderOf(place) : null,
    dependencies.requestOf(lineIds),
    readDoneByStaff(pool, { kind: 'quote', id }),
  ]);
  const log = [
    { at: quote.issued_at, by: null, what: request === null ? 'Issued' : 'Issued for its request', note: '' },
    ...done.map(doneLine),
    ...endLines(quote),
    ...(order === null ? [] : [{ at: order.placedAt, by: null, what: `Ordered as ${order.number}`, note: '' }]),
  ];
  return {
    ...staffQuoteToWire(row, now),
    version: quote.version,
    contents: orderContentsToWire(tables, quote.contents),
    versions: versions.map((one) => ({
      id: one.id,
      number: one.number,
      version: one.version,
      state: stateOf(one, now),
    })),
    order: order && { id: order.id, number: order.number },
    request: request && { id: request.id, number: request.number },
    log: log
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((line) => ({ ...line, at: line.at.toISOString() })),
  };
}

function endLines({ withdrawn_at: at, replaced_by: by }: FoundQuote['quote']) {
  if (at === null) return [];
  return [{ at, by: null, what: by === null ? 'Withdrawn' : `Replaced by ${by}`, note: '' }];
}

/** What the audit has, in the words of the page. */
function doneLine({ at, action, actorName, reason, changes }: DoneByStaff) {
  const to = changes[0]?.to;
  const what =
    action === 'honour_quote' && typeof to === 'string'
      ? `Honoured until the end of ${dayText(new Date(to))} (UTC)`
      : 'Set the sales representative';
  return { at, by: actorName, what, note: reason };
}
