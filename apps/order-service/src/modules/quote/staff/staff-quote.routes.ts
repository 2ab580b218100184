import {
  getStaffQuote,
  getStaffQuoteLists,
  getStaffQuotePaper,
  honourQuote as honourQuoteEndpoint,
  listStaffQuotes as listStaffQuotesEndpoint,
  setQuoteSalesRep,
} from '@cutsite/contracts/quote';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { itemListsOf } from '../../order-contents/index.ts';
import { printQuote } from '../print-quote.ts';
import { assignQuote } from './assign-quote.ts';
import { type HonourDependencies, honourQuote } from './honour-quote.ts';
import { listStaffQuotes } from './list-staff-quotes.ts';
import { findStaffQuote, type StaffQuoteDependencies, showStaffQuote } from './show-staff-quote.ts';

/** What sales does with quotes (ruling 87). */
export function staffQuoteRoutes(dependencies: HonourDependencies & StaffQuoteDependencies): RouteBinding[] {
  return [
    bind(listStaffQuotesEndpoint, async ({ query }) => ({
      status: 200,
      body: await listStaffQuotes(dependencies, query),
    })),
    bind(getStaffQuote, async ({ params }) => {
      const shown = await showStaffQuote(dependencies, params.id);
      return shown === null ? refuse.notFound() : { status: 200, body: shown };
    }),
    bind(getStaffQuoteLists, async ({ params }) => {
      const found = await findStaffQuote(dependencies, params.id);
      if (found === null) return refuse.notFound();
      return { status: 200, body: { lists: itemListsOf(dependencies.tables, found.quote.contents) } };
    }),
    bind(getStaffQuotePaper, async ({ params }) => {
      const found = await findStaffQuote(dependencies, params.id);
      return found === null ? refuse.notFound() : { status: 200, body: await printQuote(dependencies, found) };
    }),
    bind(setQuoteSalesRep, ({ user, params: { id }, body: { sales_rep: salesRepId, was } }) =>
      assignQuote(dependencies, { user, id, salesRepId, was }),
    ),
    bind(honourQuoteEndpoint, ({ user, params: { id }, body: { days, reason, honoured_until: honouredUntil } }) =>
      honourQuote(dependencies, { user, id, days, reason: reason.trim(), honouredUntil }),
    ),
  ];
}
