import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { type Address, isSameAddress, withArticle } from '@cutsite/domain/address';
import { dayText } from '@cutsite/domain/day-text';
import { changeCutOff } from '@cutsite/domain/placed-order';
import { expiredSentence, type QuoteState, quoteStates, replacedWords } from '@cutsite/domain/quote';
import { renderOrderPaper } from '../../documents/index.ts';
import { readNetTerms } from '../account/index.ts';
import { deliveriesOf } from '../order-contents/index.ts';
import { daysIfOrdered } from './days-if-ordered.ts';
import { type QuoteWithContents, readCustomer, readQuote, readStandingQuote } from './quote.repository.ts';
import { type FoundQuote, type QuoteDependencies, stateOf } from './show-quote.ts';

/** A quote as a PDF, drawn from what was frozen when it was issued. */
export function printQuote(dependencies: QuoteDependencies, { quote, order }: FoundQuote): Promise<FileAnswer> {
  return drawQuote(dependencies, { quote, accountId: order.accountId, actorId: order.actorId, hidden: [] });
}

/**
 * The same for whoever holds a link to the quote, without sign-in (QU-4): of its addresses only those that its owner
 * shared with the link, and no days on the way where the one that it goes to is not among them. Null: it is no quote.
 */
export async function printSharedQuote(
  dependencies: QuoteDependencies,
  shared: { readonly accountId: string; readonly cartId: string; readonly addresses: readonly Address[] },
): Promise<FileAnswer | null> {
  const { accountId, cartId, addresses } = shared;
  const standing = await readStandingQuote(dependencies.pool, accountId, cartId);
  const quote = standing === null ? null : await readQuote(dependencies.pool, accountId, cartId, standing.number);
  if (quote === null) return null;
  const isHidden = (address: Address | null) =>
    address !== null && !addresses.some((one) => isSameAddress(one, address));
  const { shippingAddress, billingAddress } = quote.contents;
  const hidden = [
    ...(isHidden(shippingAddress) ? (['shipping'] as const) : []),
    ...(isHidden(billingAddress) ? (['billing'] as const) : []),
  ];
  return drawQuote(dependencies, { quote, accountId, actorId: accountId, hidden });
}

interface QuoteToDraw {
  readonly quote: QuoteWithContents;
  readonly accountId: string;
  /** Whose terms of payment count. */
  readonly actorId: string;
  readonly hidden: readonly ('shipping' | 'billing')[];
}

async function drawQuote(
  dependencies: QuoteDependencies,
  { quote, accountId, actorId, hidden }: QuoteToDraw,
): Promise<FileAnswer> {
  const { number, issued_at: issuedAt, expires_at: expiresAt, honoured_until: honoured } = quote;
  const { replaced_by: replacedBy, contents } = quote;
  const customer = await readCustomer(dependencies.pool, accountId);
  const netTermsDays = await readNetTerms(dependencies.pool, actorId);
  const state = stateOf(quote, dependencies.clock.now());
  const { originCountry } = dependencies.config;
  const bytes = await renderOrderPaper(dependencies.tables, {
    kind: 'quote',
    number,
    issuedAt,
    contents,
    facts: [
      { label: 'Valid until', value: `The end of ${dayText(expiresAt)} (UTC)` },
      ...(honoured === null ? [] : [{ label: 'Honoured until', value: `The end of ${dayText(honoured)} (UTC)` }]),
      { label: 'Version', value: String(quote.version) },
      { label: 'Requested by', value: customer },
      ...(state === 'valid'
        ? []
        : [{ label: 'State', value: replacedBy === null ? quoteStates[state] : `Replaced by ${replacedBy}` }]),
      ...(contents.customerReferenceCode === null
        ? []
        : [{ label: 'Your reference', value: contents.customerReferenceCode }]),
      ...(contents.costCentre === null ? [] : [{ label: 'Cost centre', value: contents.costCentre }]),
      { label: 'Payment', value: paymentTerms(netTermsDays) },
      ...(originCountry === null ? [] : [{ label: 'Origin', value: `Made in ${withArticle(originCountry)}` }]),
    ],
    hiddenAddresses: hidden,
    notes: notesOf(quote, dependencies, { state, showsWay: !hidden.includes('shipping') }),
    shipmentId: null,
    storeUrl: dependencies.config.publicUrl,
    seller: dependencies.config.seller,
  });
  return { fileName: `${number}.pdf`, mediaType: 'application/pdf', byteSize: bytes.length, bytes };
}

/** Net terms are the account's; without them it is paid when it is ordered. */
const paymentTerms = (netTermsDays: number | null): string =>
  netTermsDays === null ? 'With the order' : `${netTermsDays} days net on a purchase order, or with the order`;

/** What the purchaser has to know beyond the sums. */
function notesOf(
  { contents, replaced_by: replacedBy, cart_id: id }: QuoteWithContents,
  { tables, config: { publicUrl }, clock }: QuoteDependencies,
  { state, showsWay }: { readonly state: QuoteState; readonly showsWay: boolean },
): string[] {
  if (replacedBy !== null) return [`${replacedWords.before}${replacedBy}${replacedWords.after}`];
  const address = `${publicUrl}/quote?order=${id}`;
  if (state === 'expired') {
    return [`${expiredSentence} Open ${address} for a new version at today’s prices.`];
  }
  if (state !== 'valid') return [];
  const seen = showsWay ? contents : { ...contents, shippingAddress: null };
  return [
    ...daysIfOrdered(contents, deliveriesOf(tables, seen, clock.now())),
    changeCutOff,
    `Our terms of sale apply: ${publicUrl}/terms`,
    `To order, open ${address} or name the number of this quote on your purchase order.`,
  ];
}
