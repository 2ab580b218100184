import {
  honourQuote as honourQuoteEndpoint,
  listStaffQuotes as listStaffQuotesEndpoint,
} from '@cutsite/contracts/quote';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import { type HonourDependencies, honourQuote, listStaffQuotes } from './honour-quote.ts';

/** What sales does with quotes (ruling 87). */
export function staffQuoteRoutes(dependencies: HonourDependencies): RouteBinding[] {
  return [
    bind(listStaffQuotesEndpoint, async ({ query }) => ({
      status: 200,
      body: await listStaffQuotes(dependencies, query.search ?? ''),
    })),
    bind(honourQuoteEndpoint, ({ user, params: { id }, body: { days, reason, honoured_until: honouredUntil } }) =>
      honourQuote(dependencies, { user, id, days, reason: reason.trim(), honouredUntil }),
    ),
  ];
}
