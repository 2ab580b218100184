import { expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { signInAsStaff } from './staff.ts';

const { customer: carl, page } = await startJourney({ expectsTrouble: true });
await signInAsStaff(carl, 'carl');

test('a page whose script is refused leaves the frame, says so, and comes with another try (WB-2)', async () => {
  const script = /\/office\/assets\/redirects-page-[^/]*\.js/;
  await page.goto('/office/content');
  await page.getByRole('link', { name: 'Carl Yilmaz' }).waitFor();
  await page.route(script, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/office/content/redirects');
  await page.getByText('Having trouble rendering page. Please try again or contact support.').waitFor();
  expect(await page.getByRole('link', { name: 'Carl Yilmaz' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Reload page' }).count()).toBe(1);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Redirects' }).waitFor();
});
