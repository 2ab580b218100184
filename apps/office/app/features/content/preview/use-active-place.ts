import { useEffect, useState } from 'react';
import type { FoundField } from '../field-path/find-field.ts';
import { chosenWords } from '../form/chosen-words.ts';

/** The field of the form that is written in, or the block that is chosen. Null: neither. */
export function useActivePlace(): FoundField | null {
  const [active, setActive] = useState<FoundField | null>(null);
  useEffect(() => {
    const look = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-entry-form]') === null) return;
      const found = placeOf(event.target);
      if (found === null) return;
      setActive((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const events = ['focusin', 'click', 'keyup'] as const;
    for (const name of events) document.addEventListener(name, look);
    return () => {
      for (const name of events) document.removeEventListener(name, look);
    };
  }, []);
  return active;
}

function placeOf(target: Element): FoundField | null {
  const block = target.closest('[data-block]')?.getAttribute('data-block');
  if (block != null) return { path: ['blocks', Number(block)], words: null };
  const field = target.closest<HTMLElement>('[data-field]');
  const name = field?.getAttribute('data-field') ?? '';
  if (field === null || name === '' || name === 'blocks') return null;
  const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const isText = target.closest('[contenteditable="true"]') !== null;
  return { path, words: isText ? chosenWords(field) : null };
}
