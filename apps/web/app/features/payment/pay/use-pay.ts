import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RefusedCall } from '../../../platform/forms/refused-call.ts';
import { forgetInSession, keptInSession } from '../../../platform/forms/session-state.ts';
import { orderSummaryQuery } from '../../../platform/order-summary/order-summary-query.ts';
import { usePageRestored } from '../../../platform/use-page-restored.ts';
import { useRefreshVisitor } from '../../../platform/visitor.ts';
import type { SendPayment } from './payment-calls.ts';

/** What is to be paid, and the key it was sent under. */
interface Intent {
  readonly what: string;
  readonly key: string;
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  typeof value.what === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

/** Where the customer reads how the payment goes. */
export const confirmAddress = (orderId: string) => `/checkout/confirm?order=${encodeURIComponent(orderId)}`;

/**
 * Pays an order once, however often the button is pressed: the same payment goes under the same key, also after a
 * reload or a lost answer, until the service has said yes or no to it (ruling 37).
 */
export function usePay(orderId: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedCall | null>(null);
  const running = useRef(false);
  const refreshVisitor = useRefreshVisitor();
  const client = useQueryClient();
  usePageRestored(() => {
    running.current = false;
    setBusy(false);
    // It may have been paid meanwhile.
    void client.invalidateQueries(orderSummaryQuery(orderId));
  });

  /** @param what everything that is sent, so that another payment gets another key */
  const pay = async (what: unknown, send: SendPayment): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    const kept = `payment:${orderId}`;
    const paid = await send(keyOf(kept, JSON.stringify(what)));
    if (paid.ok) {
      forgetInSession(kept);
      location.assign(paid.goTo ?? confirmAddress(orderId));
      return;
    }
    // No answer at all: it may have been paid, and the next press asks under the same key.
    if (paid.refusal.status !== 0) forgetInSession(kept);
    running.current = false;
    setBusy(false);
    setRefusal(paid.refusal);
    if (paid.refusal.signedOut) await refreshVisitor();
    // What was refused has a reason that may stand in the order: a coupon that was used up meanwhile.
    else if (paid.refusal.status === 409) await client.invalidateQueries(orderSummaryQuery(orderId));
  };
  return { pay, busy, refusal };
}

function keyOf(place: string, what: string): string {
  const kept = keptInSession(place, isIntent);
  if (kept?.what === what) return kept.key;
  const intent: Intent = { what, key: crypto.randomUUID() };
  try {
    sessionStorage.setItem(place, JSON.stringify(intent));
  } catch {
    // Without storage the key lives as long as this press: two presses are still one, a reload is not.
  }
  return intent.key;
}
