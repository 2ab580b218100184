import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { anAddress } from './browser/an-address.ts';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, fillCart, openAccount, tubeItem } from './browser/open-account.ts';

const { customer, page } = await startJourney();

const address = anAddress('Quinn');

/** A cart becomes a quote, a quote becomes a cart again, or an order (QU-1). */
describe('a purchaser orders what was quoted', () => {
  let id: string;
  let quoteNumber: string;

  test('saves the cart as a quote, which has a number and an end', async () => {
    await openAccount(customer, 'Quinn');
    id = await fillCart(customer, tubeItem('quoted-g1'));
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Save as quote' }).click();
    await page.waitForURL('**/quote?order=*');
    const heading = page.getByRole('heading', { name: /^Quote Q-/ });
    quoteNumber = (await heading.innerText()).replace('Quote ', '');
    await page.getByText('Valid', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('downloads the paper for the file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PDF', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${quoteNumber}.pdf`);
    const bytes = await readFile(await download.path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain(quoteNumber);
    expect(text).toContain('quoted-g1');
  });

  test('turns it back into a cart, and saves it again under another number', async () => {
    await page.getByRole('button', { name: 'Turn back into a cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: 'quoted-g1', level: 3 }).waitFor();
    await page.getByRole('button', { name: 'Save as quote' }).click();
    await page.waitForURL('**/quote?order=*');
    const again = (await page.getByRole('heading', { name: /^Quote Q-/ }).innerText()).replace('Quote ', '');
    expect(again).not.toBe(quoteNumber);
    quoteNumber = again;
    await page.goto('/account/quotes');
    await page
      .getByRole('row', { name: new RegExp(again) })
      .getByText('Valid', { exact: true })
      .waitFor();
    await page.getByText('Withdrawn').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('recalculates it: a new version, and the older one says by which it was replaced (ruling 48)', async () => {
    await page.getByRole('link', { name: quoteNumber, exact: true }).click();
    await page.getByText(/^Ships by \w+ \d+ \w+/).waitFor();
    await page.getByRole('button', { name: 'Recalculate' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make a new version' }).click();
    await page.getByRole('heading', { name: `Quote ${quoteNumber}-2` }).waitFor();
    await page.goto('/account/quotes');
    await page.getByRole('link', { name: quoteNumber, exact: true }).click();
    await page.getByText('This version was replaced by').waitFor();
    expect(await page.getByRole('link', { name: 'Order it' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    quoteNumber = `${quoteNumber}-2`;
    await page.goto('/account/quotes');
  });

  test('orders it at the quoted price, and the quote says so', async () => {
    await page.getByRole('link', { name: quoteNumber, exact: true }).click();
    await page.getByRole('link', { name: 'Order it' }).waitFor();
    for (const kind of ['shipping', 'billing']) {
      await callAs(customer, 'POST', `/api/order/update-address/${id}/`, { address_type: kind, address });
    }
    await page.getByRole('link', { name: 'Order it' }).click();
    await page.getByRole('button', { name: 'Use this method', exact: true }).click();
    await page.getByRole('radio', { name: /^Purchase order/ }).check();
    await page.getByLabel('PO number').fill(`Quote ${quoteNumber}`);
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    await page.waitForURL('**/checkout/confirm?order=*');
    await page
      .getByText(/CS-[0-9A-Z]{4}-[0-9A-Z]{4}/)
      .first()
      .waitFor();
    await page.goto(`/quote?order=${id}`);
    await page.getByText('Ordered', { exact: true }).waitFor();
    await page.goto(`/account/orders/detail?order=${id}`);
    await page.getByRole('link', { name: `Quote ${quoteNumber}`, exact: true }).waitFor();
  });
});
