/** What the early script leaves on the window for the scripts of the page. */
declare global {
  var cutsiteEarlyPress: (((event: MouseEvent) => void) & { button?: HTMLElement }) | undefined;
}

/**
 * A button that is pressed before the scripts of the page run would do nothing. This keeps the last one, and says so to
 * screen readers (`aria-busy`). Buttons that open a popover or send a form work without a script.
 */
export const earlyPressScript: string = import.meta.env.SSR
  ? "addEventListener('click',window.cutsiteEarlyPress=function(e){var p=window.cutsiteEarlyPress,b=e.target.closest('button[type=button]:not([popovertarget],:disabled)');if(p.button)p.button.removeAttribute('aria-busy');if(p.button=b)b.setAttribute('aria-busy','true')},true)"
  : '';

/** From now on somebody else hears each press; the last one before is still kept. */
export function holdNoMorePresses(): void {
  if (globalThis.cutsiteEarlyPress !== undefined) removeEventListener('click', globalThis.cutsiteEarlyPress, true);
}

/** The button that was pressed before anybody heard it, once; null when there is none, or it is gone. */
export function takeEarlyPress(): HTMLElement | null {
  holdNoMorePresses();
  const button = globalThis.cutsiteEarlyPress?.button;
  globalThis.cutsiteEarlyPress = undefined;
  button?.removeAttribute('aria-busy');
  return button?.isConnected === true ? button : null;
}
