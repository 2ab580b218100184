import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs, coldItem, openAccount } from '../browser/open-account.ts';
import { plateToReview } from '../orders/items-to-review.ts';
import { type PlacedByPo, placeOrder } from '../orders/place-order.ts';
import { expectToLookRight } from './looks-right.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page, newcomer } = await startJourney();

/** One that waits for a review, one that is being made, and one that is on its way and has an invoice. */
let waiting: PlacedByPo;
let inProduction: PlacedByPo;
let shipped: PlacedByPo;

interface Shown {
  readonly revision: number;
  readonly shipments: readonly { readonly id: string }[];
}
const shown = ({ id }: PlacedByPo) => callAs<Shown>(alma, 'GET', `/api/staff/order/${id}/`);
const move = async (order: PlacedByPo, fields: object) => {
  const { revision, shipments } = await shown(order);
  const body = { revision, ...('tracking_number' in fields ? { group_id: shipments[0]?.id } : {}), ...fields };
  await callAs(alma, 'POST', `/api/staff/order/${order.id}/change-status/`, body);
};
const open = async ({ id, number }: PlacedByPo) => {
  await page.goto(`/office/orders/${id}`);
  await page.getByRole('heading', { name: number, exact: true }).waitFor();
};
const dialog = () => page.getByRole('dialog');
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Two orders of the list are selected, and what is asked of them opens its dialog. */
const askOfMany = async (key: string, title: RegExp) => {
  await page.goto('/office/orders?view=all');
  await page.getByRole('link', { name: waiting.number }).waitFor();
  await page.locator('table[aria-busy=false]').waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('2 of this page selected').waitFor();
  await page.keyboard.press(key);
  await page.getByRole('dialog', { name: title }).waitFor();
};
const ofPia = async (what: string) => {
  await page.goto('/office/staff');
  await press(new RegExp(`^${what} of Pia`));
  await dialog().waitFor();
};

const dialogs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a refund with what it comes to': async () => {
    await open(shipped);
    await press('Refund');
    await dialog().getByLabel('Amount in dollars').fill('12.50');
    await dialog().getByText('can be given back afterwards').waitFor();
  },
  'a refund of nothing, which is refused': async () => {
    await open(shipped);
    await press('Refund');
    await dialog().getByLabel('Amount in dollars').fill('0');
    await dialog().locator('[aria-invalid=true]').waitFor();
  },
  'a parcel that is shipped': async () => {
    await open(inProduction);
    await press('Ship');
    await dialog().getByLabel('Tracking number').waitFor();
  },
  'a parcel with more than is left': async () => {
    await open(inProduction);
    await press('Ship');
    await dialog()
      .getByLabel(/^SpCas9 nuclease/)
      .fill('9');
    await dialog().getByText('At most 3.').waitFor();
  },
  'a correction with what it comes to': async () => {
    await open(inProduction);
    await press('Change address or PO');
    await dialog().getByLabel('PO number').fill('4500-99999');
    await dialog().getByLabel('Reason').fill('Typed wrongly.');
    await dialog().getByRole('button', { name: 'Show what it comes to' }).click();
    await dialog().getByRole('button', { name: 'Change the order' }).waitFor();
  },
  'a correction to where nothing may be shipped': async () => {
    await open(waiting);
    await press('Change address or PO');
    await dialog().getByLabel('Country').selectOption('CN');
    await dialog().getByLabel('Reason').fill('They moved.');
    await dialog().getByRole('button', { name: 'Show what it comes to' }).click();
    await dialog().getByRole('alert').waitFor();
  },
  'the reason for many reviews': () => askOfMany('c', /^Clear reviews: 2 orders/),
  'who gets many orders': async () => {
    await askOfMany('a', /^Assign: 2 orders/);
    await dialog().getByLabel('Sales representative').waitFor();
  },
  'a filter that is kept': async () => {
    await page.goto('/office/orders?view=to_review&sort=due');
    await page.getByLabel('Keep this filter as').fill('Due first');
  },
  'the link to a second factor': () => ofPia('Second factor'),
  'the sessions of somebody': () => ofPia('Sessions'),
  'the second factor, once more': async () => {
    await page.goto('/office/orders?view=all');
    await page.getByRole('link', { name: 'CSV of all pages' }).click();
    await page.getByRole('dialog', { name: 'Your second factor, once more' }).getByRole('textbox').waitFor();
  },
};

beforeAll(async () => {
  const researcher = await newcomer();
  await openAccount(researcher, 'Ines');
  waiting = await placeOrder(researcher, { items: [plateToReview('Cas12 dialog')] });
  inProduction = await placeOrder(researcher, { items: [{ ...coldItem, quantity: 3 }], poNumber: '4500-1' });
  shipped = await placeOrder(researcher, { items: [coldItem], poNumber: '4500-2' });
  await researcher.leave();
  await signInAsStaff(alma, 'alma');
  await move(inProduction, { status: 'in_production' });
  await move(shipped, { status: 'in_production' });
  await move(shipped, { status: 'shipped', tracking_number: '123456789' });
});

describe.each(Object.entries(dialogs))('%s', (_, openIt) => {
  test('can be used by everybody, in light and dark, wide and narrow (OF-12, OF-23, OF-26, OF-27, OF-30)', () =>
    expectToLookRight(page, () => openIt(page)));
});

test('nothing was given back, shipped or changed by looking', async () => {
  expect((await shown(inProduction)).shipments).toMatchObject([{ status: 'waiting' }]);
});
