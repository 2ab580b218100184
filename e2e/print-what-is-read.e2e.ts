import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';

const { page } = await startJourney();

/** Reads a page as it comes out of a printer: on paper a window is as wide as the sheet. */
async function onPaper(path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** What is cut at the side of the sheet, or can only be scrolled to. */
const cut = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const scrolls = ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX);
        const isBeyond = element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
        return isBeyond || (scrolls && element.scrollWidth > element.clientWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`),
  );

describe('what is read can be printed', () => {
  test.each([
    ['an article', '/blog/pool-or-clone'],
    ['help with a table', '/help/columns-of-a-file'],
    ['a product with its prices', '/product/guide-rna-plates'],
    ['the terms of sale', '/terms'],
  ])('%s: the text alone, dark on white, with no table cut', async (_what, path) => {
    await onPaper(path);
    const chrome = page.locator('header:has([data-island=menu]), footer, [data-island=search]');
    expect(await chrome.filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await cut()).toEqual([]);
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(ink).not.toBe('rgb(255, 255, 255)');
  });

  test('links to elsewhere say their address, those within the site do not', async () => {
    await onPaper('/blog/pool-or-clone');
    const said = await page.evaluate(() => {
      const link = (href: string) => {
        const made = document.createElement('a');
        made.href = href;
        document.querySelector('main [class*="_text_"]')?.append(made);
        return getComputedStyle(made, '::after').content;
      };
      return [link('https://doi.example/10.1'), link('/help')];
    });
    expect(said[0]).toContain('https://doi.example/10.1');
    expect(said[1]).toBe('none');
  });
});
