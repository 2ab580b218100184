import type { MouseEvent } from 'react';

export interface Press {
  /** Work is going on: pressing again does nothing. */
  readonly busy?: boolean;
  /** Why it can't be pressed now; it is read aloud. */
  readonly blockedBecause?: string | null;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * The properties of a button that keeps the focus while what it began is done, and while it can't be pressed. One that
 * the browser disables throws it to the top of the page (decision 200).
 */
export function pressProps({ busy = false, blockedBecause = null, onClick }: Press) {
  const isBlocked = blockedBecause !== null;
  return {
    ...((busy || isBlocked) && { 'aria-disabled': true }),
    ...(busy && { 'aria-busy': true }),
    ...(isBlocked && { 'aria-description': blockedBecause, 'data-disabled': true }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (busy || isBlocked) event.preventDefault();
      else onClick?.(event);
    },
  };
}
