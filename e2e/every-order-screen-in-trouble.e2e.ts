import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, fillCart, openAccount } from './browser/open-account.ts';
import { builderIsOpen } from './browser/paste.ts';
import { everyProduct, type ProductItem } from './orders/every-product.ts';

// Calls that are made to fail show in the console of the browser.
const { customer, page } = await startJourney({ expectsTrouble: true });

const everybodyCanUseIt = async (where: string) => {
  expect(await accessibilityFaults(page), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page, 'html', 'colours'), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** What screens need before they can check anything. */
const lists = /\/api\/products\/(odl\/genes|ecl\/genes|cells\/genes|cell-lines|ecl\/cell-lines|cells\/cell-lines)/;

const screens = [
  ['/order/gene-library', '/help/order-a-gene-library'],
  ['/order/engineered-cell-library', '/help/order-an-engineered-cell-library'],
  ['/order/express-knockout', '/help/order-express-knockout'],
  ['/order/gene-knockout', '/help/order-the-knockout-of-a-gene'],
  ['/order/engineered-cells/crispr-knockout-cell-clone', '/help/order-the-knockout-of-a-gene'],
  ['/order/engineered-cells/crispr-knockout-cell-pool', '/help/order-the-knockout-of-a-gene'],
  ['/order/guide-rna', '/help/order-a-plate'],
  ['/order/guide-rna/tubes', '/help/order-tubes'],
  ['/guides', null],
] as const;

describe.each(screens)('%s', (address, help) => {
  test('can be used by everybody while lists are on their way, when they fail, and when they are there', async () => {
    let fails = true;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(lists, async (route) => {
      await gate;
      await (fails ? route.fulfill({ status: 500, json: { detail: 'The store is in trouble.' } }) : route.continue());
    });
    await page.goto(address);
    if (help !== null) await builderIsOpen(page);
    await everybodyCanUseIt('loading');
    release();
    // What guides are made of is no list.
    const needsLists = !address.startsWith('/order/guide-rna');
    if (needsLists) {
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
      await everybodyCanUseIt('failed');
      fails = false;
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    }
    await everybodyCanUseIt('empty');
    await page.unroute(lists);
  });

  test.runIf(help !== null)('leads to the article that says how it is ordered', async () => {
    await page.goto(address);
    await page.getByRole('link', { name: 'How to order' }).click();
    await page.waitForURL(`**${help}`);
    await page.getByRole('heading', { level: 1, name: /^(Order|Find) / }).waitFor();
  });
});

test('/guides can be used by everybody while guides are on their way, and when they fail', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls = '**/api/products/guides/**';
  await page.route(calls, async (route) => {
    await gate;
    await route.fulfill({ status: 500, json: { detail: 'The store is in trouble.' } });
  });
  await page.goto('/guides?gene=TP53');
  await page.getByRole('region', { name: 'Guides of TP53' }).waitFor();
  await everybodyCanUseIt('loading');
  release();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await everybodyCanUseIt('failed');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox', { name: 'TP53-g1' }).waitFor();
});

describe('a customer with one of everything in the cart', () => {
  let items: readonly ProductItem[] = [];
  let ids: readonly string[] = [];

  beforeAll(async () => {
    await openAccount(customer, 'Ottilie');
    items = await everyProduct(customer);
    await fillCart(customer, ...items.map(({ item }) => item));
    const { groups } = await callAs<{ groups: { items: { id: string; product_slug: string }[] }[] }>(
      ...([customer, 'GET', '/api/user/cart/'] as const),
    );
    const inCart = groups.flatMap((group) => group.items);
    const slugOf = ({ item }: ProductItem) => (item as { product_slug: string }).product_slug;
    ids = items.map((one) => inCart.find(({ product_slug: slug }) => slug === slugOf(one))?.id ?? '');
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'takes its files along, hears when one cannot be made, and gets the dialog to the letter (WB-1, LI-10): %i',
    async (at) => {
      const { address = '', product = '' } = items[at] ?? {};
      await page.goto(`${address}?item=${ids[at]}`);
      await builderIsOpen(page);
      const save = page.getByRole('button', { name: 'Save in the cart' });
      await expect.poll(() => save.getAttribute('aria-disabled'), { message: product }).not.toBe('true');

      const maker = /make-export/;
      await page.route(maker, (route) => route.abort('connectionreset'));
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /CSV/ }).first().click();
      const alert = page.getByRole('alertdialog', { name: 'The file could not be made' });
      await alert.waitFor();
      expect(await accessibilityFaults(page, 'dialog[open]'), `of ${product}`).toEqual([]);
      await alert.getByRole('button', { name: 'Close' }).last().click();
      await page.unroute(maker);
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /CSV/ }).first().click(),
      ]);
      expect(download.suggestedFilename(), `of ${product}`).toMatch(/-\d{8}-\d{6}\.csv$/);

      await page.route('**/api/order/ordereditem/**', (route) =>
        route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
      );
      await save.click();
      const oops = page.getByRole('alertdialog', { name: 'Oops!' });
      await oops.getByText('We are sorry, something went wrong. Please try again or reload the page.').waitFor();
      await oops.getByRole('button', { name: 'Reload Page' }).waitFor();
      expect(await accessibilityFaults(page, 'dialog[open]'), `of ${product}`).toEqual([]);
      await page.unroute('**/api/order/ordereditem/**');
      await oops.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL('**/cart');
    },
  );
});
