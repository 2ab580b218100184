import { useEffect } from 'react';
import { takeEarlyPaste } from '../../platform/boot/early-paste-script.ts';
import { isTextField } from '../../platform/form/is-text-field.ts';
import { clipboardText } from '../paste/clipboard-text.ts';
import type { EarlyPaste } from './early-paste.ts';

export interface PasteAnywhere {
  readonly ready: boolean;
  readonly earlyPaste: EarlyPaste;
  /** Stays the same function from drawing to drawing. */
  readonly pasteText: (text: string) => void;
}

/**
 * A paste that lands in no field and no dialog is meant for the rows of the project, whichever word or button was
 * clicked last. One that comes while the draft is still being read waits for it: on the empty screen of the server it
 * would be gone a moment later.
 */
export function usePasteAnywhere({ ready, earlyPaste, pasteText }: PasteAnywhere): void {
  useEffect(() => {
    const beforeTheApp = takeEarlyPaste();
    if (beforeTheApp !== null) earlyPaste.keep(beforeTheApp);
    const text = ready ? earlyPaste.take() : null;
    if (text !== null) pasteText(text);
  }, [ready, earlyPaste, pasteText]);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTextField(event.target) || document.querySelector('dialog[open]') !== null)
        return;
      const text = event.clipboardData === null ? '' : clipboardText(event.clipboardData);
      if (text.trim() === '') return;
      event.preventDefault();
      if (ready) pasteText(text);
      else earlyPaste.keep(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [ready, earlyPaste, pasteText]);
}
