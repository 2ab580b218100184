import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { OrderContents } from '@cutsite/domain/checkout';
import { quoteStates } from '@cutsite/domain/quote';
import { dayText, renderOrderPaper } from '../../documents/index.ts';
import { findQuote, type QuoteDependencies, stateOf } from './show-quote.ts';

/** The quote as a PDF, drawn from what was frozen when it was issued; null when there is none. */
export async function printQuote(
  dependencies: QuoteDependencies,
  asked: { readonly userId: string; readonly id: string },
): Promise<FileAnswer | null> {
  const found = await findQuote(dependencies, asked);
  if (found === null) return null;
  const { number, issued_at: issuedAt, expires_at: expiresAt, contents } = found.quote;
  const state = stateOf(found.quote, dependencies.clock.now());
  const bytes = await renderOrderPaper(dependencies.tables, {
    kind: 'quote',
    number,
    issuedAt,
    contents,
    facts: [
      { label: 'Valid until', value: dayText(expiresAt) },
      ...(state === 'valid' ? [] : [{ label: 'State', value: quoteStates[state] }]),
      ...(contents.customerReferenceCode === null
        ? []
        : [{ label: 'Your reference', value: contents.customerReferenceCode }]),
      ...(contents.costCentre === null ? [] : [{ label: 'Cost centre', value: contents.costCentre }]),
    ],
    notes: notesOf(contents, dependencies.config.publicUrl, asked.id),
    shipmentId: null,
    storeUrl: dependencies.config.publicUrl,
    seller: dependencies.config.seller,
  });
  return { fileName: `${number}.pdf`, mediaType: 'application/pdf', byteSize: bytes.length, bytes };
}

/** What the purchaser has to know beyond the sums. */
function notesOf(contents: OrderContents, publicUrl: string, id: string): string[] {
  const open = contents.shipments.some((shipment) => shipment.method === null);
  return [
    ...(open
      ? ['Shipping and tax follow from the address and the shipping method; they are not part of the total yet.']
      : []),
    `To order, open ${publicUrl}/quote?order=${id} or name the number of this quote on your purchase order.`,
  ];
}
