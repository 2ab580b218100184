import { describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { watchMoves } from '../browser/moves.ts';
import { signInAsStaff } from './staff.ts';

const { customer: carl, page } = await startJourney();
await signInAsStaff(carl, 'carl');

/** What can be pressed stays where it is while answers come (WB-30). */
describe('on a slow line, nothing in the office moves by itself', () => {
  test.each([
    ['/office/content', 'Select all of this page'],
    ['/office/content?type=event&sort=title', 'Select all of this page'],
    ['/office/content/redirects', 'Find'],
  ])('on %s', async (path, last) => {
    const movesSeen = await watchMoves(page);
    await page.route('**/api/**', async (route) => {
      await new Promise((answer) => {
        setTimeout(answer, 100 + (route.request().url().length % 5) * 60);
      });
      await route.continue();
    });
    await page.goto(path);
    await page.getByRole('link', { name: 'Carl Yilmaz' }).waitFor();
    await page.getByLabel(last, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await movesSeen()).toEqual([]);
  });
});
