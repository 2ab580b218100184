import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { withArticle } from '@cutsite/domain/address';
import { dayText } from '@cutsite/domain/day-text';
import { changeCutOff } from '@cutsite/domain/placed-order';
import { expiredSentence, type QuoteState, quoteStates, replacedWords } from '@cutsite/domain/quote';
import { renderOrderPaper } from '../../documents/index.ts';
import { readNetTerms } from '../account/index.ts';
import { deliveriesOf } from '../order-contents/index.ts';
import { daysIfOrdered } from './days-if-ordered.ts';
import { type QuoteWithContents, readCustomer } from './quote.repository.ts';
import { type FoundQuote, type QuoteDependencies, stateOf } from './show-quote.ts';

/** A quote as a PDF, drawn from what was frozen when it was issued. */
export async function printQuote(dependencies: QuoteDependencies, found: FoundQuote): Promise<FileAnswer> {
  const { number, issued_at: issuedAt, expires_at: expiresAt, honoured_until: honoured } = found.quote;
  const { replaced_by: replacedBy, contents } = found.quote;
  const customer = await readCustomer(dependencies.pool, found.order.accountId);
  const netTermsDays = await readNetTerms(dependencies.pool, found.order.actorId);
  const state = stateOf(found.quote, dependencies.clock.now());
  const { originCountry } = dependencies.config;
  const bytes = await renderOrderPaper(dependencies.tables, {
    kind: 'quote',
    number,
    issuedAt,
    contents,
    facts: [
      { label: 'Valid until', value: `The end of ${dayText(expiresAt)} (UTC)` },
      ...(honoured === null ? [] : [{ label: 'Honoured until', value: `The end of ${dayText(honoured)} (UTC)` }]),
      { label: 'Version', value: String(found.quote.version) },
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
    notes: notesOf(found.quote, dependencies, state),
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
  state: QuoteState,
): string[] {
  if (replacedBy !== null) return [`${replacedWords.before}${replacedBy}${replacedWords.after}`];
  const address = `${publicUrl}/quote?order=${id}`;
  if (state === 'expired') {
    return [`${expiredSentence} Open ${address} for a new version at today’s prices.`];
  }
  if (state !== 'valid') return [];
  return [
    ...daysIfOrdered(contents, deliveriesOf(tables, contents, clock.now())),
    changeCutOff,
    `Our terms of sale apply: ${publicUrl}/terms`,
    `To order, open ${address} or name the number of this quote on your purchase order.`,
  ];
}
