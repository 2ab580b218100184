import { expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { signInAsStaff } from './staff.ts';

const { customer: carl, page } = await startJourney();

test('an editor turns the pages of a list by keys and keeps the place, at the first and the last page as well (CT-52)', async () => {
  await signInAsStaff(carl, 'carl');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/office/content');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const [previous, next] = ['Previous', 'Next'].map((name) => pages.getByRole('button', { name }));
  if (previous === undefined || next === undefined) throw new Error('unreachable');
  const hasFocus = (button: typeof next) => button.and(page.locator(':focus')).waitFor();
  await pages.getByText(/^Page 1 of [2-9]/).waitFor();
  // Blocked, with the reason, and not taken from under the finger.
  expect(await previous.getAttribute('aria-description')).toBe('This is the first page.');
  await previous.press('Enter');
  await hasFocus(previous);
  const last = Number(/of (\d+)/.exec((await pages.textContent()) ?? '')?.[1]);
  for (let at = 2; at <= last; at += 1) {
    await next.press('Enter');
    await pages.getByText(`Page ${at} of ${last}`).waitFor();
    await hasFocus(next);
  }
  expect(await next.getAttribute('aria-description')).toBe('This is the last page.');
  expect(new URL(page.url()).searchParams.get('page')).toBe(String(last));
  await previous.press('Enter');
  await pages.getByText(`Page ${last - 1} of ${last}`).waitFor();
  await hasFocus(previous);
});
