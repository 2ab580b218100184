import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, widthsToLookAt } from '../browser/axe.ts';

/** A window of 1,280 pixels at 400 % (WCAG 1.4.10). */
const narrowest = 320;

/** Colours that are on their way to those of the other scheme are not the ones to judge. */
const coloursAreThere = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  );

/** Makes the window so wide: nothing scrolls sideways, once what floats over the page has moved into it. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // A table that scrolls from this width on can be reached by keyboard from the next frame on.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
    .toBeLessThanOrEqual(width);
}

/** What axe is asked about: a dialog alone where one is open, as the page below is looked at without it. */
const partToAsk = async (page: Page): Promise<string> => {
  const dialog = '[role=dialog][aria-modal=true]';
  return (await page.locator(dialog).count()) === 0 ? 'html' : dialog;
};

/** Opens something of the office, and looks at it wide and narrow, in light and dark, with the rules of axe. */
export async function expectToLookRight(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open();
  // What was looked at before was left in the dark.
  await page.locator('html[data-mantine-color-scheme=light]').waitFor({ state: 'attached' });
  const part = await partToAsk(page);
  for (const [width, asks] of widthsToLookAt) {
    await expectToFit(page, width);
    await coloursAreThere(page);
    expect(await accessibilityFaults(page, part, asks), `light, ${width} px`).toEqual([]);
  }
  await expectToFit(page, narrowest);
  // What is for fingers is looked at on a telephone.
  await expectToFit(page, 390);
  expect(await accessibilityFaults(page, part, 'targets'), 'for fingers').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' });
  await coloursAreThere(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await coloursAreThere(page);
    expect(await accessibilityFaults(page, part, 'colours'), `dark, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
