import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { openAccountElsewhere, password } from '../browser/open-account.ts';
import { chooseDelivery, choosePayment, mailsTo, orderPlaced } from '../browser/ready-to-pay.ts';
import { signInAsStaff } from '../office/staff.ts';

const { customer, page, newcomer } = await startJourney();

/**
 * From a request that a visitor writes to a paid order: signed in on the way, quoted in the office, ordered as every
 * quote (RQ-1, RQ-28, RQ-29), with files of both sides (RQ-30).
 */
describe('a visitor orders what sales has quoted', () => {
  let request: { readonly id: string; readonly number: string };
  let email: string;

  test('asks for it before signing in, which comes on the way', async () => {
    ({ email } = await openAccountElsewhere(newcomer, 'Nadia'));
    await page.goto('/requests?type=partnership', { waitUntil: 'networkidle' });
    await page.getByLabel('Organisation').fill('Vale Lab');
    await page.getByRole('checkbox', { name: 'Long-term supply' }).check();
    await page.getByLabel('The idea').fill('Two clones a month');
    await page.getByLabel('Short title').fill('GFP at LMNB1');
    await page.getByLabel('What it should do for you at the end').fill('Imaging of the lamina');
    await page.getByLabel('Use', { exact: true }).selectOption('research');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: /^Sent as R-/ }).waitFor();
    const link = page.getByRole('link', { name: /^Open R-/ });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    request = {
      id: address.searchParams.get('request') ?? '',
      number: (await link.innerText()).replace('Open ', ''),
    };
  });

  test('is quoted in the office, with a file beside it', async () => {
    const sam = await newcomer();
    await signInAsStaff(sam, 'sam');
    await sam.page.goto(`/office/requests/${request.id}`);
    await sam.page.getByRole('heading', { name: new RegExp(request.number) }).waitFor();
    const file = { name: 'design.txt', mimeType: 'text/plain', buffer: Buffer.from('LOCUS LMNB1') };
    await sam.page.getByLabel('File for the customer').setInputFiles(file);
    await sam.page.getByRole('link', { name: 'design.txt' }).waitFor();
    await sam.page.getByRole('button', { name: 'Make a quote' }).click();
    await sam.page.getByRole('button', { name: 'Send the quote' }).click();
    await sam.page.getByText('Say what it is.').waitFor();
    expect(await accessibilityFaults(sam.page)).toEqual([]);
    const form = sam.page.getByRole('form', { name: 'Quote' });
    await form.getByLabel('What it is').fill('GFP at LMNB1, two clones');
    await form.getByLabel('Amount').fill('2');
    await form.getByLabel('Unit').fill('clones');
    await form.getByLabel('Price of one, $').fill('4250');
    await form.getByLabel('Travels').selectOption('dry_ice');
    await form.getByLabel('To the customer').fill('Two clones, as we spoke.');
    await form.getByLabel('Why these prices').fill('The list, less 10 %.');
    await form.getByText('$8,500.00').waitFor();
    await form.getByRole('button', { name: 'Send the quote' }).click();
    await sam.page.getByText('Why these prices, for colleagues: The list, less 10 %.').waitFor();
    await sam.leave();
  });

  test('is told until when it can be ordered, also by a browser whose clock is a year ahead', async () => {
    const ahead = await newcomer();
    await ahead.context.addCookies(await customer.context.cookies());
    await ahead.page.clock.setFixedTime(Date.now() + 365 * 86_400_000);
    await ahead.page.goto(`/account/requests/detail?request=${request.id}`);
    await ahead.page.getByRole('heading', { name: /^Order the quote by .*, or decline it$/ }).waitFor();
    await ahead.leave();
  });

  test('finds the quote and the file in the request, and answers with one', async () => {
    await page.goto(`/account/requests/detail?request=${request.id}`);
    await page.getByText('Two clones, as we spoke.').waitFor();
    await page.getByRole('link', { name: 'design.txt' }).waitFor();
    expect(await page.getByText('less 10 %').count()).toBe(0);
    const file = { name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('LOCUS ACTB') };
    await page.getByLabel('File for the request').setInputFiles(file);
    await page.getByRole('link', { name: 'map.txt' }).waitFor();
    await page.getByText('$8,500.00').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'See or order the quote' }).click();
    await page.getByRole('heading', { name: /^Quote Q-/ }).waitFor();
    await page.getByText('GFP at LMNB1, two clones').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('pays for it by purchase order, and the papers name it', async () => {
    const orderId = new URL(page.url()).searchParams.get('order') ?? '';
    await chooseDelivery(customer, orderId, 'express');
    await choosePayment(customer, orderId, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('PO-8500');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    const number = await orderPlaced(customer);
    const confirmation = await customer.context.request.get(`/api/order/${orderId}/order-confirmation/`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await confirmation.body())), {
      mergePages: true,
    });
    expect(text).toContain('GFP at LMNB1, two clones');
    await page.goto(`/account/requests/detail?request=${request.id}`);
    await page.getByText(`Order ${number}`).waitFor();
    await page.getByText('Ordered', { exact: true }).waitFor();
    expect(await mailsTo(customer, email)).toContain(`Your request ${request.number}: ordered as ${number}`);
  });
});
