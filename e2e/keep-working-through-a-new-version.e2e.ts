import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { signInAsRosa } from './browser/sign-in.ts';
import { nameOf, pasteRows, rows, saved, well } from './drafts/drafts.ts';
import { copyCheckout } from './harness/own-checkout.ts';
import { startOwnStore } from './harness/own-store.ts';

const checkout = await copyCheckout();
const store = await startOwnStore({}, { projectFolder: checkout.folder });
afterAll(async () => {
  await store.end();
  await checkout.remove();
});
// Until the store is back, each request to it fails.
const newcomer = await openDoor({ storeUrl: store.url, expectsTrouble: true });

const assetsDir = join(checkout.folder, 'apps/web/build/client/assets');
const keptDir = join(store.dataFolder, 'site-assets/files');

/** The site is built again and the store started again, as at every release. */
const release = async (): Promise<void> => {
  await checkout.release();
  await store.restart();
};

/** So long ago that what was kept for open pages is gone: only the files of the build that is served are left. */
const forgetEarlierBuilds = async (): Promise<void> => {
  const own = new Set(await readdir(assetsDir));
  for (const name of await readdir(keptDir)) if (!own.has(name)) await rm(join(keptDir, name));
};

let customer: Customer;
let page: Page;
beforeEach(async () => {
  customer = await newcomer();
  page = customer.page;
});
afterEach(() => customer.leave());

const newVersion = () => page.getByRole('dialog', { name: 'There is a new version of the store' });
const saysNothing = async () => {
  expect(await newVersion().count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
};
/** Written into the page, so that a reload is noticed. */
const markPage = (on = page) => on.evaluate(() => document.body.setAttribute('data-still-open', ''));
const isStillOpen = () => page.evaluate(() => document.body.hasAttribute('data-still-open'));

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const pasteIntoDialog = (list: string) =>
  paste(
    page,
    dialog(/Add sequences to/)
      .getByRole('textbox')
      .first(),
    list,
  );
const close = (name: string | RegExp) => dialog(name).getByRole('button', { name: 'Close' }).first().click();

describe('a researcher whose page is open while a new version of the store is put up (decision 25)', () => {
  test('opens every dialog, changes between plates and tubes and puts the plate into the cart; nothing is said', async () => {
    await signInAsRosa(page);
    await openBuilder(page);
    await nameOf(page).fill('Through a release');
    await markPage();
    await release();

    await pasteRows(page, rows(30));
    await saved(page);
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await pasteIntoDialog(rows(4, 40));
    await dialog(/Add sequences to/)
      .getByRole('button', { name: 'Add 4 guides' })
      .click();
    await page.getByText('4 guides added to Plate 1').waitFor();
    await page.getByRole('button', { name: /^Rename, arrange, print or remove/ }).click();
    await close(/Plate 1/);
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('?');
    await close(/Keyboard/);
    await page.getByRole('button', { name: 'Check before you order' }).click();
    await close(/.+/);
    await page.getByText('Why this price').click();
    await page.getByText('The lowest rule that applies to a guide sets its price.').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /This plate, Excel/ }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole('radio', { name: 'Tubes' }).click({ force: true });
    await page
      .getByRole('heading', { name: 'Tubes' })
      .or(page.getByRole('button', { name: 'Add a tube' }))
      .first()
      .waitFor();
    await page.goBack();
    await well(page, 'A01', 'guide-1').waitFor();
    expect(await isStillOpen()).toBe(true);
    await saysNothing();

    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('1 item in 1 shipment').waitFor();
    await saysNothing();
  });

  test('has the new version, whole, after a reload', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await release();
    await page.reload();
    await builderIsOpen(page);
    await well(page, 'A01', 'guide-1').waitFor();
    const used = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /\/assets\/([^?#]+)/.exec(name)?.[1] ?? []),
    );
    const own = new Set(await readdir(assetsDir));
    expect(used.filter((name) => !own.has(name))).toEqual([]);
  });

  test('meets a store that runs on while the site is built again beneath it: pages and their files stay of one build', async () => {
    await openBuilder(page);
    await checkout.release();
    for (const path of ['/', '/cart', '/order/guide-rna/tubes', '/checkout', '/help', '/account/orders', '/nowhere']) {
      const html = await (await fetch(store.url + path)).text();
      const files = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file));
      expect(files.size).toBeGreaterThan(2);
      for (const file of files) expect([file, (await fetch(store.url + file)).status]).toEqual([file, 200]);
    }
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await dialog(/Add sequences to/).waitFor();
    await store.restart();
  });
});

