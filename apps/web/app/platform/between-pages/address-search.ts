import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The search of the address, as it changes within the page; empty in the first drawing, which is the same for all. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** Puts another search into the address, as a step of the history; the page stays. Empty: none. */
export function goTo(search: string): void {
  history.pushState(null, '', `${location.pathname}${search}`);
  for (const listener of listeners) listener();
}
