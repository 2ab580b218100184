import type { Page } from 'playwright-core';

/** A button, link or field that moved although nobody pressed, typed or scrolled. */
export interface Move {
  /** What it says. */
  readonly what: string;
  /** Left and top in the window, pixels, before and after. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/**
 * Watches what can be pressed in the window of each page that is opened from now on, drawing by drawing. Not counted is
 * what moves in answer to a hand (within 60 ms), what moves with the page as it is scrolled, and what is in a footer.
 * @returns the moves seen since the last look, on the page that is open
 */
export async function watchMoves(page: Page): Promise<() => Promise<readonly Move[]>> {
  await page.addInitScript(watch);
  return () => movesSeen(page);
}

/** The same for the page that is open already. */
export async function watchMovesNow(page: Page): Promise<() => Promise<readonly Move[]>> {
  await page.evaluate(watch);
  return () => movesSeen(page);
}

const movesSeen = (page: Page): Promise<Move[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly moves: Move[] }).moves.splice(0));

/** Runs in the page before its scripts. */
function watch(): void {
  const pressable = 'button:not([disabled]), a[href], input:not([type=hidden]), select, textarea, summary, label';
  const moves: Move[] = [];
  Object.assign(globalThis, { moves });
  let lastInput = Number.NEGATIVE_INFINITY;
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'input', 'wheel'])
    addEventListener(type, () => void (lastInput = performance.now()), true);
  let before = new Map<Element, readonly [number, number]>();
  let windowBefore = '';
  const look = () => {
    const shown = `${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`;
    const isQuiet = shown === windowBefore && performance.now() - lastInput > 60;
    const now = new Map<Element, readonly [number, number]>();
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      const { x, y, width, bottom } = element.getBoundingClientRect();
      if (width < 2 || bottom < 0 || y > innerHeight || element.closest('footer, [inert]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      now.set(element, [Math.round(x), Math.round(y)]);
      const was = before.get(element);
      if (!isQuiet || was === undefined) continue;
      if (Math.abs(was[0] - x) <= 8 && Math.abs(was[1] - y) <= 4) continue;
      const what = element.ariaLabel ?? element.textContent ?? '';
      moves.push({
        what: what.trim() || element.outerHTML.slice(0, 80),
        from: was,
        to: [Math.round(x), Math.round(y)],
      });
    }
    before = now;
    windowBefore = shown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
