import { useEffect } from 'react';

const kinds = ['copy', 'cut', 'paste'] as const;

/**
 * Browsers send copy, cut and paste to where text is selected, and that need not be where the focus is: a word that was
 * selected before a well was clicked keeps them in Chromium, and a choice that has the focus doesn't get them in
 * Firefox. Here the focus is asked first. What is not handled there goes on as the browser sent it.
 */
export function useClipboardAtFocus(): void {
  useEffect(() => {
    for (const kind of kinds) window.addEventListener(kind, askTheFocus, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, askTheFocus, { capture: true });
    };
  }, []);
}

function askTheFocus(event: ClipboardEvent): void {
  const focused = document.activeElement;
  // What a script sends has been aimed; that is how the event below is let pass.
  if (!event.isTrusted || focused === null || focused === document.body) return;
  if (event.target instanceof Node && focused.contains(event.target)) return;
  const aimed = new ClipboardEvent(event.type, { bubbles: true, cancelable: true });
  // Firefox ignores a clipboard that is given to the constructor.
  Object.defineProperty(aimed, 'clipboardData', { value: event.clipboardData });
  if (focused.dispatchEvent(aimed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
