import { useSyncExternalStore } from 'react';

/** Who waits for the factor; empty: it is not asked for. */
let waiting: readonly ((isGiven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Something needs the second factor again: its dialog opens over whatever is on the screen. Who asks while it is open
 * waits for the same answer.
 *
 * @returns whether it was given; false: the dialog was closed, or its page was left
 */
export const askForStepUp = (): Promise<boolean> =>
  new Promise((resolve) => {
    set([...waiting, resolve]);
  });

/** Closes the dialog, and tells all who wait whether the factor was given. */
export function endStepUp(isGiven: boolean): void {
  const told = waiting;
  set([]);
  for (const tell of told) tell(isGiven);
}

/** Whether the dialog is open. */
export function useStepUpAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
