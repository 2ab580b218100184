import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { anAddress } from './browser/an-address.ts';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, coldItem, fillCart, openAccount, tubeItem } from './browser/open-account.ts';

const { customer: researcher, page, newcomer } = await startJourney();
const purchaser = await newcomer();

/** Where the researcher's bench is. */
const laboratory = anAddress('Rosalind');
const home = { ...laboratory, line1: '9 Private Lane' };

/**
 * A researcher has no PO number, and the purchaser knows nothing of guides: the cart goes from one to the other by a
 * link, is paid by the second, and both see the order.
 */
describe('a purchaser pays the cart of a researcher', () => {
  let link: string;
  let purchaserEmail: string;
  let number: string;

  test('the researcher sends the cart, and a wrong address is named at its field', async () => {
    await openAccount(researcher, 'Rosalind');
    ({ email: purchaserEmail } = await openAccount(purchaser, 'Paula'));
    await fillCart(researcher, tubeItem('shared-g1'), coldItem);
    for (const address of [laboratory, home]) await callAs(researcher, 'POST', '/api/user/addresses/', address);
    await page.goto('/cart');
    const share = page.getByRole('region', { name: 'Somebody else holds the PO?' });
    await share.getByLabel('Their e-mail address').fill('purchasing');
    await share.getByRole('button', { name: 'Send the link' }).click();
    await share.getByText('Please enter a valid e-mail address.').waitFor();
    await share.getByLabel('Their e-mail address').fill(purchaserEmail);
    await share.getByLabel(/^Message/).fill('Grant 4410, please.');
    await share.getByRole('checkbox', { name: /40 Quarry Road/ }).check();
    await share.getByRole('button', { name: 'Send the link' }).click();
    await share.getByText('Sent, not opened yet').waitFor();
    await share.getByText('shows one address').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('everyone with the link sees what it is, what it costs, and the address that was ticked (CA-30)', async () => {
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(purchaserEmail)}`;
    const mails = await callAs<{ subject: string; links: string[] }[]>(purchaser, 'GET', outbox);
    link = mails.find(({ subject }) => subject === 'You are asked to pay a Cutsite order')?.links[0] ?? '';
    const stranger = await newcomer({ width: 390, height: 844, colorScheme: 'dark' });
    await stranger.page.goto(link);
    await stranger.page.getByRole('heading', { name: 'Rosalind Vale asks you to pay an order' }).waitFor();
    await stranger.page.getByText('Grant 4410, please.').waitFor();
    await stranger.page.getByText('40 Quarry Road').waitFor();
    expect(await stranger.page.getByText('9 Private Lane').count()).toBe(0);
    const items = stranger.page.getByRole('list', { name: 'Items' });
    await items.getByText(/SpCas9, .*3 nmol/).waitFor();
    await stranger.page.getByText('shared-g1', { exact: true }).last().click();
    await stranger.page.getByRole('cell', { name: 'CCAUUGUUCAAUAUCGUCCG' }).waitFor();
    const [download] = await Promise.all([
      stranger.page.waitForEvent('download'),
      stranger.page.getByRole('button', { name: 'All as CSV' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('shared-g1,CCAUUGUUCAAUAUCGUCCG');
    await stranger.page.getByRole('heading', { name: 'Sign in to take it over and pay' }).waitFor();
    expect(await accessibilityFaults(stranger.page)).toEqual([]);
    await page.getByText('Opened', { exact: true }).waitFor();
  });

  test('the purchaser takes it over, and the researcher sees it happen', async () => {
    await purchaser.page.goto(link);
    await purchaser.page.getByRole('button', { name: 'Take it over and check out' }).click();
    await purchaser.page.waitForURL('**/checkout?order=*');
    const [held] = (await callAs<{ orders: { order_id: string }[] }>(purchaser, 'GET', '/api/user/held_orders/'))
      .orders;
    const { shares } = await callAs<{ shares: { state: string; taken_by: string }[] }>(
      researcher,
      'GET',
      `/api/order/${held?.order_id ?? ''}/shares/`,
    );
    expect(shares).toMatchObject([{ state: 'taken', taken_by: 'Paula Vale' }]);
    // What the researcher adds from now on is another cart.
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  test('checks it out and places it with a PO number and a cost centre', async () => {
    const at = purchaser.page;
    // Where the researcher wants it is chosen already (CA-31).
    await at
      .getByRole('radio', { name: /40 Quarry Road.* shared with this cart/ })
      .and(at.locator(':checked'))
      .waitFor();
    await at.getByRole('button', { name: 'Ship here', exact: true }).click();
    await at.getByRole('button', { name: 'Bill here', exact: true }).click();
    await at.getByRole('button', { name: 'Use these methods', exact: true }).click();
    await at.getByRole('button', { name: 'Add a cost centre', exact: true }).click();
    await at.getByRole('textbox', { name: 'Cost centre' }).fill('CC-4410-22');
    await at.getByRole('button', { name: 'Save', exact: true }).click();
    await at.getByText('Cost centre CC-4410-22').waitFor();
    await at.getByRole('radio', { name: /^Purchase order/ }).check();
    await at.getByLabel('PO number').fill('4500-88211');
    await at.getByRole('checkbox', { name: /terms of sale/ }).check();
    await at.getByRole('button', { name: /^Place the order/ }).click();
    await at.waitForURL('**/checkout/confirm?order=*');
    const placed = at.getByText(/CS-[0-9A-Z]{4}-[0-9A-Z]{4}/).first();
    number = /CS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await placed.innerText())?.[0] ?? '';
    expect(number).not.toBe('');
  });

  test.each([
    ['the researcher', researcher],
    ['the purchaser', purchaser],
  ])('%s finds the order with its PO number', async (_, who) => {
    await who.page.goto('/account/orders');
    await who.page.getByRole('link', { name: number }).click();
    await who.page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await who.page.getByText('4500-88211').first().waitFor();
  });

  test('the link only says that it is paid', async () => {
    await purchaser.page.goto(link);
    await purchaser.page.getByText('This cart has been ordered and paid.').waitFor();
  });
});
