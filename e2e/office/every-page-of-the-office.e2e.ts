import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../browser/journey.ts';
import { callAs, coldItem, fillCart, openAccount } from '../browser/open-account.ts';
import { plateToReview, tubeToScreen } from '../orders/items-to-review.ts';
import { placeOrder } from '../orders/place-order.ts';
import { sendRequest } from '../requests/send-request.ts';
import { expectToLookRight } from './looks-right.ts';
import { signInAsStaff } from './staff.ts';

const { customer: alma, page, newcomer } = await startJourney();

/** What is looked at: an address, and what is opened there. Each ends with something that has to be on the page. */
const looks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the orders': async () => {
    await page.goto('/office/orders?view=all');
    await page.getByRole('link', { name: orderNumber }).waitFor();
  },
  'an order beside the list': async () => {
    await page.goto('/office/orders?view=all');
    await page.getByRole('link', { name: orderNumber }).waitFor();
    await page.keyboard.press('v');
    await page.getByRole('complementary').getByRole('heading', { name: 'Last changes' }).waitFor();
  },
  'an order that waits for two reviews': async () => {
    await page.goto(`/office/orders/${orderId}`);
    await page.getByRole('heading', { name: 'Two reviews before anything is made' }).waitFor();
    await page.getByRole('button', { name: /Cas12 look/ }).click();
    await page.getByRole('region', { name: /^What is in Cas12 look/ }).waitFor();
  },
  'the change of an address': async () => {
    await page.goto(`/office/orders/${orderId}`);
    await page.getByRole('button', { name: 'Change address or PO' }).click();
    await page.getByRole('dialog').getByLabel('Street').waitFor();
  },
  'the question before an order is cancelled': async () => {
    await page.goto(`/office/orders/${orderId}`);
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
  },
  'the keys': async () => {
    await page.goto('/office/orders');
    await page.getByRole('button', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('This sheet').waitFor();
  },
  'the invoices': async () => {
    await page.goto('/office/invoices?state=all');
    await page.getByRole('heading', { name: 'Invoices', level: 1 }).waitFor();
    await page.getByText(/^(No invoice fits|1 invoice|\d+ invoices)/).waitFor();
  },
  'the requests': async () => {
    await page.goto('/office/requests');
    await page.getByRole('link', { name: requestNumber }).waitFor();
  },
  'a request': async () => {
    await page.goto(`/office/requests/${requestId}`);
    await page.getByRole('textbox', { name: 'Write' }).waitFor();
  },
  'the quotes': async () => {
    await page.goto('/office/quotes');
    await page.getByRole('row', { name: /^Q-/ }).first().waitFor();
  },
  'a quote': async () => {
    await page.goto('/office/quotes');
    await page.getByRole('rowheader', { name: /^Q-/ }).first().getByRole('link').click();
    await page.getByRole('heading', { name: 'Log' }).waitFor();
    await page.getByRole('button', { name: /^SpCas9/ }).click();
  },
  'the customers': async () => {
    await page.goto('/office/customers');
    await page.getByRole('rowheader', { name: /^Ines/ }).first().waitFor();
  },
  'a customer': async () => {
    await page.goto('/office/customers?search=ines');
    await page.getByRole('rowheader', { name: /^Ines/ }).first().getByRole('link').click();
    await page.getByRole('heading', { name: 'Addresses' }).waitFor();
    await page.getByRole('link', { name: orderNumber }).waitFor();
    await page.getByRole('link', { name: new RegExp(`^${requestNumber}`) }).waitFor();
  },
  'what the search finds': async () => {
    await page.goto('/office/orders');
    await page.getByRole('combobox', { name: /^Find/ }).fill('ines');
    await page.getByRole('option', { name: /^Ines/ }).first().waitFor();
  },
  'a quote that is honoured for a late PO': async () => {
    await page.goto('/office/quotes');
    await page
      .getByRole('button', { name: /^Honour quote Q-/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
  },
  'a quote that is to be honoured for longer than any day of the calendar': async () => {
    await page.goto('/office/quotes');
    await page
      .getByRole('button', { name: /^Honour quote Q-/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Days from today').fill('99999999');
    await page.getByRole('dialog').getByText('Enter 0 to 90 days').waitFor();
  },
  'the territories of sales': async () => {
    await page.goto('/office/requests/territories');
    await page.getByRole('row', { name: /^Sam/ }).waitFor();
  },
  'what somebody of sales looks after': async () => {
    await page.goto('/office/requests/territories');
    await page.getByRole('button', { name: /^Change what Sam/ }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Bulk supply' }).waitFor();
  },
  'what forms of the site were sent': async () => {
    await page.goto('/office/forms');
    await page.getByRole('heading', { name: 'Forms', level: 1 }).waitFor();
    await page.getByText(/^(No form|1 form|\d+ forms)/).waitFor();
  },
  'the staff': async () => {
    await page.goto('/office/staff');
    await page.getByRole('row', { name: /Pia/ }).waitFor();
  },
  'roles of somebody': async () => {
    await page.goto('/office/staff');
    await page.getByRole('button', { name: /^Roles of Pia/ }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Production' }).waitFor();
  },
  'the roles': async () => {
    await page.goto('/office/roles');
    await page.getByRole('rowheader', { name: /^use the office/ }).waitFor();
  },
  'the own account': async () => {
    await page.goto('/office/me');
    await page.getByText('here', { exact: true }).waitFor();
  },
  'the audit': async () => {
    await page.goto('/office/audit');
    await page.getByRole('row').nth(2).waitFor();
  },
  'an address that is none': async () => {
    await page.goto('/office/nowhere');
    await page.getByRole('heading', { name: 'There is no such page in the office' }).waitFor();
  },
};

let orderId = '';
let orderNumber = '';
let requestId = '';
let requestNumber = '';
beforeAll(async () => {
  const researcher = await newcomer();
  await openAccount(researcher, 'Ines');
  const items = [plateToReview('Cas12 look'), tubeToScreen('look-01'), coldItem];
  ({ id: orderId, number: orderNumber } = await placeOrder(researcher, { items }));
  ({ id: requestId, number: requestNumber } = await sendRequest(researcher));
  const quoted = await fillCart(researcher, coldItem);
  await callAs(researcher, 'POST', `/api/order/${quoted}/cart-quote-switch/`, { desired_status: 'quote' });
  await researcher.leave();
  await signInAsStaff(alma, 'alma');
});

describe.each(Object.entries(looks))('%s', (_, open) => {
  test('can be used by everybody, in light and dark, wide and narrow (OF-20, OF-21)', () =>
    expectToLookRight(page, () => open(page)));
});

test.each([1440, 1366])('the bar of somebody with every room is one line in a window of %i pixels', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/office/roles');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
  const bar = page.getByRole('banner');
  const middles = await bar.locator('a, button, input').evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.top >= 0)
      .map((box) => box.top + box.height / 2),
  );
  expect(middles.length).toBeGreaterThan(10);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
});

test('letters of twice the size have room in every room of the office (WCAG 1.4.4)', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const room of [
    'orders?view=all',
    'requests',
    'quotes',
    'customers',
    'content',
    'forms',
    'staff',
    'roles',
    'audit',
    'me',
  ]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/office/${room}`, { waitUntil: 'networkidle' });
    for (const width of [1280, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${room}, ${width} px` })
        .toBeLessThanOrEqual(width);
    }
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
});

