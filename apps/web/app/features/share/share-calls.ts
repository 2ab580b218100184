import { createClient } from '@cutsite/api-client/client';
import type { ItemListWire } from '@cutsite/contracts/order-contents';
import type { Problem } from '@cutsite/contracts/problem';
import {
  giveCartBack,
  listHeldOrders,
  listShares,
  openSharedCart,
  openSharedLists,
  openSharedQuotePaper,
  revokeShare,
  type SharedCartWire,
  type ShareWire,
  shareOrder,
  takeSharedCartOver,
} from '@cutsite/contracts/share';
import type { ShareRequest } from '@cutsite/domain/share';
import { api } from '../../platform/api.ts';
import { CallRefused } from '../../platform/failure/call-refused.ts';

/** A refusal with the sentences of the fields it is about. */
export class ShareRefused extends CallRefused {
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(answer: { readonly status: number; readonly problem: Problem }) {
    super(answer);
    this.fields = answer.problem.field_errors ?? {};
  }
}

/**
 * Sends the link. The key makes a double press one mail.
 *
 * @returns the link; null when it was sent before and the answer was lost
 */
export async function sendShare(
  orderId: string,
  { email, message, addressIds, key }: ShareRequest & { readonly key: string },
): Promise<string | null> {
  const answer = await api.call(shareOrder, {
    params: { id: orderId },
    body: { email, message, ...(addressIds.length === 0 ? {} : { address_ids: [...addressIds] }) },
    headers: { 'idempotency-key': key },
  });
  if (!answer.ok) throw new ShareRefused(answer);
  return answer.body.link;
}

export async function fetchShares(orderId: string): Promise<readonly ShareWire[]> {
  const answer = await api.call(listShares, { params: { id: orderId } });
  if (!answer.ok) throw new ShareRefused(answer);
  return answer.body.shares as readonly ShareWire[];
}

export async function takeBack(shareId: string): Promise<void> {
  const answer = await api.call(revokeShare, { params: { id: shareId } });
  if (!answer.ok) throw new ShareRefused(answer);
}

/** What the link shows; null when it does not work any more. */
export async function fetchSharedCart(token: string): Promise<SharedCartWire | null> {
  const answer = await api.call(openSharedCart, { body: { token } });
  if (answer.ok) return answer.body as SharedCartWire;
  if (answer.status === 404) return null;
  throw new ShareRefused(answer);
}

/** Everything that is in the items of what the link shows. @throws ShareRefused */
export async function fetchSharedLists(token: string): Promise<readonly ItemListWire[]> {
  const answer = await api.call(openSharedLists, { body: { token } });
  if (!answer.ok) throw new ShareRefused(answer);
  return answer.body.lists as readonly ItemListWire[];
}

/**
 * The quote that the link shows, as a PDF. Clients read answers as text; this one is kept as the bytes that it is.
 *
 * @throws ShareRefused
 */
export async function fetchQuotePaper(token: string): Promise<Blob> {
  let paper: Blob | null = null;
  const keepPaper: typeof fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (answer.headers.get('content-type') !== 'application/pdf') return answer;
    paper = await answer.blob();
    return Response.json({});
  };
  const answer = await createClient({ fetch: keepPaper }).call(openSharedQuotePaper, { body: { token } });
  if (!answer.ok) throw new ShareRefused(answer);
  return paper ?? new Blob();
}

/** @returns the order to check out */
export async function takeOver(token: string): Promise<string> {
  const answer = await api.call(takeSharedCartOver, { body: { token } });
  if (!answer.ok) throw new ShareRefused(answer);
  return answer.body.order_id ?? '';
}

export async function fetchHeldOrders() {
  const answer = await api.call(listHeldOrders);
  if (!answer.ok) throw new ShareRefused(answer);
  return answer.body.orders;
}

export async function giveBack(orderId: string): Promise<void> {
  const answer = await api.call(giveCartBack, { params: { id: orderId } });
  if (!answer.ok) throw new ShareRefused(answer);
}
