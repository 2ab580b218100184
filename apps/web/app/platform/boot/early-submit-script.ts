/** What the early script leaves on the window for the scripts of the page. */
declare global {
  var cutsiteEarlySubmit: (((event: SubmitEvent) => void) & { form?: HTMLFormElement }) | undefined;
}

/**
 * A form that is sent before the application runs would be sent by the browser: away from the page, and with all that
 * was typed gone. This holds it, and says so to screen readers (`aria-busy`).
 */
export const earlySubmitScript: string = import.meta.env.SSR ? holding('form') : '';

/** The same for a page of content, whose other forms work without a script. */
export const earlySubmitScriptOfContent: string = import.meta.env.SSR ? holding('form[data-island]') : '';

function holding(forms: string): string {
  return `addEventListener('submit',window.cutsiteEarlySubmit=function(e){if(!e.target.matches('${forms}'))return;e.preventDefault();window.cutsiteEarlySubmit.form=e.target;e.target.setAttribute('aria-busy','true')})`;
}

/** The scripts of the page listen from now on; a form that was sent before is sent again, to them. */
export function releaseEarlySubmit(): void {
  const held = globalThis.cutsiteEarlySubmit;
  if (held === undefined) return;
  removeEventListener('submit', held);
  globalThis.cutsiteEarlySubmit = undefined;
  if (held.form?.isConnected !== true) return;
  held.form.removeAttribute('aria-busy');
  held.form.requestSubmit();
}
