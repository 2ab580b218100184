import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { openOnASlowLine } from './browser/open-on-a-slow-line.ts';

const newcomer = await openDoor();

async function leave(customer: Customer): Promise<void> {
  expect(customer.complaints).toEqual([]);
  await customer.leave();
}

const keptRequest = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cutsite-request-draft') ?? 'null'));
const value = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

/** Somebody types as soon as a page is painted; its scripts come later (promise P7, RQ-2). */
describe('what is typed before a page has come to life', () => {
  test('in a request is kept: texts, choices, ticks, and every part of an address', async () => {
    const customer = await newcomer();
    const { page } = customer;
    const { arrive } = await openOnASlowLine(page, '/requests');
    await page.getByLabel('Short title').fill('GFP at LMNB1');
    await page.getByLabel('What it should do for you at the end').fill('Imaging\nof the lamina');
    await page.getByLabel('Use', { exact: true }).selectOption('research');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('City').fill('Boston');
    await page.getByLabel('State').selectOption('MA');
    await page.getByRole('textbox', { name: 'Remark' }).fill('Taken b');
    await page.getByRole('textbox', { name: 'Remark' }).press('Backspace');
    await page.getByRole('radio', { name: /^Base editing/ }).check();
    arrive();
    await expect
      .poll(() => keptRequest(page))
      .toMatchObject({
        type: 'base_editing',
        annotation: 'Taken ',
        parent: {
          title: 'GFP at LMNB1',
          aim: 'Imaging\nof the lamina',
          use: 'research',
          deliver_to: { firstName: 'Nora', city: 'Boston', subdivision: 'MA' },
        },
      });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    await page.getByLabel('Needed by').fill('2027-03-30');
    await expect.poll(() => keptRequest(page)).toMatchObject({ parent: { needed_by: '2027-03-30' } });
    expect([await value(page, 'Short title'), await value(page, 'City')]).toEqual(['GFP at LMNB1', 'Boston']);
    await leave(customer);
  });

  test('in a request that was begun before takes nothing of it away', async () => {
    const customer = await newcomer();
    const { page } = customer;
    await page.goto('/requests', { waitUntil: 'networkidle' });
    await page.getByLabel('Short title').fill('Begun');
    await page.getByLabel('Street address').fill('40 Quarry Road');
    await expect.poll(() => keptRequest(page)).toMatchObject({ parent: { title: 'Begun' } });
    const { arrive } = await openOnASlowLine(page, '/requests');
    await page.getByLabel('City').fill('Boston');
    arrive();
    await expect
      .poll(() => keptRequest(page))
      .toMatchObject({ parent: { title: 'Begun', deliver_to: { line1: '40 Quarry Road', city: 'Boston' } } });
    expect(await value(page, 'Street address')).toBe('40 Quarry Road');
    await leave(customer);
  });

  test('in the registration is registered', async () => {
    const customer = await newcomer();
    const { page } = customer;
    const { arrive } = await openOnASlowLine(page, '/register');
    const fields = { 'First name': 'Ada', 'Last name': 'Vale', 'E-mail address': 'not an address' };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Last name').press('Enter');
    await page.locator('form[aria-busy=true]').waitFor();
    arrive();
    await page.locator('[aria-invalid=true]').first().waitFor();
    for (const [label, text] of Object.entries(fields))
      expect([label, await value(page, label)]).toEqual([label, text]);
    await leave(customer);
  });

  test('in a question of guided edit is its answer', async () => {
    const customer = await newcomer();
    const { page } = customer;
    const { arrive } = await openOnASlowLine(page, '/guided-edit');
    await page.getByRole('radio').nth(1).check();
    arrive();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Question 2').waitFor();
    await leave(customer);
  });
});
