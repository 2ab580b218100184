import type { Page } from 'playwright-core';

/** A page as it is painted first, whose scripts are on their way until `arrive` is called, as on a slow line. */
export async function openOnASlowLine(page: Page, path: string): Promise<{ readonly arrive: () => void }> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Nothing is painted before its styles are there; where things lie is not known until then.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return { arrive };
}
