import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser, useRefreshVisitor, visitorKeys } from '../../../platform/visitor.ts';
import { draftDatabase } from '../draft/draft-database.ts';
import type { OpenDraft } from '../draft/open-draft.ts';
import { isStillWanted } from '../draft/waiting-add.ts';
import { historyOf } from '../project/history.ts';
import { afterAdd } from './after-add.ts';
import { cartItems } from './cart-items.ts';
import { useCartNames } from './cart-names.tsx';
import type { PurchaseState } from './purchase-state.ts';
import { sendToCart } from './send-to-cart.ts';

export interface Purchase {
  readonly state: PurchaseState;
  readonly start: () => void;
  /** Somebody signed in or registered: the add goes on by itself (ruling 19). */
  readonly signedIn: () => void;
  /** The customer changed their mind, or read the failure. */
  readonly reset: () => void;
}

/** Adds the project to the cart, through sign-in and verification if need be, and then goes to the cart. */
export function usePurchase(draft: OpenDraft, onFulfilled: () => void): Purchase {
  const { builder, draftId, editedItemId } = draft;
  const user = useCurrentUser();
  const refreshVisitor = useRefreshVisitor();
  const queries = useQueryClient();
  const namesInCart = useCartNames();
  const [state, setState] = useState<PurchaseState>({ kind: 'idle' });
  const sending = useRef(false);
  const attempt = useRef<{ readonly body: string; readonly key: string } | null>(null);

  const start = useCallback(
    async (justSignedIn: boolean) => {
      const items = cartItems(builder.project(), namesInCart);
      if (items === null || sending.current) return;
      sending.current = true;
      setState({ kind: 'pending' });
      // One key for one content: it is kept until it succeeds, also over a sign-in, a lost connection and a reload.
      const body = JSON.stringify(items);
      if (attempt.current?.body !== body) attempt.current = { body, key: await keyFor(draftId) };
      const { key } = attempt.current;
      // Nobody is signed in: the service would say no more than that.
      const done: PurchaseState =
        user === null && !justSignedIn
          ? { kind: 'needs_sign_in' }
          : await sendToCart({ items, editedItemId, idempotencyKey: key });
      if (done.kind === 'needs_sign_in' || done.kind === 'needs_verification') {
        await keepWaiting(draftId, key);
        await queries.invalidateQueries({ queryKey: visitorKeys.user });
      }
      if (done.kind === 'fulfilled') {
        attempt.current = null;
        await forgetWaiting(draftId);
        if (editedItemId === null)
          builder.store.setState({ history: historyOf(afterAdd(builder.project(), builder.newId)) });
        await draft.finish();
        await refreshVisitor();
        await queries.invalidateQueries({ queryKey: ['cart'] });
        onFulfilled();
      }
      sending.current = false;
      setState(done);
    },
    [builder, draft, draftId, editedItemId, namesInCart, onFulfilled, queries, refreshVisitor, user],
  );

  const begin = useCallback(
    (justSignedIn = false) => {
      start(justSignedIn).catch((failure: unknown) => {
        sending.current = false;
        setState({ kind: 'failed', message: String(failure), rows: [] });
      });
    },
    [start],
  );

  // Verified in another tab, or signed in on another page: what was asked for then is done now.
  const loginStatus = user?.loginStatus;
  useEffect(() => {
    if (loginStatus !== 'logged_in' || !draft.ready || sending.current) return;
    waitsFor(draftId).then(
      (waits) => (waits ? begin(true) : undefined),
      () => undefined,
    );
  }, [loginStatus, draft.ready, draftId, begin]);

  return {
    state,
    start: useCallback(() => begin(), [begin]),
    signedIn: useCallback(() => {
      const goOn = () => begin(true);
      refreshVisitor().then(goOn, goOn);
    }, [refreshVisitor, begin]),
    reset: useCallback(() => {
      setState({ kind: 'idle' });
      forgetWaiting(draftId).catch(() => undefined);
    }, [draftId]),
  };
}

/** The key of an add that already waits, so that two tabs that finish it add once; else a new one. */
async function keyFor(draftId: string): Promise<string> {
  const waiting = await draftDatabase()
    .then((database) => database.waitingAdd(draftId))
    .catch(() => undefined);
  return waiting?.idempotencyKey ?? crypto.randomUUID();
}

const keepWaiting = (draftId: string, idempotencyKey: string): Promise<void> =>
  draftDatabase()
    .then((database) => database.keepWaitingAdd({ draftId, idempotencyKey, at: Date.now() }))
    .catch(() => undefined);

const forgetWaiting = (draftId: string): Promise<void> =>
  draftDatabase()
    .then((database) => database.forgetWaitingAdd(draftId))
    .catch(() => undefined);

const waitsFor = async (draftId: string): Promise<boolean> => {
  const waiting = await (await draftDatabase()).waitingAdd(draftId);
  return waiting !== undefined && isStillWanted(waiting, Date.now());
};
