/** What the early script leaves on the window for the builder. */
declare global {
  var cutsiteEarlyPaste: (((event: ClipboardEvent) => void) & { text?: string }) | undefined;
}

/** Where a paste waits, of this tab alone, while the page is loaded again to get a whole version of the store. */
export const lostListKey = 'cutsite-list';

/**
 * On an order page, a paste before the application runs would land nowhere. This keeps its text. It has to run before
 * the application is loaded, so it stands in the inline script of the page, and stays this small.
 */
export const earlyPasteScript =
  "if(location.pathname.indexOf('/order/')===0)addEventListener('paste',window.cutsiteEarlyPaste=function(e){window.cutsiteEarlyPaste.text=e.clipboardData.getData('text/plain')})";

/** The text that was pasted before the application ran, once; the application listens from now on. */
export function takeEarlyPaste(): string | null {
  const kept = globalThis.cutsiteEarlyPaste;
  if (kept === undefined) return null;
  removeEventListener('paste', kept);
  globalThis.cutsiteEarlyPaste = undefined;
  return kept.text?.trim() ? kept.text : null;
}
