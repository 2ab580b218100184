import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * A value that only the browser knows: undefined in the server's HTML and while hydrating, then what `read` says. For
 * what must not reach the cached HTML, such as personal search parameters. `read` must return the same value when
 * nothing has changed.
 */
export function useInBrowser<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined);
}

/** A search parameter of the address; null when it is not there, undefined until the browser reads it. */
export function useSearchParameter(name: string): string | null | undefined {
  return useInBrowser(() => new URLSearchParams(location.search).get(name));
}
