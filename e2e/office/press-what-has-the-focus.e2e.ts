import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs, coldItem, openAccount } from '../browser/open-account.ts';
import { placeOrder } from '../orders/place-order.ts';
import { draftIsSaved } from './content/editor.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page, newcomer } = await startJourney();
await signInAsStaff(alma, 'alma');

/** Enter opens the row of the keys in these lists; on a button it presses the button (OF-21, OF-23, CT-52). */
describe('a key belongs to what has the focus', () => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const rowOfFocus = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr');
      return row === null || row === undefined ? -1 : [...(row.parentElement?.children ?? [])].indexOf(row);
    });

  test('a view of the content is shown by Enter, and no entry is opened', async () => {
    await page.goto('/office/content');
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: /^Events/ }).press('Enter');
    await heading('All entries: Event');
    await page.getByRole('button', { name: 'Changed', exact: true }).press('Enter');
    await expect.poll(() => page.url()).toContain('sort=changed');
    expect(page.url()).toContain('/office/content?');
  });

  test('the type of a new entry is typed, and Escape leads back to its button', async () => {
    const button = page.getByRole('button', { name: 'New entry' });
    await button.press('Enter');
    const type = page.getByLabel('Type of the entry');
    await type.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await button.and(page.locator(':focus')).waitFor();
    // A press elsewhere leads there, and not back.
    await button.press('Enter');
    await type.and(page.locator(':focus')).waitFor();
    const find = page.getByLabel('Find', { exact: true });
    await find.click();
    await type.waitFor({ state: 'hidden' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await find.and(page.locator(':focus')).waitFor();
    // A key of the list, which it no longer is in the field.
    await button.focus();
    await page.keyboard.press('n');
    await type.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('no such');
    await page.getByText('No type is called that.').waitFor();
    await type.fill('');
    await page.keyboard.type('n');
    await expect
      .poll(() => page.getByRole('listbox', { name: 'Types' }).getByRole('option').allTextContents())
      .toEqual(['News elsewhere']);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New news elsewhere' }).locator('input:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain('/office/content?');
  });

  test('the keys of the list take the focus with them, and Enter opens where it is', async () => {
    await page.goto('/office/content?type=event&sort=title');
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: /^Events/ }).focus();
    await page.keyboard.press('j');
    expect(await rowOfFocus()).toBe(1);
    await page.keyboard.press('j');
    const title = await page.locator('tbody tr').nth(2).getByRole('link').textContent();
    await page.keyboard.press('Enter');
    await heading(title ?? '');
    await page.goBack();
  });

  test('the row that has the focus is the one that a key selects', async () => {
    await page.goto('/office/content?type=event&sort=title');
    const third = page.locator('tbody tr').nth(2);
    await third.waitFor();
    await page.locator('tbody tr').nth(1).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await rowOfFocus()).toBe(2);
    await page.keyboard.press('x');
    await expect.poll(() => third.getByRole('checkbox').isChecked()).toBe(true);
    expect(await page.locator('tbody :checked').count()).toBe(1);
  });

  test('in the media as in the content', async () => {
    await page.goto('/office/content/media?view=list');
    await page.locator('tbody tr').first().waitFor();
    const names = () => page.getByRole('button', { name: /^Edit / }).allTextContents();
    const before = await names();
    await page.getByRole('button', { name: 'Name', exact: true }).press('Enter');
    await expect.poll(() => page.url()).toContain('sort=name');
    expect(page.url()).not.toContain('open=');
    // The address is there before the rows in their new order.
    await expect.poll(names).not.toEqual(before);
    await page.keyboard.press('j');
    expect(await rowOfFocus()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('open=');
  });

  test('and in the orders', async () => {
    const researcher = await newcomer();
    await openAccount(researcher, 'Ines');
    const poNumber = `FOCUS-${randomUUID().slice(0, 8)}`;
    for (const items of [[coldItem], [coldItem]]) await placeOrder(researcher, { items, poNumber });
    await researcher.leave();
    await page.goto(`/office/orders?search=${poNumber}`);
    await page.locator('table[aria-busy=false] tbody tr').first().waitFor();
    await page.getByRole('button', { name: /^Total/ }).press('Enter');
    await page.locator('table[aria-busy=false] th[aria-sort=descending]', { hasText: 'Total' }).waitFor();
    await page.keyboard.press('j');
    expect(await rowOfFocus()).toBe(1);
    const number = await page.locator('tbody tr').nth(1).getByRole('link').textContent();
    await page.keyboard.press('Enter');
    await heading(number ?? '');
  });
});

/** The buttons above a text are one stop of the Tab key, as those of other editors are (CT-54). */
test('the Tab key stops once at the buttons of a text, and the arrows lead through them', async () => {
  const body = { type: 'author', url: null, fields: { title: `Desk ${randomUUID().slice(0, 8)}`, role: 'Protocols' } };
  const { id } = await callAs<{ id: string }>(alma, 'POST', '/api/staff/content/entries/', body);
  await page.goto(`/office/content/${id}?field=about`);
  const text = page.locator('[contenteditable=true]:focus');
  await text.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Heading 2');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  expect(await focused()).toBe('Bold');
  await page.keyboard.press('Enter');
  await text.waitFor();
  await page.keyboard.type('Strong');
  await page.locator('[contenteditable=true] strong', { hasText: /^Strong$/ }).waitFor();
  // The stop is where the toolbar was left.
  await page.keyboard.press('Alt+F10');
  expect(await focused()).toBe('Bold');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Horizontal line');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Heading 2');
  await page.keyboard.press('Escape');
  await text.waitFor();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Tab');
  await text.waitFor();
  await draftIsSaved(page);
  const { revision } = await callAs<{ revision: number }>(alma, 'GET', `/api/staff/content/entries/${id}/`);
  await callAs(alma, 'POST', `/api/staff/content/entries/${id}/trash/`, { revision });
});
