import { type KeyboardEvent, useRef, useState } from 'react';

export interface Walk {
  /** The place that the keys are at. */
  readonly at: number;
  readonly go: (place: number) => void;
  readonly step: (by: number) => void;
  /** For the list whose things are walked through; each has its place in `data-place`. */
  readonly list: {
    readonly ref: React.RefObject<HTMLUListElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** How many things stand in the first line of a list. */
function columnsOf(places: readonly HTMLElement[]): number {
  const top = places[0]?.getBoundingClientRect().top;
  const next = places.findIndex((place) => place.getBoundingClientRect().top !== top);
  return next === -1 ? Math.max(places.length, 1) : next;
}

/**
 * Walks through a list of tiles with the arrows, Home and End, so that one of them alone is a stop of the Tab key.
 *
 * @param onGo with the place that is walked to
 */
export function useWalk(count: number, onGo: (place: number) => void): Walk {
  const [active, setActive] = useState(0);
  const ref = useRef<HTMLUListElement>(null);
  const at = Math.min(active, Math.max(0, count - 1));
  const places = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const go = (place: number): void => {
    const next = Math.min(count - 1, Math.max(0, place));
    if (next < 0) return;
    setActive(next);
    places()[next]?.focus();
    if (next !== at) onGo(next);
  };
  const steps: Readonly<Record<string, (columns: number) => number>> = {
    ArrowRight: () => at + 1,
    ArrowLeft: () => at - 1,
    // The line below may be shorter.
    ArrowDown: (columns) => (Math.floor(at / columns) < Math.floor((count - 1) / columns) ? at + columns : at),
    ArrowUp: (columns) => (at - columns < 0 ? at : at - columns),
    Home: () => 0,
    End: () => count - 1,
  };
  return {
    at,
    go,
    step: (by) => go(at + by),
    list: {
      ref,
      onKeyDown: (event) => {
        const { target } = event;
        const isPlace = target instanceof HTMLElement && target.dataset['place'] !== undefined;
        const step = steps[event.key];
        if (!isPlace || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        go(step(columnsOf(places())));
      },
    },
  };
}
