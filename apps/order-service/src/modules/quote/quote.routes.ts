import { getQuote, getQuotePaper, listQuotes as listQuotesEndpoint } from '@cutsite/contracts/quote';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import { printQuote } from './print-quote.ts';
import { listQuotes, type QuoteDependencies, showQuote } from './show-quote.ts';

/** The calls that show quotes; issuing one is the switch of a cart (Specification 1 §7, cart-quote-switch). */
export function quoteRoutes(dependencies: QuoteDependencies): RouteBinding[] {
  return [
    bind(getQuote, async ({ user, params }) => {
      const shown = await showQuote(dependencies, { userId: user.id, id: params.id });
      return shown === null ? refuse.notFound() : { status: 200, body: shown };
    }),
    bind(getQuotePaper, async ({ user, params }) => {
      const paper = await printQuote(dependencies, { userId: user.id, id: params.id });
      return paper === null ? refuse.notFound() : { status: 200, body: paper };
    }),
    bind(listQuotesEndpoint, async ({ user }) => ({
      status: 200,
      body: { quotes: await listQuotes(dependencies, user.id) },
    })),
  ];
}
