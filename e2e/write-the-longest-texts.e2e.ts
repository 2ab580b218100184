import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { callAs, fillCart, password, tubeItem } from './browser/open-account.ts';
import { openBuilder } from './browser/paste.ts';
import { choosePayment, orderPlaced } from './browser/ready-to-pay.ts';
import { signInAsStaff } from './office/staff.ts';

const { customer, page, newcomer } = await startJourney();

/** A text of so many letters without a place to break it, as references of grants are. */
const long = (letters: number): string => 'W'.repeat(letters);

const address = {
  first_name: long(50),
  last_name: long(50),
  company: long(100),
  line1: long(100),
  line2: long(100),
  city: long(60),
  subdivision: 'MA',
  postal_code: '02130',
  country: 'US',
  phone: '',
};

/** What is wider than the screen, or runs over its box, of the page as it stands. */
const tooWide = (from: Page) =>
  from.evaluate(() => {
    const parts = [...document.querySelectorAll('main *, header *, aside *')];
    const over = parts.filter((part) => {
      if (part.children.length > 0 || part.textContent.trim().length < 20) return false;
      const isOver = part.scrollWidth > part.clientWidth + 2 && part.clientWidth > 10;
      return isOver && getComputedStyle(part).overflowX === 'visible';
    });
    const beside =
      document.documentElement.scrollWidth > innerWidth
        ? parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        : [];
    return [...new Set([...beside, ...over])].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

const expectRoom = async (on: Page = page): Promise<void> => {
  for (const width of [1440, 1024, 390]) {
    await on.setViewportSize({ width, height: 900 });
    expect([width, await tooWide(on)]).toEqual([width, []]);
  }
  await on.setViewportSize({ width: 1440, height: 900 });
};

/** A plate has parts that scroll in themselves, so that it is asked of the page alone. */
const expectNoScrollSideways = async (): Promise<void> => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, { message: `${width} px` }).toBe(0);
  }
};

/** Names, addresses, references and PO numbers as long as they may be, in one word each (CO-1, CA-11). */
describe('a customer with the longest texts that are taken', () => {
  let id = '';

  beforeAll(async () => {
    const email = `${long(40)}-${randomUUID().slice(0, 8)}@${long(50)}.${long(50)}.example`.toLowerCase();
    const name = { first_name: long(30), last_name: long(30), company_name: long(100) };
    await callAs(customer, 'POST', '/account/create-new-user', { ...name, email, password });
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(email)}`;
    const [mail] = await callAs<{ links: string[] }[]>(customer, 'GET', outbox);
    const token = new URL(mail?.links[0] ?? '', 'http://store.example').searchParams.get('token');
    await callAs(customer, 'POST', '/account/verify-email', { token });
    await callAs(customer, 'POST', '/account/api-login', { username: email, password });
    await callAs(customer, 'POST', '/api/user/addresses/', address);
    id = await fillCart(customer, { ...tubeItem(long(20)), project_name: long(60) });
  });

  test('has room for them in the cart, the account and the address book', async () => {
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Your reference' }).fill(long(50));
    await page.getByRole('button', { name: 'Save your reference' }).click();
    await page.getByRole('button', { name: 'Save your reference', disabled: true }).waitFor();
    await expectRoom();
    for (const path of ['/account', '/account/addresses']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectRoom();
    }
  });

  test('in the checkout, whose labels stay whole beside them', async () => {
    await page.goto(`/checkout?order=${id}`, { waitUntil: 'networkidle' });
    await expectRoom();
    for (const address_type of ['shipping', 'billing']) {
      await callAs(customer, 'POST', `/api/order/update-address/${id}/`, { address_type, address });
    }
    await callAs(customer, 'POST', `/api/order/${id}/update-shipping-method/`, { shipping_method: 'standard' });
    await choosePayment(customer, id, 'Purchase order On invoice');
    await page.getByRole('textbox', { name: /PO number/ }).fill(long(50));
    await expectRoom();
    const label = page.getByRole('term').filter({ hasText: 'Subtotal' });
    const { height = 0 } = (await label.boundingBox()) ?? {};
    expect(height).toBeLessThan(40);
  });

  test('on the order and among the orders', async () => {
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: /^Place/ }).click();
    const number = await orderPlaced(customer);
    await expectRoom();
    await page.goto('/account/orders', { waitUntil: 'networkidle' });
    await expectRoom();
    await page.getByRole('main').getByRole('link', { name: number }).first().click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await expectRoom();
  });

  test('and in the office, among the orders and on the order', async () => {
    const alma = await newcomer();
    await signInAsStaff(alma, 'alma');
    await alma.page.goto('/office/orders?view=all');
    await alma.page.getByRole('row').filter({ hasText: 'WWW' }).first().waitFor();
    await expectRoom(alma.page);
    await alma.page.goto(`/office/orders/${id}`);
    await alma.page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await expectRoom(alma.page);
  });

  test('on a quote and among the quotes', async () => {
    await fillCart(customer, { ...tubeItem(long(20)), project_name: long(60) });
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Your reference' }).fill(long(50));
    await page.getByRole('button', { name: 'Save your reference' }).click();
    await page.getByRole('button', { name: 'Save your reference', disabled: true }).waitFor();
    await page.getByRole('button', { name: 'Save as quote' }).first().click();
    await page.getByRole('heading', { name: /^Quote Q-/ }).waitFor();
    await expectRoom();
    await page.goto('/account/quotes', { waitUntil: 'networkidle' });
    await expectRoom();
  });
});

/** What is no name can be as long as what somebody has on the clipboard. */
describe('a researcher who writes a text without end for a name still sees the whole screen', () => {
  const cell = (name: RegExp) => page.getByRole('gridcell', { name }).first();

  test.each(['/order/guide-rna', '/order/gene-library', '/order/engineered-cell-library'])(
    'in a well at %s',
    async (path) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openBuilder(page, path);
      await cell(/^A02, /).click();
      await page.keyboard.type('W');
      await page.keyboard.insertText(long(299));
      await page.keyboard.press('Enter');
      await cell(/W{100}/).focus();
      await expectNoScrollSideways();
    },
  );

  test('in a tube', async () => {
    await openBuilder(page, '/order/guide-rna/tubes');
    for (const field of ['Position of', 'Name', 'Sequence']) {
      await page
        .getByRole('textbox', { name: new RegExp(`^${field}`) })
        .first()
        .fill(long(300));
    }
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { name: /W{300}/ }).waitFor();
    await expectNoScrollSideways();
  });

  test('as the gene of knockout cells (KO-9)', async () => {
    await openBuilder(page, '/order/gene-knockout');
    await page.getByRole('combobox', { name: 'Gene', exact: true }).fill(long(300));
    await page.keyboard.press('Tab');
    await page.getByText(/ W{31}… cannot be ordered as it stands$/).waitFor();
    await expectRoom();
  });

  test('where guides of genes are looked for, and in the search of the site', async () => {
    await page.goto('/guides', { waitUntil: 'networkidle' });
    await page.getByRole('combobox').first().fill(long(300));
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Names to decide on' }).waitFor();
    await expectRoom();
    await page.goto(`/search?q=${long(95)}`, { waitUntil: 'networkidle' });
    await page.getByText(/^Nothing found for/).waitFor();
    await expectRoom();
  });
});
