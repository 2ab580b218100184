/** What can have the focus, of all that a page shows. */
const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]',
]
  .map((what) => `${what}:not([tabindex="-1"])`)
  .join(', ');

/** So long an answer of the service may take until what was pressed goes. */
const maxMs = 10_000;

interface Press {
  readonly target: HTMLElement;
  /** What it stood in, from the nearest on. */
  readonly around: readonly Element[];
  /** Everything that could have the focus, in its order. */
  readonly before: readonly HTMLElement[];
  readonly path: string;
}

/**
 * Keeps the focus of whoever works by keys: when what was pressed goes, as a row does that is removed or an example
 * that is loaded, the browser leaves the focus at the top of the page. It goes to the first thing that came in its
 * place, or else to the next one. Dialogs and pages that lead elsewhere see to it themselves.
 *
 * @returns ends it
 */
export function keepFocus(page: Document): () => void {
  let press: Press | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (press === null || isThere(press.target)) return;
    // After everybody who gives the focus to something by themselves has done so.
    requestAnimationFrame(() => setTimeout(look));
  });
  const stop = (): void => {
    press = null;
    clearTimeout(timer);
    observer.disconnect();
  };
  function look(): void {
    if (press === null || isThere(press.target)) return;
    const isLost = page.activeElement === null || page.activeElement === page.body;
    const to = isLost && page.location.pathname === press.path ? nextPlace(page, press) : null;
    stop();
    to?.focus();
  }
  const onClick = (event: MouseEvent): void => {
    stop();
    // A key presses without a pointer; Enter in a field presses the button of its form.
    const target = page.activeElement;
    if (event.detail !== 0 || !event.isTrusted || !(target instanceof HTMLElement) || target === page.body) return;
    if (target.closest('dialog, [role="dialog"], [role="menu"]') !== null) return;
    press = { target, around: parentsOf(target), before: placesIn(page), path: page.location.pathname };
    timer = setTimeout(stop, maxMs);
    observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  };
  // Whoever has gone on to something else, or was led there, needs nothing more.
  const onFocus = ({ target }: FocusEvent): void => {
    if (press !== null && target !== press.target) stop();
  };
  page.addEventListener('click', onClick, { capture: true });
  page.addEventListener('focusin', onFocus);
  page.addEventListener('pointerdown', stop);
  return () => {
    stop();
    page.removeEventListener('click', onClick, { capture: true });
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('pointerdown', stop);
  };
}

const isThere = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

const placesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(focusable)];

function parentsOf(element: Element): Element[] {
  const parents: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) parents.push(one);
  return parents;
}

function nextPlace(page: Document, { target, around, before }: Press): HTMLElement | null {
  const canHave = (one: HTMLElement) => isThere(one) && one.closest('[inert]') === null;
  const known = new Set(before);
  const nearest = around.find((one) => one.isConnected) ?? page.body;
  const come = placesIn(nearest).find((one) => !known.has(one) && canHave(one));
  if (come !== undefined) return come;
  const at = before.indexOf(target);
  return before.slice(at + 1).find(canHave) ?? before.slice(0, Math.max(at, 0)).findLast(canHave) ?? null;
}
