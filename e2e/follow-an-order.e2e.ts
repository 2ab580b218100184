import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, openAccount, tubeItem } from './browser/open-account.ts';
import { openBuilder } from './browser/paste.ts';
import { signInByForm } from './browser/sign-in.ts';
import { type PlacedByPo, placeOrder } from './orders/place-order.ts';

const { customer, page, newcomer } = await startJourney();
const production = await newcomer();
const sales = await newcomer();

/**
 * An order is followed from the day it is paid to the door: what has happened, what comes next, the tracking number,
 * the papers, and the plate map that goes back into the builder (mock-up 07).
 */
describe('a researcher follows an order (OR-1, OR-2, OR-7)', () => {
  let email: string;
  let order: PlacedByPo;
  let boxes: { readonly id: string; readonly temperature: string }[];

  const move = (body: object) => callAs(production, 'POST', `/api/staff/order/${order.id}/change-status/`, body);
  const box = (temperature: string) => boxes.find((box) => box.temperature === temperature)?.id;
  const shipment = (name: RegExp) => page.getByRole('region', { name });

  beforeAll(async () => {
    await callAs(production, 'POST', '/account/api-login', {
      username: 'pia@cutsite.example',
      password: 'guide-the-cut',
    });
  });

  test('learns on the empty page what will be found there, and finds the order once it is paid', async () => {
    ({ email } = await openAccount(customer, 'Ines'));
    await page.goto('/account/orders');
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    order = await placeOrder(customer, { plateName: 'Kinase screen', poNumber: '4500-77120' });
    await page.reload();
    await page
      .getByRole('row', { name: new RegExp(order.number) })
      .getByText('Order placed')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('searches by PO number and by item, and reads when nothing is found', async () => {
    const search = page.getByRole('searchbox', { name: 'Find an order' });
    await search.fill('4500-771 kinase');
    await page.getByText('1 order with “4500-771 kinase”').waitFor();
    await search.fill('no such thing');
    await page.getByText('Parts of words are enough').waitFor();
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await page.getByRole('link', { name: order.number }).click();
    await page.getByRole('heading', { name: `Order ${order.number}` }).waitFor();
  });

  test('sees what comes next on the order, and that it can still be cancelled', async () => {
    await page.getByRole('heading', { name: 'We have your order' }).waitFor();
    await shipment(/^Ambient/)
      .getByText(/^expected by/)
      .first()
      .waitFor();
    const cancel = page.getByRole('button', { name: 'Cancel order' });
    expect(await cancel.getAttribute('aria-disabled')).toBeNull();
    expect(await accessibilityFaults(page)).toEqual([]);
    const shown = await callAs<{ shipments: typeof boxes }>(customer, 'GET', `/api/order/${order.id}/status/`);
    boxes = shown.shipments;
  });

  test('sees it being made, then one box leave with its tracking number, and gets the mail', async () => {
    await move({ status: 'in_production' });
    await page.reload();
    await page.getByRole('heading', { name: 'Your order is being made' }).waitFor();
    // Blocked, yet it can be reached and pressed, and then says why.
    await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
    await page.getByText('This order is in production and can no longer be cancelled here.').waitFor();
    await move({
      status: 'shipped',
      group_id: box('ambient'),
      tracking_number: '7712 3456 7890',
      shipping_carrier: 'FedEx',
    });
    await page.reload();
    await shipment(/^Ambient/)
      .getByRole('link', { name: 'Follow the parcel' })
      .waitFor();
    await shipment(/^Cold packs/)
      .getByText('In production')
      .first()
      .waitFor();
    expect(
      await shipment(/^Ambient/)
        .getByText('771234567890')
        .count(),
    ).toBe(1);
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(email)}`;
    const mails = await callAs<{ subject: string; text: string }[]>(customer, 'GET', outbox);
    const mail = mails.find(({ subject }) => subject === `A shipment of your order ${order.number} has left`);
    expect(mail?.text).toContain('771234567890');
  });

  /** Presses a button of the documents; the file that comes. */
  async function downloaded(name: RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('region', { name: 'Documents' }).getByRole('link', { name }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  test.each([
    ['the order confirmation', /^Order confirmation/, 'order-confirmation', ['Kinase screen', '4500-77120', 'H12|C06']],
    ['the invoice, now that something has left', /^Invoice/, 'invoice', ['Net 30, due', 'Bill to', '4500-77120']],
    ['the packing list of the box, without a price', /^Packing list, Ambient/, 'packing-list', ['771234567890']],
  ])('downloads %s', async (_, link, prefix, words) => {
    const file = await downloaded(link);
    const number = prefix === 'invoice' ? String.raw`INV-\d{4}-\d{6}` : order.number;
    expect(file.name).toMatch(new RegExp(`^${prefix}-${number}.pdf$`));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)));
    for (const word of words) expect(text.join('\n')).toMatch(new RegExp(word));
  });

  test('downloads the plate map, and has the same guides in the builder again', async () => {
    const workbook = await downloaded(/^Plate map.*XLSX/);
    expect(workbook.name).toMatch(new RegExp(String.raw`^plate-map-${order.number}-\d{8}-\d{6}\.xlsx$`));
    const { sheets } = await readXlsx(workbook.bytes);
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([['Kinase screen', 31]]);

    const csv = await downloaded(/^Plate map.*CSV/);
    await openBuilder(page);
    await page.getByRole('button', { name: 'Add sequences' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    await dialog.locator('input[type=file]').setInputFiles({ name: csv.name, mimeType: 'text/csv', buffer: csv.bytes });
    await dialog.getByRole('button', { name: 'Add 30 guides' }).click();
    const [, first] = csv.bytes.toString().split('\r\n');
    await page.getByRole('gridcell', { name: new RegExp(`^A01, ${first?.split(',')[2]}, filled`) }).waitFor();
  });

  test('sees the rest arrive', async () => {
    await move({ status: 'shipped', group_id: box('cold_packs'), tracking_number: 'COLD-1234' });
    for (const box of boxes) await move({ status: 'delivered', group_id: box.id });
    await page.goto(`/account/orders/detail?order=${order.id}`);
    await page.getByRole('heading', { name: 'Everything has arrived' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('sees what is given back of it and why, and downloads the credit note', async () => {
    await callAs(sales, 'POST', '/account/api-login', { username: 'sam@cutsite.example', password: 'guide-the-cut' });
    await callAs(sales, 'POST', '/api/staff/second-factor/', { for: 'step_up', kind: 'demo_code', proof: '424242' });
    const reason = 'Three wells arrived empty.';
    await callAs(sales, 'POST', `/api/staff/order/${order.id}/refund/`, { amount: '12.50', reason });
    await page.reload();
    const given = page.getByRole('listitem').filter({ hasText: reason });
    await given.getByText('$12.50').waitFor();
    await given.getByText('off the invoice').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { name, bytes } = await downloaded(/^Credit note/);
    expect(name).toMatch(/^credit-note-CN-.{4}-.{4}\.pdf$/);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    for (const word of [reason, '$12.50', order.number]) expect(text.join('\n')).toContain(word);
  });

  test('orders the same again: what is as it was goes straight to the cart', async () => {
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: 'Kinase screen' }).waitFor();
  });

  test('reads first what has changed: a tube whose name is in the cart already', async () => {
    const tube = await placeOrder(customer, { items: [tubeItem('TP53-again')] });
    await callAs(customer, 'POST', `/api/order/${tube.id}/order-again/`);
    await page.goto(`/account/orders/detail?order=${tube.id}`);
    await page.getByRole('button', { name: 'Order again' }).click();
    const dialog = page.getByRole('dialog', { name: 'In the cart, with changes' });
    await dialog.getByText('“TP53-again” is in the cart already: this one is called').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go to the cart' }).click();
    await page.waitForURL('**/cart');
  });

  test('cancels another one, after being asked once more', async () => {
    const other = await placeOrder(customer, { plateName: 'Ordered twice' });
    await page.goto(`/account/orders/detail?order=${other.id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${other.number}?` });
    await dialog.getByText('there is nothing to pay').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('ordered twice');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
    await page.getByText('ordered twice').first().waitFor();
  });

  test('cannot see anybody else’s order', async () => {
    const stranger = await newcomer({ width: 390, height: 844 });
    await stranger.page.goto(`/account/orders/detail?order=${order.id}`);
    await signInByForm(stranger.page, 'dina@reagents.example');
    await stranger.page.getByRole('heading', { name: 'There is no such order' }).waitFor();
    expect(await stranger.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await stranger.leave();
  });
});
