import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** Full or forbidden storage only means that nothing is kept. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What this tab kept under the key, or undefined; another form than `isValid` knows counts as nothing. */
export function keptInSession<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const value = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return isValid(value) ? value : undefined;
}

/** Keeps a value for this tab, also across a reload; false when there is no room for it. */
export const keepInSession = (key: string, value: unknown): boolean =>
  attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

/** Forgets what was kept. */
export function forgetInSession(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/**
 * State that survives a reload of this tab, and signing in on it: what was typed is not lost. Only for parts that are
 * drawn in the browser after data has come, never in the server's HTML.
 *
 * @param key null: nothing is kept
 */
export function useSessionState<T>(
  key: string | null,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState<T>(() => (key === null ? undefined : keptInSession(key, isValid)) ?? initial);
  const [untouched] = useState(state);
  useEffect(() => {
    if (key !== null && state !== untouched) keepInSession(key, state);
  }, [key, state, untouched]);
  return [state, setState];
}
