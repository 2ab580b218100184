import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder } from './browser/paste.ts';

const { page } = await startJourney();

/** The browser draws only every two seconds, as on a computer that is busy: a name is typed in less. */
const slowFrames = (on: Page) =>
  on.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 2000);
  });

const nameInPanel = () => page.locator('#well-name').inputValue();
const wellsWith = (name: string) => page.locator(`[data-well][aria-label*=", ${name}, "]`).count();

/** Nothing that was typed is lost: the first letter on a well opens its field, and the next ones land there. */
describe('a researcher types faster than the screen is drawn, and no letter is lost', () => {
  test.each([
    { where: 'a free well of a guide plate', address: '/order/guide-rna', well: 'empty', first: 'QX1', second: 'QX2' },
    {
      where: 'a free well of a gene library',
      address: '/order/gene-library',
      well: 'empty',
      first: 'QX3',
      second: 'QX4',
    },
    { where: 'a free slot', address: '/order/engineered-cell-library', well: 'empty', first: 'QX5', second: 'QX6' },
    // The name goes into the first slot that is free.
    { where: 'a control', address: '/order/engineered-cell-library', well: 'control', first: 'QX7', second: 'QX8' },
  ])('on $where at $address, and on the next one after Enter', async ({ address, well, first, second }) => {
    await openBuilder(page, address);
    await slowFrames(page);
    await page.locator(`[data-well][aria-label$=", ${well}"]`).nth(3).click();
    await page.keyboard.type(first);
    await expect.poll(nameInPanel).toBe(first);
    await page.keyboard.press('Enter');
    await page.keyboard.type(second);
    await expect.poll(nameInPanel).toBe(second);
    await expect.poll(() => Promise.all([first, second].map(wellsWith))).toEqual([1, 1]);
  });

  test('in a cell of the table of wells, and in the one below after Enter', async () => {
    await openBuilder(page, '/order/guide-rna');
    await slowFrames(page);
    const cell = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^Name of ${label}, `) });
    await cell('A01').click();
    await page.keyboard.type('QX9');
    await page.keyboard.press('Enter');
    await page.keyboard.type('QX10');
    await page.keyboard.press('Enter');
    await expect.poll(() => Promise.all(['QX9', 'QX10'].map(wellsWith))).toEqual([1, 1]);
  });
});
