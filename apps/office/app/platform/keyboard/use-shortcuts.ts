import { useEffect, useLayoutEffect, useRef } from 'react';
import { addShortcuts, belongsToFocus, pressKey, type Shortcut } from './shortcut-list.ts';

let listening = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || belongsToFocus(event)) return;
  if (pressKey(event.key)) event.preventDefault();
}

/** Offers single keys while the part of the page that calls it is there; the sheet lists them under the title. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef({ title, shortcuts });
  // With each drawing and not after it: a key that is pressed at once does what the page shows.
  useLayoutEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    const remove = addShortcuts(group);
    if (listening === 0) window.addEventListener('keydown', onKeyDown);
    listening += 1;
    return () => {
      remove();
      listening -= 1;
      if (listening === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
