import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCurrentUser } from '../../platform/visitor.ts';
import { onDraftsChanged } from '../drafts/draft-changes.ts';
import { type AccountState, syncEngine } from './sync-engine.ts';

/** After the last letter, so that a sentence is one version and not fifty. */
const restMs = 2_000;

/** How long after a failure it is tried again; sooner when the network comes back or the page is looked at. */
const retryMs = 30_000;

/**
 * Keeps the projects of a product in the account of whoever is signed in: what is saved in this browser is sent, what
 * other devices did is brought. Without an account, and without a network, everything goes on in this browser.
 */
export function useAccountSync(product: string): AccountState {
  const engine = syncEngine(product);
  const user = useCurrentUser();
  const account = user === undefined ? undefined : (user?.id ?? null);
  const state = useStore(engine.state);

  useEffect(() => {
    if (account === undefined) return;
    engine.setAccount(account);
    if (account === null) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const now = () => void engine.sync();
    const soon = (changed: string) => {
      if (changed !== product) return;
      clearTimeout(rest);
      rest = setTimeout(now, restMs);
    };
    const onShown = () => (document.visibilityState === 'visible' ? now() : undefined);
    now();
    const stop = onDraftsChanged(soon);
    window.addEventListener('online', now);
    window.addEventListener('focus', now);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(rest);
      stop();
      window.removeEventListener('online', now);
      window.removeEventListener('focus', now);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [engine, account, product]);

  const isWaiting = state.kind === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const retry = setTimeout(() => void engine.sync(), retryMs);
    return () => clearTimeout(retry);
  }, [engine, isWaiting]);

  return state;
}
