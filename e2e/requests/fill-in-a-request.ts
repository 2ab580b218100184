import type { Page } from 'playwright-core';

/** Fills in what a partnership is asked, which is the shortest of the forms. */
export async function fillInRequest(page: Page, title: string): Promise<void> {
  await page.getByLabel('Organisation').fill('Vale Lab');
  await page.getByRole('checkbox', { name: 'Long-term supply' }).check();
  await page.getByLabel('The idea').fill('Forty plates in twelve parts');
  await page.getByLabel('Short title').fill(title);
  await page.getByLabel('What it should do for you at the end').fill('A screen each month');
  await page.getByLabel('Use', { exact: true }).selectOption('research');
}

/** Waits until the form has what the browser keeps. */
export const formHas = (page: Page, title: string) =>
  page.waitForFunction((kept) => document.querySelector<HTMLInputElement>('#parent-title')?.value === kept, title);
