import { describe, expect, test } from 'vitest';
import { anAddress } from './browser/an-address.ts';
import type { Customer } from './browser/customer.ts';
import { startJourney } from './browser/journey.ts';
import { watchMoves, watchMovesNow } from './browser/moves.ts';
import { callAs, coldItem, fillCart, openAccount, tubeItem } from './browser/open-account.ts';

const { customer, page, newcomer } = await startJourney({ isFirstVisit: true });
const colleague = await newcomer();

const laboratory = anAddress('Rosalind');

/** Each call of the page is answered late, and those that answer one press come one after the other. */
const slowDown = ({ context }: Customer) =>
  context.route('**/api/**', async (route) => {
    await new Promise((answer) => {
      setTimeout(answer, 200);
    });
    await route.continue();
  });

/** A press that lands beside its button is lost: what can be pressed stays where it is while answers come. */
describe('on a slow line, nothing that can be pressed moves by itself (WB-30)', () => {
  test('what moves is seen', async () => {
    const { page: empty } = await newcomer();
    const movesSeen = await watchMoves(empty);
    await empty.goto('/help');
    await empty.evaluate(() => document.body.prepend('Late'));
    await empty.waitForFunction(() => (globalThis as unknown as { moves: unknown[] }).moves.length > 0);
    expect(await movesSeen()).not.toEqual([]);
  });

  test('search and cart, when the visitor’s name and the number of items come', async () => {
    await openAccount(customer, 'Rosalind');
    await fillCart(customer, tubeItem('shared-g1'), coldItem);
    await callAs(customer, 'POST', '/api/user/addresses/', laboratory);
    // The first page shows how wide the name is.
    await page.goto('/help');
    await page.getByRole('button', { name: 'Rosalind Vale' }).waitFor();
    const movesSeen = await watchMoves(page);
    await slowDown(customer);
    for (const path of ['/help', '/account/orders']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Rosalind Vale' }).waitFor();
      await page.getByRole('link', { name: 'Cart, 2 items' }).first().waitFor();
      expect((await movesSeen()).filter(({ from }) => from[1] < 60)).toEqual([]);
    }
  });

  test('the way to stop a link, when its state changes', async () => {
    const { email } = await openAccount(colleague, 'Paula');
    await page.goto('/cart');
    const share = page.getByRole('region', { name: 'Somebody else holds the PO?' });
    await share.getByLabel('Their e-mail address').fill(email);
    await share.getByRole('checkbox', { name: /40 Quarry Road/ }).check();
    await share.getByRole('button', { name: 'Send the link' }).click();
    await share.getByText('Sent, not opened yet').waitFor();
    const movesSeen = await watchMovesNow(page);
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(email)}`;
    const [mail] = (await callAs<{ links: string[]; subject: string }[]>(customer, 'GET', outbox)).filter(
      ({ subject }) => subject.startsWith('You are asked to pay'),
    );
    await colleague.page.goto(mail?.links[0] ?? '');
    await share.getByText('Opened', { exact: true }).waitFor();
    expect(await movesSeen()).toEqual([]);
  });

  test('the buttons of the checkout, while each step is taken', async () => {
    const at = colleague.page;
    const movesSeen = await watchMoves(at);
    await slowDown(colleague);
    await at.getByRole('button', { name: 'Take it over and check out' }).click();
    await at.waitForURL('**/checkout?order=*');
    for (const [button, next] of [
      ['Ship here', 'Who gets the invoice?'],
      ['Bill here', 'How should the two shipments travel?'],
      ['Use these methods', 'How would you like to pay?'],
    ] as const) {
      await at.getByRole('button', { name: button, exact: true }).click();
      await at.getByRole('heading', { name: next }).waitFor();
      await at.waitForLoadState('networkidle');
      expect(await movesSeen(), `after “${button}”`).toEqual([]);
    }
    await at.getByRole('button', { name: 'Add a cost centre', exact: true }).click();
    await at.getByRole('textbox', { name: 'Cost centre' }).fill('CC-4410-22');
    await at.getByRole('button', { name: 'Save', exact: true }).click();
    await at.getByText('Cost centre CC-4410-22').waitFor();
    expect(await movesSeen(), 'after “Save”').toEqual([]);
  });
});
