import type { SentItem } from '@cutsite/contracts/item';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadOnline } from '../../platform/version/not-loaded.ts';
import { useCurrentUser, useRefreshVisitor, visitorKeys } from '../../platform/visitor.ts';
import { keepAdded } from '../drafts/kept-projects.ts';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { historyOf } from '../project/history.ts';
import { addedStateOf } from '../projects/added-to-cart.tsx';
import { useCartNames } from './cart-names.tsx';
import { type Attempt, dismissAttempt, forgetAttempt, keepAttempt, keptAttempt } from './pending-adds.ts';
import type { ProductCart } from './product-cart.ts';
import type { PurchaseState } from './purchase-state.ts';

export interface Purchase {
  readonly state: PurchaseState;
  readonly start: () => void;
  /** After sign-in or registration the add continues by itself (ruling 19). */
  readonly signedIn: () => void;
  /** The customer changed their mind, or read the failure. */
  readonly reset: () => void;
}

/**
 * The calls of the cart and their checks, loaded with the first purchase.
 * @throws NotLoaded
 */
export const loadCartCalls = () => loadOnline(() => import('./send-to-cart.ts'));

type Fulfilled = Extract<PurchaseState, { readonly kind: 'fulfilled' }>;

/** Whether the button was pressed just now, or what was asked for earlier goes on. */
type Asked = 'now' | 'before';

/** Adds the project to the cart, through sign-in and verification if need be, and then goes to the cart. */
export function usePurchase<Project extends BuilderProject>(
  {
    itemsOf,
    addedPart,
    afterAdd,
    addedText,
  }: Pick<ProductCart<Project, SentItem>, 'itemsOf' | 'addedPart' | 'afterAdd' | 'addedText'>,
  draft: OpenDraft<Project>,
  onFulfilled: () => void,
): Purchase {
  const { builder, draftId, editedItemId, store } = draft;
  const user = useCurrentUser();
  const refreshVisitor = useRefreshVisitor();
  const queries = useQueryClient();
  const namesInCart = useCartNames();
  const [state, setState] = useState<PurchaseState>({ kind: 'idle' });
  const sending = useRef(false);
  const attempt = useRef<Attempt | null>(null);

  /** What becomes of the project on the screen, and the sentence that says so. */
  const settle = useCallback(
    async ({ orderId, itemIds }: Fulfilled): Promise<string> => {
      if (editedItemId !== null) return 'Saved in the cart.';
      const project = builder.project();
      const added = { orderId, itemIds, at: Date.now() };
      const before = draft.added();
      if (before !== null) {
        const again = (await loadCartCalls()).addedAgain(before, added, await addedStateOf(before), project.name);
        draft.noteAdded(again.added);
        return again.text;
      }
      const part = addedPart(project, builder.newId);
      const text = addedText(project);
      // Where this browser keeps nothing, the work stays on the screen.
      const isKept =
        part === null || (await keepAdded(store, { ...draft.record(), project: part }, added).then(yes, no));
      if (!isKept) return 'Added to the cart.';
      builder.store.setState({ history: historyOf(afterAdd(project, builder.newId)) });
      return text;
    },
    [addedPart, addedText, afterAdd, builder, draft, editedItemId, store],
  );

  const start = useCallback(
    async (asked: Asked) => {
      // What a lost answer has put into the cart already is no reason against trying again with its key.
      const items = itemsOf(builder.project(), noNamesInCart);
      if (items === null) return;
      const body = JSON.stringify(items);
      const kept = attempt.current ?? (await keptAttempt(store, draftId));
      attempt.current = kept?.body === body ? kept : null;
      if (attempt.current === null) {
        await forgetAttempt(store, draftId);
        if (asked === 'before' || itemsOf(builder.project(), namesInCart) === null) return;
        attempt.current = { body, key: crypto.randomUUID() };
      }
      const current = attempt.current;
      setState({ kind: 'pending' });
      await keepAttempt(store, draftId, current);
      // Not signed in: the service would only answer 401.
      const done: PurchaseState =
        user === null && asked === 'now'
          ? { kind: 'needs_sign_in' }
          : await (await loadCartCalls()).sendToCart({ items, editedItemId, idempotencyKey: current.key });
      if (done.kind === 'needs_sign_in' || done.kind === 'needs_verification')
        await queries.invalidateQueries({ queryKey: visitorKeys.user });
      if (done.kind === 'fulfilled' || (done.kind === 'failed' && done.refused)) {
        attempt.current = null;
        await forgetAttempt(store, draftId);
      }
      if (done.kind === 'fulfilled') {
        builder.showNotice(await settle(done));
        await draft.finish();
        await refreshVisitor();
        await queries.invalidateQueries({ queryKey: ['cart'] });
        onFulfilled();
      }
      setState(done);
    },
    [
      builder,
      draft,
      draftId,
      editedItemId,
      itemsOf,
      namesInCart,
      onFulfilled,
      queries,
      refreshVisitor,
      settle,
      store,
      user,
    ],
  );

  const begin = useCallback(
    (asked: Asked) => {
      // One at a time: sign-in, verification and the button may all ask for the same add.
      if (sending.current) return;
      sending.current = true;
      start(asked)
        .catch((failure: unknown) => setState({ kind: 'unanswered', failure: failure as Error }))
        .finally(() => {
          sending.current = false;
        });
    },
    [start],
  );

  // Verified in another tab, signed in on another page, or reloaded before the answer came: what was asked for is done
  // now.
  const loginStatus = user?.loginStatus;
  useEffect(() => {
    if (loginStatus !== 'logged_in' || !draft.ready || sending.current) return;
    const isHere = () => draft.tabHold.getState().kind === 'here';
    if (!isHere()) return;
    keptAttempt(store, draftId).then(
      // By now another tab may have said that it is the one that works on the project.
      (kept) => (kept === null || !isHere() ? undefined : begin('before')),
      () => undefined,
    );
  }, [loginStatus, draft, draftId, begin, store]);

  return {
    state,
    start: useCallback(() => begin('now'), [begin]),
    signedIn: useCallback(() => {
      const goOn = () => begin('before');
      refreshVisitor().then(goOn, goOn);
    }, [refreshVisitor, begin]),
    reset: useCallback(() => {
      setState({ kind: 'idle' });
      const dismissed = attempt.current;
      attempt.current = null;
      if (dismissed !== null) void dismissAttempt(store, draftId, dismissed);
    }, [draftId, store]),
  };
}

const yes = () => true;
const no = () => false;

const noNamesInCart: ReadonlySet<string> = new Set();
