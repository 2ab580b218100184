import { recalculatePrices as recalculatePricesEndpoint } from '@cutsite/contracts/cart';
import {
  getQuote,
  getQuotePaper,
  listQuotes as listQuotesEndpoint,
  switchCartQuote as switchCartQuoteEndpoint,
} from '@cutsite/contracts/quote';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { CartDependencies } from '../cart/index.ts';
import { printQuote } from './print-quote.ts';
import { recalculateOrder } from './recalculate-quote.ts';
import { findQuote, listQuotes, type QuoteDependencies, showQuote } from './show-quote.ts';
import { type SwitchDependencies, switchCartQuote } from './switch-cart-quote.ts';

/** Text of ours. */
const emptyQuoteMessage = 'This cart is empty. Add something before you save it as a quote.';

/** The calls that show quotes, and the switch that issues one or takes it back (QU-2). */
export function quoteRoutes(dependencies: QuoteDependencies & SwitchDependencies & CartDependencies): RouteBinding[] {
  return [
    bind(getQuote, async ({ user, params, query }) => {
      const shown = await showQuote(dependencies, { userId: user.id, id: params.id, number: query.number ?? null });
      return shown === null ? refuse.notFound() : { status: 200, body: shown };
    }),
    bind(getQuotePaper, async ({ user, params, query }) => {
      const asked = { userId: user.id, id: params.id, number: query.number ?? null };
      const found = await findQuote(dependencies, asked);
      return found === null ? refuse.notFound() : { status: 200, body: await printQuote(dependencies, found) };
    }),
    bind(listQuotesEndpoint, async ({ user }) => ({
      status: 200,
      body: { quotes: await listQuotes(dependencies, user.id) },
    })),

    bind(recalculatePricesEndpoint, ({ user, params, idempotencyKey }) =>
      recalculateOrder(dependencies, { userId: user.id, id: params.id, idempotencyKey }),
    ),

    bind(switchCartQuoteEndpoint, async ({ user, params, body }) => {
      const command = { userId: user.id, id: params.id, desired: body.desired_status };
      const switched = await switchCartQuote(dependencies, command);
      if ('status' in switched) return switched;
      return switched.ok ? { status: 200, body: switched.value } : refuse.invalid({ error_message: emptyQuoteMessage });
    }),
  ];
}
