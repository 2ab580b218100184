import { useEffect } from 'react';

/** A part of a screen that can be loaded before it is shown. */
export interface LazyPart {
  /** @throws NotLoaded */
  readonly load: () => Promise<unknown>;
}

/** Waits until they are there, or cannot be had: a part that did not come says so itself when it is shown. */
export const loadParts = async (parts: readonly LazyPart[]): Promise<void> => {
  await Promise.allSettled(parts.map(({ load }) => load()));
};

/** The page is about to be used: the pointer comes over it, a finger or a key goes down, a text or a file arrives. */
const firstUses = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'paste', 'dragenter'] as const;

/** Loads the parts when the page is first used, so that they are there before the press that needs them. */
export function useLoadAtFirstUse(parts: readonly LazyPart[]): void {
  useEffect(() => {
    const stop = () => {
      for (const use of firstUses) window.removeEventListener(use, begin);
    };
    const begin = () => {
      stop();
      void loadParts(parts);
    };
    for (const use of firstUses) window.addEventListener(use, begin, { passive: true });
    return stop;
  }, [parts]);
}
