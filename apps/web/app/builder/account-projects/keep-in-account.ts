import { onDraftsChanged } from '../drafts/draft-changes.ts';
import { syncEngine } from './sync-engine.ts';

/** After the last letter, so that a sentence is one version and not fifty. */
const restMs = 2_000;

/** How long after a failure it is tried again; sooner when the network comes back or the page is looked at. */
const retryMs = 30_000;

/** How often another device's changes are asked for while the page is in view; most answers are an empty 304. */
const lookMs = 45_000;

/**
 * Keeps the projects of a product in an account until it is stopped: what is saved in this browser is sent, what other
 * devices did is brought. Without an account (null) nothing is sent.
 */
export function keepInAccount(product: string, account: string | null): () => void {
  const engine = syncEngine(product);
  engine.setAccount(account);
  if (account === null) return () => undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const now = () => void engine.sync();
  const soon = (changed: string) => {
    if (changed !== product) return;
    clearTimeout(rest);
    rest = setTimeout(now, restMs);
  };
  const onShown = () => (document.visibilityState === 'visible' ? now() : undefined);
  const stopRetries = engine.state.subscribe(({ kind }) => {
    clearTimeout(retry);
    if (kind === 'waiting') retry = setTimeout(now, retryMs);
  });
  now();
  const stopListening = onDraftsChanged(soon);
  const looks = setInterval(onShown, lookMs);
  window.addEventListener('online', now);
  window.addEventListener('focus', now);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearInterval(looks);
    clearTimeout(rest);
    clearTimeout(retry);
    stopRetries();
    stopListening();
    window.removeEventListener('online', now);
    window.removeEventListener('focus', now);
    document.removeEventListener('visibilitychange', onShown);
  };
}
