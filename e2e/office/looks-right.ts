import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';

/** Narrow, middling and wide: at none of them a page scrolls sideways. */
const widths = [1440, 1024, 390];

/** Colours that are on their way to those of the other scheme are not the ones to judge. */
const coloursAreThere = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  );

/** Opens something of the office, and looks at it wide and narrow, in light and dark, with the rules of axe. */
export async function expectToLookRight(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open();
  // What was looked at before was left in the dark.
  await page.locator('html[data-mantine-color-scheme=light]').waitFor({ state: 'attached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A table that scrolls from this width on can be reached by keyboard from the next frame on.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await coloursAreThere(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    expect(await accessibilityFaults(page), `light, ${width} px`).toEqual([]);
  }
  // A window of 1,280 pixels at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await accessibilityFaults(page, 'html', 'targets'), 'for fingers').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' });
  await coloursAreThere(page);
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await coloursAreThere(page);
    expect(await accessibilityFaults(page, 'html', 'colours'), `dark, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
