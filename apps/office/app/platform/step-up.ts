import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

function set(asked: boolean): void {
  isAsked = asked;
  for (const listener of listeners) listener();
}

/** Something was refused until the second factor is given again: its dialog opens over whatever is on the screen. */
export const askForStepUp = (): void => set(true);
export const endStepUp = (): void => set(false);

/** Whether the dialog is open. */
export function useStepUpAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isAsked,
  );
}
