import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs, openAccount } from '../browser/open-account.ts';
import { plateToReview } from '../orders/items-to-review.ts';
import { placeOrder } from '../orders/place-order.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page, newcomer } = await startJourney();

const many = 40;
const batch = `BATCH-${randomUUID().slice(0, 8)}`;

/** Forty orders are found, cleared, released and assigned without a mouse (OF-21, OF-23). */
describe('forty orders by keyboard', () => {
  beforeAll(async () => {
    const researcher = await newcomer();
    await openAccount(researcher, 'Ines');
    for (let made = 0; made < many; made += 1)
      await placeOrder(researcher, { items: [plateToReview(`Panel ${made + 1}`)], poNumber: batch });
    await researcher.leave();
    await signInAsStaff(alma, 'alma');
  });

  const orders = () =>
    callAs<{ orders: { status: string; review: string; sales_rep: { name: string } | null }[] }>(
      alma,
      'GET',
      `/api/staff/orders/?search=${batch}`,
    );
  const selected = (count: number) => page.getByText(`${count} of this page selected`).waitFor();

  test('are found by their PO number, typed after the slash', async () => {
    await page.goto('/office');
    await page.getByRole('heading', { name: 'All orders' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(batch);
    await page.getByRole('option', { name: 'All that were found' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/orders?search=*');
    // The address is there before the list is drawn anew, and both lists may have forty orders.
    await page.getByRole('button', { name: `“${batch}”` }).waitFor();
    await page.getByText(`${many} orders`, { exact: true }).waitFor();
    await page.locator('table[aria-busy=false]').waitFor();
  });

  test('one that is not ready keeps no other from being released, and stays selected', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await selected(1);
    await page.keyboard.press('r');
    await page.getByText('0 of 1 released; these stay as they were and stay selected:').waitFor();
    await page.getByText('The review of this order is open.').first().waitFor();
    await selected(1);
    await page.keyboard.press('x');
  });

  test('are cleared with one reason', async () => {
    await page.keyboard.press('X');
    await selected(many);
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: `Clear reviews: ${many} orders` });
    await dialog.waitFor();
    await dialog.locator('textarea:focus').waitFor();
    await page.keyboard.type('All targets follow a TTN.');
    await page.keyboard.press('Control+Enter');
    await page.getByText(`${many} of ${many} cleared.`).waitFor();
    expect((await orders()).orders.map(({ review }) => review)).toEqual(Array.from({ length: many }, () => 'cleared'));
  });

  test('are released, once they were counted', async () => {
    await page.keyboard.press('X');
    await selected(many);
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: `Release ${many} orders to production?` });
    await dialog.locator('button[type=submit]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`${many} of ${many} released.`).waitFor();
    expect(new Set((await orders()).orders.map(({ status }) => status))).toEqual(new Set(['in_production']));
  });

  test('are assigned to somebody of sales', async () => {
    await page.keyboard.press('X');
    await selected(many);
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: `Assign: ${many} orders` });
    await dialog.locator('select:focus').waitFor();
    // The first letter chooses in a list, and Tab leads on to the button.
    await page.keyboard.type('Sam');
    const shown = () => dialog.locator('select').evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
    await expect.poll(shown).toMatch(/^Sam /);
    await page.keyboard.press('Tab');
    await dialog.locator('button:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`${many} of ${many} assigned.`).waitFor();
    const names = new Set((await orders()).orders.map(({ sales_rep: rep }) => rep?.name));
    expect([names.size, [...names][0]]).toEqual([1, expect.stringMatching(/^Sam /)]);
  });
});
