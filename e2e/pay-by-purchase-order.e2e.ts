import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { checkOut, chooseDelivery, choosePayment, mailsTo, orderPlaced, readyToPay } from './browser/ready-to-pay.ts';

const newcomer = await openDoor();

const aPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nPO 4711') });

/** On invoice, with the paper that purchasing gave (PA-3, LI-13; ruling 18). */
describe.each([
  ['at a desk', { width: 1440, height: 900 }],
  ['on a telephone, in the dark', { width: 390, height: 844, colorScheme: 'dark' }],
] as const)('a purchaser pays by purchase order, %s', (_title, window) => {
  let customer: Customer;
  let page: Page;
  let id: string;
  let email: string;

  beforeEach(async () => {
    customer = await newcomer(window);
    page = customer.page;
    ({ id, email } = await readyToPay(customer, 'Paula'));
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    return () => customer.leave();
  });

  const place = () => page.getByRole('button', { name: /^Place the order/ }).click();
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByLabel('Purchase order file').setInputFiles(file);

  test('attaches the paper, loses nothing by a reload, and places the order', async () => {
    await page.getByText('is due 30 days after it.').waitFor();
    expect(await page.getByLabel('Billing contact').inputValue()).toBe('Paula Vale');
    await page.getByLabel('PO number').fill('PO-4711');
    await choose(aPdf('PO 4711.pdf'));
    await page.getByRole('list', { name: 'Attached files' }).getByText('PO 4711.pdf').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('list', { name: 'Attached files' }).getByText('PO 4711.pdf').waitFor();
    expect(await page.getByLabel('PO number').inputValue()).toBe('PO-4711');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await place();
    const number = await orderPlaced(customer);
    // What comes late above the link would move it away from under the pointer.
    await page.waitForLoadState('networkidle');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PO 4711.pdf' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('PO 4711.pdf');
    // What was ordered, guide by guide (OR-12).
    const lists = page.getByRole('region', { name: 'Full lists' });
    await lists.locator('summary').first().click();
    const list = lists.getByRole('region', { name: /^List of / }).getByRole('row');
    await list.nth(1).waitFor();
    expect(await list.nth(1).textContent()).toMatch(/[ACGU]{18,}/);
    expect((await mailsTo(customer, email)).filter((subject) => subject.includes(number))).toHaveLength(1);
  });

  test('reads beside the field what is missing, and why a file cannot be attached', async () => {
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByLabel('Invoice goes to').fill('purchasing');
    await place();
    await page.getByText('The PO number is required.').waitFor();
    await page.getByText('The e-mail address of the billing contact is not valid.').waitFor();
    await choose({ ...aPdf('PO.pdf'), buffer: Buffer.from('<html>') });
    await page
      .getByText('The content of PO.pdf is not PDF, although its name says so. Please save it as PDF again.')
      .waitFor();
    await choose({ ...aPdf('PO.exe'), buffer: Buffer.from('MZ') });
    await page.getByText(/PO\.exe can't be attached/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is told where a PO number stands already, and may use it again (PA-16)', async () => {
    await page.getByLabel('PO number').fill('PO-8812');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await place();
    const first = await orderPlaced(customer);
    id = await checkOut(customer);
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('po-8812 ');
    const terms = page.getByRole('checkbox', { name: /terms of sale/ });
    const below = async () =>
      ((await terms.boundingBox())?.y ?? 0) - ((await page.getByLabel('PO number').boundingBox())?.y ?? 0);
    const before = await below();
    await page.getByLabel('Billing contact').focus();
    await page.getByRole('status').getByRole('link', { name: first }).waitFor();
    expect(await below()).toBe(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    await terms.check();
    await place();
    expect(await orderPlaced(customer)).not.toBe(first);
  });

  test('places nothing at a total that was not shown, and then at the new one (PA-17)', async () => {
    await page.getByLabel('PO number').fill('PO-4712');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    const button = page.getByRole('button', { name: /^Place the order/ });
    const shown = await button.innerText();
    // In another window, of which this one has not heard.
    await chooseDelivery(customer, id, 'express');
    await place();
    await page
      .getByText(/The total is now \$\d+\.\d\d; it was \$\d+\.\d\d\. Please look at the order again\./)
      .waitFor();
    await page.waitForFunction((before) => !document.body.innerText.includes(before), shown);
    expect(await page.getByLabel('PO number').inputValue()).toBe('PO-4712');
    await place();
    await orderPlaced(customer);
  });

  test('takes a wrong paper away again', async () => {
    await choose(aPdf('wrong.pdf'));
    await page.getByRole('button', { name: 'Remove wrong.pdf' }).click();
    await page.getByRole('list', { name: 'Attached files' }).waitFor({ state: 'detached' });
  });
});
