import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, widthsToLookAt } from './axe.ts';

/** Opens a page of the site, and looks at it as {@link expectToLookRight} does. */
export async function expectPageToLookRight(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expectToLookRight(page);
}

/** Looks at a page of the site as it stands, wide, middling and narrow, with the rules of axe; in light and dark. */
export async function expectToLookRight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [width, asks] of widthsToLookAt) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    if (width === 390) await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page, 'html', asks), `at ${width} px`).toEqual([]);
  }
}
