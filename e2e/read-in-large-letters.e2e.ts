import { expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';

const { page } = await startJourney();

/** What the browser's own setting makes of text: twice as large as usual, while a pixel stays a pixel. */
const large = { standard: 32, fixed: 26 };
const session = await page.context().newCDPSession(page);
await session.send('Page.setFontSizes', { fontSizes: large });

test.each([
  '/',
  '/cart',
  '/guides',
  '/requests',
  '/order/guide-rna',
  '/order/guide-rna/tubes',
  '/order/gene-library',
  '/order/engineered-cell-library',
  '/order/express-knockout',
  '/order/gene-knockout',
])(
  '%s has room for letters of twice the size: nothing scrolls sideways, no field cuts its text (WCAG 1.4.4)',
  async (path) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [1280, 800]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, Math.max(widest, width)]).toEqual([width, width]);
      // Other than a button, a field hides what has no room in it.
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('input, select')]
          .filter(
            (field) =>
              field.checkVisibility() && field.clientHeight > 4 && !field.matches('[type=checkbox], [type=radio]'),
          )
          .filter((field) => field.clientHeight < Number.parseFloat(getComputedStyle(field).fontSize))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect([width, cut]).toEqual([width, []]);
    }
  },
);
