import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs, coldItem, openAccount } from '../browser/open-account.ts';
import { plateToReview } from '../orders/items-to-review.ts';
import { type PlacedByPo, placeOrder } from '../orders/place-order.ts';
import { signInAsStaff } from './staff.ts';

const { customer: sam, page, newcomer } = await startJourney();

/** Two more than a page of the list has. */
const many = 52;
const batch = `WALK-${randomUUID().slice(0, 8)}`;
const address = `/office/orders?search=${batch}&sort=placed`;
const placed: PlacedByPo[] = [];

/** A list that is longer than its page is worked off without going back to it (OF-23, OF-33 to OF-35). */
describe('a list of orders that is longer than a page', () => {
  beforeAll(async () => {
    const researcher = await newcomer();
    await openAccount(researcher, 'Ines');
    for (let made = 0; made < many; made += 1) {
      const items = made === 0 ? [plateToReview('Walked plate')] : [coldItem];
      placed.push(await placeOrder(researcher, { items, poNumber: batch }));
    }
    await researcher.leave();
    await signInAsStaff(sam, 'sam');
  });

  const openList = async (where = address) => {
    await page.goto(where);
    await page.getByText(`${many} orders`, { exact: true }).waitFor();
    await page.locator('table[aria-busy=false]').waitFor();
  };
  const titled = (order: PlacedByPo | undefined) =>
    page.getByRole('heading', { name: order?.number ?? 'none', exact: true }).waitFor();

  test('what is selected of the page can be widened to all of the filter, and is done to every one (OF-23)', async () => {
    await openList();
    await page.keyboard.press('X');
    await page.getByText('50 of this page selected').waitFor();
    await page.getByRole('button', { name: `Select all ${many} of the filter` }).click();
    await page.getByText(`All ${many} of the filter selected`).waitFor();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Assign: ${many} orders` });
    const ofSam = dialog.locator('option', { hasText: /^Sam / });
    await dialog.getByLabel('Sales representative').selectOption(await ofSam.getAttribute('value'));
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await page.getByText(`${many} of ${many} assigned.`).waitFor();
    const counted = await callAs<{ filtered: number }>(
      sam,
      'GET',
      `/api/staff/orders/counts/?search=${batch}&sales_rep=none`,
    );
    expect(counted.filtered).toBe(0);
  });

  test('an order leads to the one after and before it, past the end of the page, and Back to the list (OF-33)', async () => {
    await openList();
    await page.getByRole('link', { name: placed[48]?.number ?? 'none' }).click();
    await titled(placed[48]);
    await page.getByText('All orders, 49 of 50 and more').waitFor();
    await page.keyboard.press('j');
    await titled(placed[49]);
    const next = page.getByRole('button', { name: 'Next order of the list' });
    await next.click();
    await titled(placed[50]);
    await page.getByText('All orders, 51 of 52').waitFor();
    // The hand stays at the button, until there is nothing more to come.
    await page.locator('[data-way=next]:focus').waitFor();
    await page.keyboard.press('Enter');
    await titled(placed[51]);
    expect(await next.isDisabled()).toBe(true);
    await page.keyboard.press('k');
    await titled(placed[50]);
    await page.reload();
    await titled(placed[50]);
    await page.getByText('All orders, 51 of 52').waitFor();
    await page.goBack();
    await page.getByText(`${many} orders`, { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
  });

  test('an order that was opened by itself has no neighbours', async () => {
    await page.goto(`/office/orders/${placed[0]?.id}`);
    await titled(placed[0]);
    expect(await page.getByRole('button', { name: 'Next order of the list' }).count()).toBe(0);
  });

  test('somebody of sales makes an order their own by a key, and is told that it is (OF-35)', async () => {
    const id = placed[0]?.id;
    const { revision } = await callAs<{ revision: number }>(sam, 'GET', `/api/staff/order/${id}/`);
    await callAs(sam, 'POST', `/api/staff/order/${id}/sales-rep/`, { revision, sales_rep: null });
    await page.goto(`/office/orders/${id}`);
    await titled(placed[0]);
    await page.locator('button:not([aria-disabled])', { hasText: 'Assign to me' }).waitFor();
    await page.keyboard.press('a');
    await page.getByText('The sales representative is set.').waitFor();
    const mine = page.locator('button[aria-disabled]', { hasText: 'Assign to me' });
    expect(await mine.getAttribute('aria-description')).toBe('You look after this order already.');
    const shown = await callAs<{ sales_rep: { name: string } }>(sam, 'GET', `/api/staff/order/${id}/`);
    expect(shown.sales_rep.name).toMatch(/^Sam/);
  });

  test('who is not of sales reads why it is not theirs to take (OF-35)', async () => {
    const pia = await newcomer();
    await signInAsStaff(pia, 'pia');
    await pia.page.goto(`/office/orders/${placed[0]?.id}`);
    const button = pia.page.locator('button[aria-disabled]', { hasText: 'Assign to me' });
    await button.waitFor();
    expect(await button.getAttribute('aria-description')).toContain('sales');
    await pia.leave();
  });

  test('the order is looked at as its customer sees it, with nothing that could be done (OF-34)', async () => {
    await page.goto(`/office/orders/${placed[0]?.id}`);
    await page.getByRole('link', { name: 'As the customer sees it' }).click();
    await page.getByText(/^This is what Ines .+ sees\. Nothing can be done here\./).waitFor();
    await page.getByRole('heading', { name: 'We look at your order before it is made' }).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ['Order again', 'Cancel order'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    const paper = page.getByRole('link', { name: 'Order confirmation, PDF' });
    const saved = page.waitForEvent('download');
    await paper.click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Back to the office' }).click();
    await titled(placed[0]);
  });

  test('a filter that is none is left out with a word, and Back finds the one before (OF-23)', async () => {
    await openList();
    await page.getByRole('button', { name: /^To release/ }).click();
    await page.waitForURL('**/office/orders?view=to_release');
    await page.goBack();
    await page.getByText(`${many} orders`, { exact: true }).waitFor();
    await openList(`${address}&status=paid`);
    await page.getByText('A filter in this address is unknown and was left out:').waitFor();
    await page.getByText('status=paid').waitFor();
  });

  test('each filter that is set is a chip, and taking it out widens the list (OF-23)', async () => {
    await page.goto(`${address}&review=held&temperature=dry_ice`);
    await page.getByText('0 orders', { exact: true }).waitFor();
    const chips = page.getByRole('group', { name: 'Filters that are set' });
    await chips.getByRole('button', { name: 'Review: held' }).click();
    await page.waitForURL((url) => !url.search.includes('review='));
    await chips.getByRole('button', { name: 'Temperature: Dry ice' }).click();
    await page.getByText(`${many} orders`, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await chips.getByRole('button', { name: 'Clear' }).click();
    await chips.waitFor({ state: 'detached' });
  });
});