describe('a researcher whose page is older than what the store keeps', () => {
  /** One page for each test, open since before the release. */
  const open = async (fill: (on: Page) => Promise<void>): Promise<Customer> => {
    const somebody = await newcomer();
    await openBuilder(somebody.page);
    await fill(somebody.page);
    await markPage(somebody.page);
    return somebody;
  };
  const withThree = async (on: Page): Promise<void> => {
    await pasteRows(on, rows(3));
    await saved(on);
  };
  let pages: Record<'dialog' | 'tubes' | 'list' | 'plate' | 'private', Customer>;
  beforeAll(async () => {
    pages = {
      dialog: await open(withThree),
      tubes: await open(withThree),
      list: await open(async (on) => {
        await on.getByRole('button', { name: 'Add sequences' }).click();
        await on.getByRole('dialog', { name: /Add sequences to/ }).waitFor();
      }),
      plate: await open(async () => {}),
      private: await open(async (on) => {
        await on.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
        await openBuilder(on);
        await pasteRows(on, rows(3));
      }),
    };
    await release();
    await forgetEarlierBuilds();
  });
  afterAll(async () => {
    for (const somebody of Object.values(pages)) await somebody.leave();
  });

  test('reads so instead of seeing a dialog that does not open; the work is saved and there after the reload', async () => {
    ({ page } = pages.dialog);
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await newVersion().getByText('Your work is saved. Reload the page to go on.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await newVersion().getByRole('button', { name: 'Not now' }).click();
    await well(page, 'A01', 'guide-1').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('typed-after');
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await newVersion().getByRole('button', { name: 'Reload' }).click();
    await well(page, 'A01', 'typed-after').waitFor();
    expect(await isStillOpen()).toBe(false);
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await dialog(/Add sequences to/).waitFor();
    await saysNothing();
  });

  test('goes to the tubes, which are opened as a new document with the same project', async () => {
    ({ page } = pages.tubes);
    await nameOf(page).fill('An old page');
    await page.getByRole('radio', { name: 'Tubes' }).click({ force: true });
    await page.waitForURL('**/order/guide-rna/tubes?**');
    await builderIsOpen(page);
    expect(await isStillOpen()).toBe(false);
    expect(await nameOf(page).inputValue()).toBe('An old page');
    await saysNothing();
  });

  test('has pasted a list of 96 guides whose reader is gone: it is on the screen again after the reload', async () => {
    ({ page } = pages.list);
    await pasteIntoDialog(rows(96));
    await newVersion().getByRole('button', { name: 'Reload' }).click();
    await dialog(/Add sequences to/)
      .getByRole('button', { name: 'Add 96 guides' })
      .click();
    await well(page, 'H12', 'guide-96').waitFor();
    await saved(page);
    await page.reload();
    await well(page, 'H12', 'guide-96').waitFor();
    expect(await dialog(/Add sequences to/).count()).toBe(0);
  });

  test('pastes onto the plate, and the list is there to be added after the reload', async () => {
    ({ page } = pages.plate);
    await paste(page, page.getByRole('gridcell').first(), rows(24));
    await newVersion().getByRole('button', { name: 'Reload' }).click();
    await dialog(/Add sequences to/)
      .getByRole('button', { name: 'Add 24 guides' })
      .click();
    await well(page, 'B12', 'guide-24').waitFor();
  });

  test('keeps no drafts in this browser, and reads that the project is to be downloaded first', async () => {
    ({ page } = pages.private);
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await newVersion().getByText('This browser could not save your project').waitFor();
    await newVersion().getByRole('button', { name: 'Not now' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the project' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.cutsite\.json$/);
  });
});
