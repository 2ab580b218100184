import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { callAs, openAccount } from './browser/open-account.ts';
import { builderIsOpen, openBuilder, pasteHere } from './browser/paste.ts';
import { chooseDelivery, choosePayment, orderPlaced } from './browser/ready-to-pay.ts';
import { copyCheckout } from './harness/own-checkout.ts';
import { startOwnStore } from './harness/own-store.ts';

/** docs/adding/a-product.md: the two routes of a product and the view of its items, in a checkout of its own. */
const checkout = await copyCheckout();
await checkout.addLines('apps/web/app/routes.ts', "  index('routes/home.tsx'),", [
  "  route('order/test-oligos', 'routes/test-oligos/order.tsx'),",
  "  route('order/test-oligos/projects', 'routes/test-oligos/projects.tsx'),",
]);
const views = 'apps/web/app/products/item-views.ts';
await checkout.addLines(views, "import type { ItemView } from '../platform/item-view.ts';", [
  "import { oligoView } from '../features/test-oligos/oligo-view.tsx';",
]);
await checkout.addLines(views, 'export const itemViews = {', ['  probe_plate: oligoView,']);
const store = await startOwnStore({}, { projectFolder: checkout.folder, main: 'testing/main-with-probe-plates.ts' });
afterAll(async () => {
  await store.end();
  await checkout.remove();
});
const newcomer = await openDoor({ storeUrl: store.url });
const address = '/order/test-oligos';

/** How many files of a build speak of the product. */
async function filesThatNameIt(folder: string): Promise<number> {
  const build = join(folder, 'apps/web/build');
  const files = (await readdir(build, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(?:js|css|json)$/.test(entry.name),
  );
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
  return texts.filter((text) => text.includes('test-oligos')).length;
}

test('only the build with its routes holds the product: the one that ships has none of it', async () => {
  expect(await filesThatNameIt(checkout.folder)).toBeGreaterThan(0);
  expect(await filesThatNameIt(fileURLToPath(new URL('..', import.meta.url)))).toBe(0);
});

describe('a product of 384 wells that is made of the builder and a few files', () => {
  let customer: Customer;
  let page: Page;
  beforeAll(async () => {
    customer = await newcomer();
    page = customer.page;
    await openBuilder(page, address);
    return () => customer.leave();
  });
  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}\\b`) });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const saved = () => page.getByText(/Draft saved in/).waitFor();

  test('has the last well of 384, settings and a panel of its own', async () => {
    await well('P24').waitFor();
    await page.getByRole('combobox', { name: 'Dye' }).selectOption('HEX');
    await page.getByRole('combobox', { name: 'Replicates' }).selectOption('2');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('takes what is typed, checks it by its own rules and prices it from the price list', async () => {
    await well('P24').click();
    await field('Name').fill('last');
    await field('Sequence').fill('ACGU');
    await page.getByText('An oligo is made of A, C, G and T.').first().waitFor();
    await page.getByText('Fix 1 oligo to order').waitFor();
    await field('Sequence').fill('ACGT');
    await page.getByText('4 nt, GC 50 %').waitFor();
    await page.getByText('$10.00').waitFor();
  });

  test('takes a list from the clipboard, and takes it back with Undo', async () => {
    await well('A01').click();
    await pasteHere(page, 'a-1\tACGTACGT\na-2\tACGTACGG');
    await page.getByText('2 oligos pasted into A01 to A02.').first().waitFor();
    await well('A02')
      .and(page.getByRole('gridcell', { name: /a-2/ }))
      .waitFor();
    await page.getByText('$30.00').waitFor();
    await page.getByRole('button', { name: 'Undo: paste 2 oligos' }).click();
    await page.getByText('$10.00').waitFor();
    await page.getByRole('button', { name: 'Redo: paste 2 oligos' }).click();
    await page.getByText('$30.00').waitFor();
    await saved();
  });

  test('takes a file of 384 wells, shows it first, and keeps filled wells by default', async () => {
    const wells = [...'ABCDEFGHIJKLMNOP'].flatMap((row) => Array.from({ length: 24 }, (_, at) => `${row}${at + 1}`));
    const lines = wells.map((label, at) => `${label},f-${at + 1},ACGTTGCA`);
    await page.getByRole('button', { name: 'Add oligos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add oligos to Plate 1' });
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    const buffer = Buffer.from(['Well,Name,Sequence', ...lines].join('\n'));
    await dialog.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    const kept = dialog.getByRole('radio', { name: /^Keep what is there/ });
    await dialog.getByText('3 rows name wells that hold something else').waitFor();
    expect(await kept.isChecked()).toBe(true);
    await dialog.getByText('762 × $5.00 = + $3,810.00').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 381 oligos' }).click();
    await page.getByText('381 oligos added to Plate 1.').waitFor();
    await well('P23')
      .and(page.getByRole('gridcell', { name: /f-383/ }))
      .waitFor();
    await page.getByRole('button', { name: 'Undo: add 381 oligos' }).click();
    await page.getByText('$30.00').waitFor();
  });

  test('is as it was after a reload', async () => {
    await page.reload();
    await builderIsOpen(page);
    await page.getByText('$30.00').waitFor();
    expect(await page.getByRole('combobox', { name: 'Dye' }).inputValue()).toBe('HEX');
  });

  test('is told apart in its own list of projects', async () => {
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Screening set');
    await saved();
    await page.goto(`${address}/projects`);
    await page.getByText('3 oligos').waitFor();
    await page.getByRole('link', { name: 'Screening set' }).click();
    await builderIsOpen(page);
    await page.getByText('$30.00').waitFor();
  });

  test('is worked on in one tab at a time', async () => {
    const second = await customer.context.newPage();
    await second.goto(page.url());
    await second.getByText('This project is open in another tab.').waitFor();
    await second.getByRole('button', { name: 'Work here instead' }).click();
    await page.getByText('This project is open in another tab.').waitFor();
    await second.close();
  });

  test('goes into the cart as a plate of its own kind, and is edited from there', async () => {
    await openAccount(customer, 'Odile');
    await page.reload();
    await builderIsOpen(page);
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])')).click();
    await page.waitForURL('**/cart');
    await page.getByRole('img', { name: 'Plate 1: 3 of 384 wells' }).waitFor();
    await page.getByText('three oligos, HEX').waitFor();
    await page.getByRole('link', { name: 'Edit Plate 1', exact: true }).click();
    await page.getByRole('group', { name: 'Editing an item of your cart' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Replicates' }).inputValue()).toBe('2');
    await page.getByRole('combobox', { name: 'Dye' }).selectOption('FAM');
    await page.getByRole('button', { name: 'Save in the cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('three oligos, FAM').waitFor();
  });

  test('is ordered by purchase order, and the order shows it', async () => {
    const { order_id: id } = await callAs<{ order_id: string }>(customer, 'GET', '/api/user/cart/');
    await chooseDelivery(customer, id, 'express');
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('PO-384');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    await orderPlaced(customer);
    await page.goto(`/account/orders/detail?order=${id}`);
    await page.getByText('Probe plate, 3 probes on a 384-well plate, FAM, 2 replicates').waitFor();
  });
});
