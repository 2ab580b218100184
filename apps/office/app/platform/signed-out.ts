import { useSyncExternalStore } from 'react';
import { isPageHeld } from './unsaved-text.ts';

let isSignedOut = false;
const listeners = new Set<() => void>();

function set(signedOut: boolean): void {
  isSignedOut = signedOut;
  for (const listener of listeners) listener();
}

/** A text that somebody is writing, or a dialog that is open: whoever leaves the page loses it. */
function hasBegunSomething(): boolean {
  if (isPageHeld()) return true;
  // Fields that grow with their text are measured by hidden ones.
  const texts = [...document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden=true])')];
  return texts.some(({ value }) => value.trim() !== '') || document.querySelector('[role="dialog"]') !== null;
}

/**
 * The session has ended, here or in another tab: on to the ordinary sign-in, and back to the same address (OF-20).
 * Where somebody is writing the page stays and says so, until they are signed in again.
 */
export function leaveOrSay(): void {
  if (hasBegunSomething()) return set(true);
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

export const signedInAgain = (): void => set(false);

/** Whether the page stands though the session has ended. */
export function useSignedOut(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isSignedOut,
  );
}
