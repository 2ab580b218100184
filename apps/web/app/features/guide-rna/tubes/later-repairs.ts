import { useSyncExternalStore } from 'react';
import { loadOnline } from '../../../platform/version/not-loaded.ts';
import type * as repairingModule from './repairing.ts';

type Repairing = typeof repairingModule;

let known: Repairing | null = null;
const waiting = new Set<() => void>();

/** What repairs tubes: an empty list needs none, so that it comes with the first use of the page. */
export const laterRepairs = {
  load: async (): Promise<void> => {
    known ??= await loadOnline(() => import('./repairing.ts'));
    for (const drawAgain of waiting) drawAgain();
  },
};

function subscribe(drawAgain: () => void): () => void {
  waiting.add(drawAgain);
  return () => void waiting.delete(drawAgain);
}

/** Null until it is there; it was asked for when the page was first used, or before a kept project opened. */
export const useRepairing = (): Repairing | null =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
