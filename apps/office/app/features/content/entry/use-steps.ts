import { useEffect, useState } from 'react';
import type { DraftAutosave } from '../draft/draft-autosave.ts';
import { changedPath } from '../field-path/changed-path.ts';
import { goToField } from '../field-path/go-to-field.ts';
import { pathLabel } from '../field-path/path-label.ts';

/** Steps of a draft: taken back and made again, and said aloud. */
export interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `Undone: Hero, Heading.` */
  readonly said: string;
}

/** Whether a key belongs to a field that is no part of the draft: a search, a note, a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"]') !== null) return true;
  if (!target.matches('input, textarea, [contenteditable="true"]')) return false;
  const own = target.closest('[data-own-undo]');
  const isWrittenIn = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';
  return target.closest('[data-field]') === null || (own !== null && isWrittenIn !== '');
}

/** Ctrl Z takes the last step of the draft back, over texts, fields and blocks; Ctrl Y or Ctrl Shift Z redoes it. */
export function useSteps(autosave: DraftAutosave): Steps {
  const [said, setSaid] = useState('');
  const [steps] = useState(() => {
    const step = (name: 'undo' | 'redo') => () => {
      const { draft: before, entry } = autosave.getState();
      if (!autosave[name]()) return;
      const after = autosave.getState().draft;
      const path = changedPath(before, after);
      if (path === null) return;
      const label = pathLabel(entry.type, after.fields, path);
      setSaid(`${name === 'undo' ? 'Undone' : 'Redone'}: ${label}.`);
      // What changed is shown, and the caret stays where the change is in the same field.
      requestAnimationFrame(() => {
        const field = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
        if (field !== path.join('.')) goToField(path);
      });
    };
    return { undo: step('undo'), redo: step('redo') };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) steps.redo();
      else steps.undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [steps]);
  const { history } = autosave.getState();
  return { ...steps, canUndo: history.past.length > 0, canRedo: history.future.length > 0, said };
}
