import type {
  ListedRequestWire,
  QueuedRequestWire,
  RequestWire,
  SalesRepWire,
  SharedRequestWire,
  StaffRequestWire,
} from '@cutsite/contracts/advanced-request';
import type { RequestType } from '@cutsite/domain/advanced-request';
import { hashToken } from '../../account/index.ts';
import { selectAttachments } from '../../attachment/index.ts';
import { readLatestQuote, readRequestTotals } from '../../quoted-line/index.ts';
import { type QueueFilter, readQueue } from '../queue/request-queue.repository.ts';
import { type RequestRow, readRequest, readRequestsOf } from '../request.repository.ts';
import { requestKind } from '../request-attachments.ts';
import type { RequestDependencies } from '../request-dependencies.ts';
import { readRequestEvents } from '../request-event.repository.ts';
import { findShare, readLiveShares } from '../request-share.repository.ts';
import {
  listedToWire,
  queuedToWire,
  requestToWire,
  type Surrounding,
  sharedToWire,
  staffRequestToWire,
} from '../request-to-wire.ts';
import { chooseSalesRep, readSalesReps, repToWire } from '../territories/sales-reps.ts';

type Parts = Pick<RequestDependencies, 'pool' | 'clock'>;

async function shownReps({ pool }: Pick<Parts, 'pool'>): Promise<SalesRepWire[]> {
  return (await readSalesReps(pool)).map(repToWire);
}

/** Everybody of sales, and for a kind of request whom it goes to by rule. */
export async function listReps(
  { pool }: Pick<Parts, 'pool'>,
  {
    request_type: type,
    country,
  }: { readonly request_type?: RequestType | undefined; readonly country?: string | undefined },
): Promise<{ readonly sales_reps: SalesRepWire[]; readonly suggested?: string | null }> {
  const reps = await shownReps({ pool });
  return type === undefined
    ? { sales_reps: reps }
    : { sales_reps: reps, suggested: await chooseSalesRep(pool, { type, country: country ?? null }) };
}

async function around(parts: Parts, row: RequestRow, withNotes: boolean): Promise<Surrounding> {
  const now = parts.clock.now();
  return {
    events: await readRequestEvents(parts.pool, row, withNotes),
    shares: await readLiveShares(parts.pool, row, now),
    reps: await shownReps(parts),
    totals: await readRequestTotals(parts.pool, [row.id]),
    now,
  };
}

const besideRows = async (parts: Parts, rows: readonly RequestRow[]) => ({
  reps: await shownReps(parts),
  totals: await readRequestTotals(
    parts.pool,
    rows.map(({ id }) => id),
  ),
  now: parts.clock.now(),
});

/** A request as its owner sees it; null: there is none of theirs. */
export async function showOwnRequest(parts: Parts, id: string, ownerId: string): Promise<RequestWire | null> {
  const row = await readRequest(parts.pool, id, ownerId);
  return row === null ? null : requestToWire(row, await around(parts, row, false), 'owner');
}

export async function listOwnRequests(parts: Parts, ownerId: string): Promise<ListedRequestWire[]> {
  const rows = await readRequestsOf(parts.pool, ownerId);
  const beside = await besideRows(parts, rows);
  return rows.map((row) => listedToWire(row, beside));
}

/** A request as sales sees it, notes of colleagues included. */
export async function showStaffRequest(parts: Parts, id: string): Promise<StaffRequestWire | null> {
  const row = await readRequest(parts.pool, id, null);
  if (row === null) return null;
  const files = await selectAttachments(parts.pool, { accountId: row.account_id, kind: requestKind, id: row.id });
  const shown = files.map(({ id: fileId, fileName, byteSize }) => ({
    id: fileId,
    file_name: fileName,
    byte_size: byteSize,
  }));
  const quote = await readLatestQuote(parts.pool, row);
  return staffRequestToWire(row, await around(parts, row, true), { files: shown, quote });
}

export async function listQueue(
  parts: Parts,
  filter: QueueFilter,
): Promise<{ readonly requests: QueuedRequestWire[]; readonly total: number }> {
  const { rows, total } = await readQueue(parts.pool, filter);
  const beside = await besideRows(parts, rows);
  return { requests: rows.map((row) => queuedToWire(row, beside)), total };
}

/** What a link shows; null: it does not work (any more). */
export async function openShared(parts: Parts, token: string): Promise<SharedRequestWire | null> {
  const share = await findShare(parts.pool, hashToken(token), parts.clock.now());
  const row = share === null ? null : await readRequest(parts.pool, share.request_id, share.account_id);
  if (share === null || row === null) return null;
  return sharedToWire(row, await around(parts, row, false), share.expires_at);
}
