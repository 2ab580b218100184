import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs, coldItem, openAccount } from '../browser/open-account.ts';
import { plateToReview } from '../orders/items-to-review.ts';
import { type PlacedByPo, placeOrder } from '../orders/place-order.ts';
import { expectToLookRight } from './looks-right.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page, newcomer } = await startJourney();
const sam = await newcomer();

let order: PlacedByPo;
let ready: PlacedByPo;
const batch = `TROUBLE-${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  const researcher = await newcomer();
  await openAccount(researcher, 'Ines');
  order = await placeOrder(researcher, { items: [plateToReview('Cas12 trouble')], poNumber: batch });
  ready = await placeOrder(researcher, { items: [coldItem], poNumber: batch });
  await researcher.leave();
  await signInAsStaff(alma, 'alma');
  await signInAsStaff(sam, 'sam');
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const lists = /\/api\/staff\/orders\/\?/;
const counts = /\/api\/staff\/orders\/counts\//;
const oneOrder = /\/api\/staff\/order\/[^/]+\/$/;
const notes = /\/api\/staff\/order\/[^/]+\/note\/$/;

const cut = (route: Route) => route.abort('connectionfailed');
/** A call that is on its way for as long as the test looks. */
const hold = () => undefined;
const openOrder = async () => {
  await page.goto(`/office/orders/${order.id}`);
  await page.getByRole('heading', { name: order.number, exact: true }).waitFor();
};
const typedNote = 'Ask for the vector map.';
const writeNote = async () => {
  await page.getByLabel('New note').fill(typedNote);
  await page.getByRole('button', { name: 'Keep for colleagues' }).click();
};
const noteBy = async (who: typeof sam, text: string) => {
  const { revision } = await callAs<{ revision: number }>(who, 'GET', `/api/staff/order/${order.id}/`);
  await callAs(who, 'POST', `/api/staff/order/${order.id}/note/`, { revision, text });
};

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an order that somebody else has changed first': async () => {
    // The page must not hear of it before it writes.
    await page.route(/\/looking\/$/, cut);
    await openOrder();
    await noteBy(sam, 'Sam was faster.');
    await writeNote();
    await page
      .getByText(/Sam .+ changed this order at/)
      .first()
      .waitFor();
    expect(await page.getByLabel('New note').inputValue()).toBe(typedNote);
  },
  'a note that does not get through': async () => {
    await page.route(notes, cut);
    await openOrder();
    await writeNote();
    await page.getByRole('region', { name: 'Notes' }).getByRole('alert').waitFor();
    expect(await page.getByLabel('New note').inputValue()).toBe(typedNote);
  },
  'an order that cannot be read': async () => {
    await page.route(oneOrder, cut);
    await page.goto(`/office/orders/${order.id}`);
    await page.getByRole('button', { name: 'Back to the orders' }).waitFor();
  },
  'an order that is still on its way': async () => {
    await page.route(oneOrder, hold);
    await page.goto(`/office/orders/${order.id}`);
    await page.getByText('One moment…').waitFor();
  },
  'a list that cannot be read': async () => {
    await page.route(lists, cut);
    await page.goto('/office/orders?view=all');
    await page.getByRole('region', { name: 'Orders', exact: true }).getByRole('alert').waitFor();
  },
  'a list that is still on its way': async () => {
    await page.route(lists, hold);
    await page.goto('/office/orders?view=all');
    await page.locator('table[aria-busy=true]').waitFor();
  },
  'a list without any order': async () => {
    await page.goto('/office/orders?search=nobody-has-ordered-this');
    await page.getByText('No order fits.').waitFor();
  },
  'an order that is not there': async () => {
    await page.goto('/office/orders/01900000-0000-7000-8000-000000000000');
    await page.getByRole('button', { name: 'Back to the orders' }).waitFor();
  },
};

describe.each(Object.entries(states))('%s', (_, open) => {
  test('is said, and can be used by everybody, in light and dark, wide and narrow (OF-23, OF-28)', () =>
    expectToLookRight(page, () => open(page)));
});

describe('counters never keep anybody from the list (OF-23)', () => {
  test.each([
    ['that never come', hold],
    ['that fail', cut],
  ])('%s: rows, sorting, keys and what is done to many go on', async (_, how) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(counts, how);
    await page.goto(`/office/orders?search=${batch}`);
    await page.getByRole('link', { name: order.number }).waitFor();
    await page.getByRole('button', { name: 'Total' }).click();
    await page.waitForURL('**/office/orders?*sort=-total');
    // The address is there before the list is drawn anew.
    await page.locator('table[aria-busy=false] th[aria-sort=descending]', { hasText: 'Total' }).waitFor();
    await page.keyboard.press('x');
    await page.getByText('1 of this page selected').waitFor();
    expect(await page.getByRole('button', { name: 'Release', exact: true }).isEnabled()).toBe(true);
  });
});

describe('what is done to many (OF-23)', () => {
  test('tries again what failed and nothing else', async () => {
    await page.goto(`/office/orders?search=${batch}&sort=placed`);
    await page.getByRole('link', { name: ready.number }).waitFor();
    await page.locator('table[aria-busy=false]').waitFor();
    await page.keyboard.press('X');
    await page.getByText('2 of this page selected').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Release 2 orders' }).click();
    await page.getByText('1 of 2 released; these stay as they were and stay selected:').waitFor();
    const failed = page.getByRole('listitem').filter({ hasText: order.number });
    await failed.getByText('The review of this order is open.').waitFor();
    const { revision } = await callAs<{ revision: number }>(alma, 'GET', `/api/staff/order/${order.id}/`);
    const cleared = { revision, decision: 'cleared', note: 'Seen.' };
    await callAs(alma, 'POST', `/api/staff/order/${order.id}/review/`, cleared);
    const sent = page.waitForRequest(/\/api\/staff\/orders\/bulk\/$/);
    await page.getByRole('button', { name: 'Try this one again' }).click();
    const { orders } = (await sent).postDataJSON() as { orders: { id: string }[] };
    expect(orders.map(({ id }) => id)).toEqual([order.id]);
    // It carries the revision of before the colleague's review: who was faster is said, and what then stands is tried.
    await page
      .getByText(/changed this order at/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Try this one again' }).click();
    await page.getByText('1 of 1 released.').waitFor();
  });
});

test('a double click writes once, and takes nobody for faster (OF-28)', async () => {
  await openOrder();
  await page.getByLabel('New note').fill('Pressed twice.');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (notes.test(request.url())) writes.push(request.url());
  });
  await page.getByRole('button', { name: 'Keep for colleagues' }).dblclick();
  await page.getByText('The note is kept').waitFor();
  expect(writes).toHaveLength(1);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an order that is open says so again every twenty seconds (OF-28)', async () => {
  let said = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/looking/')) said += 1;
  });
  await page.clock.install();
  await openOrder();
  for (const times of [1, 2]) {
    // The twenty seconds begin with the answer.
    await expect.poll(() => said).toBeGreaterThanOrEqual(times);
    await page.clock.fastForward(20_000);
  }
  await expect.poll(() => said).toBeGreaterThanOrEqual(3);
});

describe('a session that ends in another tab (OF-20)', () => {
  test('leaves what is being written on the screen, and goes on after the sign-in', async () => {
    await page.clock.install();
    await openOrder();
    await page.getByLabel('New note').fill(typedNote);
    await callAs(alma, 'POST', '/account/api-logout');
    // The page hears of it by itself.
    await page.clock.fastForward(20_000);
    await page.getByText('You are signed out. What you wrote is still here:').waitFor();
    expect(await page.getByLabel('New note').inputValue()).toBe(typedNote);
    await signInAsStaff(alma, 'alma');
    await page.clock.fastForward(3_000);
    await page.getByText('You are signed out.').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Keep for colleagues' }).click();
    await page.getByText('The note is kept').waitFor();
  });

  test('leads to the sign-in where nothing is lost', async () => {
    await openOrder();
    await callAs(alma, 'POST', '/account/api-logout');
    await page.clock.fastForward(20_000);
    await page.waitForURL(`**/sign-in?next=*${order.id}`);
    await signInAsStaff(alma, 'alma');
  });
});
