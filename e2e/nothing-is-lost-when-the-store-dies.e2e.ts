import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { signInAsRosa } from './browser/sign-in.ts';
import { guides, rna } from './guides/plate-of-guides.ts';
import { startOwnStore } from './harness/own-store.ts';

const addCall = '**/api/order/add/';

const store = await startOwnStore();
afterAll(() => store.end());
const { page } = await startJourney({ storeUrl: store.url, expectsTrouble: true });

/**
 * The store is killed after it has put a plate into the cart and before it has said so. Whatever the researcher does
 * next, the plate is in the cart once (rulings 37 and 39).
 */
describe('a researcher whose store dies in the middle', () => {
  beforeAll(async () => {
    await signInAsRosa(page);
  });

  const pasteAPlate = async (first: number): Promise<void> => {
    await openBuilder(page);
    const rows = guides(60).slice(first, first + 30);
    await paste(
      page,
      page.getByRole('gridcell').first(),
      rows.map((guide) => `${guide.name}\t${rna(guide)}`).join('\n'),
    );
    await page.getByText('30 guides pasted into').waitFor();
  };

  /**
   * The first add reaches the store, and its answer is lost; so is that of the second, which the page sends by itself
   * under the same key. Later ones go through.
   */
  const loseTheAnswer = (meanwhile: () => Promise<void>): Promise<unknown> => {
    let sent = 0;
    return page.route(
      addCall,
      async (route) => {
        sent += 1;
        if (sent === 1) {
          const answer = await route.fetch();
          expect(answer.status()).toBe(201);
          await meanwhile();
        }
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
  };

  const plates = () => page.getByRole('main').getByRole('heading', { name: 'Plate 1', level: 3 });

  test('tries again when the store is back, and the plate is in the cart once', async () => {
    await pasteAPlate(0);
    await loseTheAnswer(() => store.restart('SIGKILL'));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const failure = page.getByRole('alertdialog', { name: 'Oops!' });
    await failure
      .getByText('We are sorry, something went wrong. Please try again or reload the page.', { exact: true })
      .waitFor();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('1 item in 1 shipment').waitFor();
  });

  test('reloads before the answer has come: the add finishes by itself, once', async () => {
    await pasteAPlate(30);
    await loseTheAnswer(() => Promise.resolve());
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('alertdialog', { name: 'Oops!' }).getByRole('button', { name: 'Reload Page' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('2 items in 1 shipment').waitFor();
    expect(await plates().count()).toBe(2);
  });

  test('waits for an answer that never comes: the page gives up, sends it again, and the plate was added once', async () => {
    await pasteAPlate(12);
    await page.clock.install();
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const addOnce = async (route: Route) => {
      await route.fetch();
      // The connection ends without an error: no answer ever comes.
      reached();
    };
    await page.route(addCall, addOnce, { times: 1 });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await isReached;
    await page.clock.fastForward('01:00');
    await page.waitForURL('**/cart');
    await page.getByText('3 items in 1 shipment').waitFor();
  });

  test('presses twice, goes back and looks again: the plate was added once and is off the bench', async () => {
    await pasteAPlate(15);
    await page.getByRole('button', { name: 'Add to cart' }).dblclick();
    await page.waitForURL('**/cart');
    await page.getByText('4 items in 1 shipment').waitFor();
    await page.goBack();
    await builderIsOpen(page);
    await page.getByText('Fill 24 more wells of Plate 1 to order').waitFor();
  });

  test('changes a plate whose add was lost: the changed plate is a new add, and nothing is sent unasked', async () => {
    await pasteAPlate(20);
    await loseTheAnswer(() => Promise.resolve());
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('alertdialog', { name: 'Oops!' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('another-name');
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await builderIsOpen(page);
    await page.getByRole('gridcell', { name: 'A01, another-name, filled' }).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('6 items in 1 shipment').waitFor();
  });
});
