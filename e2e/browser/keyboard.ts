import type { ElementHandle, Locator, Page } from 'playwright-core';

/** More stops than any page has. */
const enough = 250;

/** Where the focus is, in words for a failure. */
const whereFocusIs = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nowhere');

/**
 * Presses Tab (or Shift Tab) until the focus is on the target, which must then show that it has it. The target is
 * looked for once, and again when the page has put another element in its place: to find it by role reads the whole
 * page.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let element = await target.first().elementHandle();
  for (let stop = 0; stop < enough; stop += 1) {
    const place = await placeOf(element);
    if (place === 'has the focus') return mustShowFocus(target);
    if (place === 'gone') element = await target.first().elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached with ${key}; the focus is on ${await whereFocusIs(page)}`);
}

const placeOf = async (element: ElementHandle | null) =>
  element?.evaluate((one) => {
    if (!one.isConnected) return 'gone';
    return one === document.activeElement ? 'has the focus' : 'elsewhere';
  });

/** Goes to the target with Tab and presses Enter. */
export async function pressWithKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([first]) => first !== undefined && first === document.activeElement);

/**
 * A ring, an outline or a border: on the element itself, or on what is drawn for it (its parent, its neighbour, its
 * shape).
 */
async function mustShowFocus(target: Locator): Promise<void> {
  const shows = await target.first().evaluate((element) => {
    const drawn = [element, element.parentElement, element.nextElementSibling, ...element.querySelectorAll('svg')];
    return drawn.some((one) => {
      if (one === null) return false;
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(one);
      const outlined = outlineStyle !== 'none' && !/rgba\(.*, 0\)|transparent/.test(outlineColor);
      return outlined || boxShadow !== 'none' || element.matches('input[role], input:not([type]), textarea');
    });
  });
  if (!shows) throw new Error(`${target.toString()} has the focus and doesn't show it`);
}
