import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from './axe.ts';

/**
 * Looks at a page in the state that it is in, wide and on a phone, in light and dark, with the rules of axe; nothing
 * scrolls sideways. The page is wide and light again afterwards.
 */
export async function expectToBeUsable(page: Page, state: string): Promise<void> {
  const looks = [
    { width: 1440, colorScheme: 'light', asks: 'everything' },
    { width: 390, colorScheme: 'light', asks: 'everything' },
    { width: 390, colorScheme: 'dark', asks: 'colours' },
    { width: 1440, colorScheme: 'dark', asks: 'colours' },
  ] as const;
  for (const { width, colorScheme, asks } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = `${state}, ${width} px, ${colorScheme}`;
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([look, Math.max(widest, width)]).toEqual([look, width]);
    expect([look, await accessibilityFaults(page, 'html', asks)]).toEqual([look, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
