import { useEffect, useRef } from 'react';
import { addShortcuts, isTyping, pressKey, type Shortcut } from './shortcut-list.ts';

let listening = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTyping(event)) return;
  if (pressKey(event.key)) event.preventDefault();
}

/** Offers single keys while the part of the page that calls it is there; the sheet lists them under the title. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef({ title, shortcuts });
  // After each drawing, so that a key does what the page shows.
  useEffect(() => {
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
