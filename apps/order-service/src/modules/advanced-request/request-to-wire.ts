import type {
  ListedRequestWire,
  QueuedRequestWire,
  RequestEntryWire,
  RequestWire,
  SalesRepWire,
  SharedRequestWire,
  StaffRequestWire,
} from '@cutsite/contracts/advanced-request';
import {
  afterAction,
  formsOf,
  mayChooseSalesRep,
  type RequestAction,
  type RequestActor,
  requestActions,
  requestStates,
  writeRequest,
} from '@cutsite/domain/advanced-request';
import type { WrittenPanel } from '@cutsite/domain/form';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { hasExpired } from '@cutsite/domain/quote';
import type { LatestQuote, readRequestTotals } from '../quoted-line/index.ts';
import type { RequestRow } from './request.repository.ts';
import type { RequestEventRow } from './request-event.repository.ts';
import type { RequestShareRow } from './request-share.repository.ts';

/** What is shown with a request. */
export interface Surrounding {
  readonly events: readonly RequestEventRow[];
  readonly shares: readonly RequestShareRow[];
  readonly reps: readonly SalesRepWire[];
  readonly totals: QuoteTotals;
  /** When it is shown. */
  readonly now: Date;
}

/** The answers of a request in words, by the versions of its forms. */
export function writtenOf(row: RequestRow): readonly WrittenPanel[] {
  const versions = { parent: row.parent_version, child: row.child_version };
  return writeRequest(formsOf(row.request_type, versions), row.answers);
}

/** What the quotes of requests come to, by request. */
export type QuoteTotals = Awaited<ReturnType<typeof readRequestTotals>>;

/** What lists show of requests besides their rows. */
type Beside = Pick<Surrounding, 'reps' | 'totals' | 'now'>;

export function listedToWire(row: RequestRow, { reps, totals, now }: Beside): ListedRequestWire {
  const quote = totals.get(row.id);
  return {
    id: row.id,
    number: row.number,
    request_type: row.request_type,
    state: row.state,
    title: row.title,
    waits_for: requestStates[row.state].waitsFor,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    sales_rep: reps.find(({ id }) => id === row.sales_rep_id) ?? null,
    quote:
      quote === undefined
        ? null
        : {
            order_id: quote.cartId,
            total: formatDecimal(usd(quote.totalMinor)),
            currency: 'USD',
            expires: quote.expiresAt.toISOString(),
            has_expired: hasExpired({ expiresAt: quote.expiresAt, honouredUntil: null }, now),
          },
  };
}

const entryToWire = ({ id, at, actor_name: by, side, kind, text }: RequestEventRow): RequestEntryWire => ({
  id,
  at: at.toISOString(),
  by,
  side,
  kind,
  text,
});

function actionsOf(row: RequestRow, actor: RequestActor): RequestWire['actions'] {
  const names = Object.keys(requestActions) as RequestAction[];
  return names
    .filter((action) => requestActions[action].by === actor)
    .map((action) => {
      const after = afterAction(row.state, action);
      return { action, allowed: after.ok, reason: after.ok ? null : after.error };
    });
}

export function requestToWire(row: RequestRow, around: Surrounding, actor: RequestActor): RequestWire {
  return {
    ...listedToWire(row, around),
    version: row.version,
    annotation: row.annotation,
    form_versions: { parent: row.parent_version, child: row.child_version },
    answers: { parent: { ...row.answers.parent }, child: { ...row.answers.child } },
    written: writtenOf(row),
    thread: around.events.map(entryToWire),
    actions: actionsOf(row, actor),
    may_choose_sales_rep: mayChooseSalesRep(actor, row.state),
    shares: around.shares.map(({ id, created_at, expires_at }) => ({
      id,
      created: created_at.toISOString(),
      expires: expires_at.toISOString(),
    })),
  };
}

const customerOf = (row: RequestRow): QueuedRequestWire['customer'] => ({
  id: row.account_id,
  name: row.owner_name,
  company: row.owner_company,
  email: row.owner_email,
});

export const queuedToWire = (row: RequestRow, beside: Beside): QueuedRequestWire => ({
  ...listedToWire(row, beside),
  customer: customerOf(row),
});

export const staffRequestToWire = (
  row: RequestRow,
  around: Surrounding,
  { files, quote }: { readonly files: StaffRequestWire['files']; readonly quote: LatestQuote | null },
): StaffRequestWire => ({
  ...requestToWire(row, around, 'staff'),
  customer: customerOf(row),
  files,
  quoted: quote === null ? null : staffQuoteToWire(quote),
});

const staffQuoteToWire = (quote: LatestQuote): NonNullable<StaffRequestWire['quoted']> => ({
  version: quote.version,
  quoted_by: quote.quoted_by_name,
  reason: quote.reason,
  quoted: quote.created_at.toISOString(),
  expires: quote.expires_at.toISOString(),
  has_ended: quote.ended_at !== null,
  lines: quote.lines.map(({ terms }) => ({
    text: terms.text,
    details: terms.details,
    amount: terms.amount,
    unit: terms.unit,
    unit_price: formatDecimal(usd(terms.unitPriceMinor)),
    temperature: terms.temperature,
    making_days: terms.makingDays,
    needs_review: terms.needsReview,
    restricted_countries: [...terms.restrictedCountries],
  })),
});

/** For whoever has a link: to read, without files and links. */
export function sharedToWire(row: RequestRow, around: Surrounding, expiresAt: Date): SharedRequestWire {
  return {
    ...listedToWire(row, around),
    annotation: row.annotation,
    owner_name: row.owner_name,
    written: writtenOf(row),
    thread: around.events.map(entryToWire),
    expires: expiresAt.toISOString(),
  };
}