test('what is done with a colleague is within reach on a telephone (OF-14)', async () => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/office/staff');
  const ends: Record<string, number> = {};
  for (const what of ['Roles', 'Second factor', 'Sessions']) {
    const button = page.getByRole('button', { name: new RegExp(`^${what} of Pia`) });
    await button.waitFor();
    const box = await button.boundingBox();
    ends[what] = (box?.x ?? 390) + (box?.width ?? 0);
  }
  expect(Object.entries(ends).filter(([, end]) => end > 390)).toEqual([]);
});

test('Back from an order finds the list with its filter, its place and its row (OF-23)', async () => {
  // So low that the list is longer than the window.
  await page.setViewportSize({ width: 1440, height: 320 });
  const address = `?view=all&sort=number&search=${orderNumber}`;
  await page.goto(`/office/orders${address}`);
  const link = page.getByRole('link', { name: orderNumber });
  await link.waitFor();
  // All of the page is there: what comes later would move the row.
  await page.getByText('1 order', { exact: true }).waitFor();
  const before = await link.evaluate((row) => {
    row.scrollIntoView({ block: 'start' });
    return window.scrollY;
  });
  expect(before).toBeGreaterThan(0);
  await link.click();
  await page.getByRole('heading', { name: orderNumber }).waitFor();
  await page.goBack();
  await page.locator(`tr[data-active][data-order="${orderId}"]`).waitFor();
  expect(new URL(page.url()).search).toBe(address);
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) <= 1, before);
});
