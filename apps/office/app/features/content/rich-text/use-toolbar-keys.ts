import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface ToolbarKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A toolbar as one stop of the Tab key, with the arrows, Home and End from button to button. The library makes each
 * button a stop and takes no other word for it, so that the buttons are told on the page itself.
 *
 * @param onLeave Escape in the toolbar
 */
export function useToolbarKeys(onLeave: () => void): ToolbarKeys {
  const ref = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement | null>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const setStop = (all: readonly HTMLButtonElement[], one: HTMLButtonElement | undefined): void => {
    stop.current = one ?? null;
    for (const button of all) button.tabIndex = button === one ? 0 : -1;
  };
  // With each drawing: buttons come and go, as those of a table do.
  useLayoutEffect(() => {
    const all = buttons();
    setStop(all, all.find((button) => button === stop.current) ?? all[0]);
  });
  return {
    ref,
    onFocus: ({ target }) => {
      const all = buttons();
      const one = all.find((button) => button === target);
      if (one !== undefined) setStop(all, one);
    },
    onKeyDown: (event) => {
      const all = buttons();
      const at = all.findIndex((button) => button === event.target);
      const step = steps[event.key];
      if (at === -1) return;
      if (event.key === 'Escape') return onLeave();
      if (step === undefined) return;
      event.preventDefault();
      all[step(at, all.length - 1)]?.focus();
    },
  };
}
