import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen, openBuilder } from './browser/paste.ts';
import { pasteRows, rows, well } from './drafts/drafts.ts';

const newcomer = await openDoor({ expectsTrouble: true });

let customer: Customer;
let page: Page;
beforeEach(async () => {
  customer = await newcomer();
  page = customer.page;
});
afterEach(() => customer.leave());

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const saysNothing = async () => {
  expect(await dialog('There is a new version of the store').count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
};
/** Written into the page, so that a reload is noticed. */
const markPage = () => page.evaluate(() => document.body.setAttribute('data-still-open', ''));
const isStillOpen = () => page.evaluate(() => document.body.hasAttribute('data-still-open'));

describe('a researcher whose connection is down for a moment', () => {
  test('reads that something went wrong, tries again and has the dialog; nothing is said of a new version', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add sequences' }).click();
    const oops = page.getByRole('alertdialog', { name: 'Oops!' });
    await oops.waitFor();
    await page.context().setOffline(false);
    await markPage();
    await oops.getByRole('button', { name: 'Try again' }).click();
    await dialog(/Add sequences to/).waitFor();
    expect(await isStillOpen()).toBe(true);
    await saysNothing();
  });

  test('goes on when a part that nobody asked for does not come: it says so in its place, and comes with the connection', async () => {
    let isDown = true;
    await page.route('**/assets/row-marks*', (route) =>
      isDown ? route.abort('internetdisconnected') : route.continue(),
    );
    await openBuilder(page);
    await pasteRows(page, rows(3));
    const missing = page.getByText('This part of the page could not be loaded.');
    await missing.waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('renamed');
    await well(page, 'A01', 'renamed').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.route('**/site-version', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    const stillMissing = page.getByText(
      'This part of the page still could not be loaded. Please check your connection.',
    );
    await stillMissing.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
    await page.unroute('**/site-version');
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await stillMissing.waitFor({ state: 'detached' });
    await saysNothing();
    await page.unroute('**/assets/row-marks*');
  });

  test('asks in the moment in which the store starts again: trying again loads the page again, and nothing is lost', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await page.route('**/assets/add-sequences-dialog*', (route) => route.abort('connectionrefused'), { times: 1 });
    await page.route('**/site-version', (route) => route.abort('connectionrefused'), { times: 2 });
    await page.getByRole('button', { name: 'Add sequences' }).click();
    const oops = page.getByRole('alertdialog', { name: 'Oops!' });
    await oops.getByRole('button', { name: 'Try again' }).click();
    await oops.getByRole('button', { name: 'Try again' }).click();
    await well(page, 'A01', 'guide-1').waitFor();
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await dialog(/Add sequences to/).waitFor();
  });
});

describe('a researcher whose page comes just as the store is put up again', () => {
  test('gets scripts that are gone: the page loads itself again, once, and a paste meanwhile is not lost', async () => {
    let refused = 0;
    await page.route('**/assets/*.js', (route) => {
      refused += 1;
      return refused > 3 ? route.continue() : route.abort('connectionrefused');
    });
    await page.goto('/order/guide-rna', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'cutsiteEarlyPaste' in globalThis);
    await builderIsOpen(page);
    expect(refused).toBeGreaterThan(3);
    await pasteRows(page, rows(2));
  });

  test('reads a message when that does not help, and the page does not load itself again and again', async () => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
    await page.goto('/order/guide-rna', { waitUntil: 'commit' });
    await page.getByText('This page did not load completely.').waitFor();
    expect(documents).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await builderIsOpen(page);
  });
});
