import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const newcomer = await openDoor();
const rows = (count: number, from = 0): string =>
  guides(count + from)
    .slice(from)
    .map((guide, row) => `guide-${from + row + 1}\t${rna(guide)}`)
    .join('\n');

let customer: Customer;
let page: Page;

beforeEach(async () => {
  customer = await newcomer();
  page = customer.page;
});
afterEach(() => customer.leave());

const nameOf = (on: Page) => on.getByRole('textbox', { name: 'Name of the project' });
const well = (on: Page, label: string, name: string) =>
  on.getByRole('gridcell', { name: new RegExp(`^${label}, ${name},`) });
const saved = (on: Page) => on.getByText(/Draft saved in this browser/).waitFor();
const pasteRows = async (on: Page, text: string): Promise<void> => {
  await paste(on, on.getByRole('gridcell').first(), text);
  await on
    .getByText(/rows? pasted into/)
    .first()
    .waitFor();
};

type Kept = Record<string, unknown>;

/** What lies in the database, read or replaced past the page. */
const records = (on: Page, replaced: Kept[] | null = null): Promise<Kept[]> =>
  on.evaluate(
    (next) =>
      new Promise<Kept[]>((resolve, reject) => {
        const opening = indexedDB.open('cutsite-guide-rna');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('drafts', 'readwrite');
          const drafts = work.objectStore('drafts');
          for (const record of next ?? []) drafts.put(record);
          const reading = drafts.getAll();
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    replaced,
  );

/** Changes the records as another tab, a later release or a damaged disk would. */
const changeRecords = async (on: Page, change: (record: Kept) => Kept): Promise<void> => {
  await records(on, (await records(on)).map(change));
};

describe('a researcher comes back to what was begun', () => {
  test('after a reload at once, and after going away and back: the address carries the project', async () => {
    await openBuilder(page, '/order/guide-rna');
    const address = page.url();
    await pasteRows(page, rows(30));
    await nameOf(page).fill('Round one');
    // No wait for the draft to be saved: the words of the last moment are kept as well (promise L8).
    await page.reload();
    await well(page, 'A01', 'guide-1').waitFor();
    expect(await nameOf(page).inputValue()).toBe('Round one');
    await saved(page);
    await page.goto('/help');
    await page.goBack();
    await well(page, 'C06', 'guide-30').waitFor();
    expect(page.url()).toBe(address);
    await openBuilder(page, '/order/guide-rna');
    expect(page.url()).toBe(address);
    expect(await records(page)).toHaveLength(1);
  });

  test('to one of several projects, from a list, where one can be duplicated and a deleted one comes back', async () => {
    await openBuilder(page, '/order/guide-rna');
    await pasteRows(page, rows(24));
    await nameOf(page).fill('First panel');
    await page.getByRole('link', { name: 'Projects' }).click();
    const list = page.getByRole('list', { name: 'Projects' });
    await list.getByText('24 guides on 1 plate').waitFor();

    await page.getByRole('button', { name: 'New project' }).click();
    await builderIsOpen(page);
    await pasteRows(page, rows(2, 30));
    await nameOf(page).fill('Second panel');
    await page.getByRole('link', { name: 'Projects' }).click();
    await list.getByRole('link', { name: 'Second panel' }).waitFor();
    expect(await list.getByRole('link').allInnerTexts()).toEqual(['Second panel', 'First panel']);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Duplicate First panel' }).click();
    await list.getByRole('link', { name: 'First panel copy' }).waitFor();
    await page.getByRole('button', { name: 'Delete First panel', exact: true }).click();
    await list.getByRole('link', { name: 'First panel', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await list.getByRole('link', { name: 'First panel', exact: true }).click();
    await well(page, 'B12', 'guide-24').waitFor();
    expect(await nameOf(page).inputValue()).toBe('First panel');
  });

  test('from a file, in another browser', async () => {
    await openBuilder(page, '/order/guide-rna');
    await pasteRows(page, rows(3));
    await nameOf(page).fill('Travelling panel');
    await page.getByRole('link', { name: 'Projects' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Travelling panel' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^travelling-panel-\d{4}-\d\d-\d\d-\d{4}\.cutsite\.json$/);

    const elsewhere = await newcomer();
    await elsewhere.page.goto('/order/guide-rna/projects', { waitUntil: 'networkidle' });
    const input = elsewhere.page.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await elsewhere.page.getByText('notes.json is not a project file of this store.').waitFor();
    await input.setInputFiles(await download.path());
    await well(elsewhere.page, 'A03', 'guide-3').waitFor();
    await elsewhere.leave();
  });

  test('in a second tab, which says so, takes over, and overwrites nothing', async () => {
    await openBuilder(page, '/order/guide-rna');
    await pasteRows(page, rows(24));
    await saved(page);
    const second = await customer.context.newPage();
    await openBuilder(second, page.url());
    await second.getByText('This project is open in another tab.').waitFor();
    expect(await accessibilityFaults(second)).toEqual([]);

    await nameOf(page).fill('Changed in the first tab');
    await second.getByRole('button', { name: 'Work here instead' }).click();
    await second.getByText('This project is open in another tab.').waitFor({ state: 'detached' });
    expect(await nameOf(second).inputValue()).toBe('Changed in the first tab');
    await page.getByText('This project is open in another tab.').waitFor();

    await nameOf(second).fill('Changed in the second tab');
    await page.getByRole('button', { name: 'Work here instead' }).click();
    await page.getByText('This project is open in another tab.').waitFor({ state: 'detached' });
    expect(await nameOf(page).inputValue()).toBe('Changed in the second tab');
  });

  test('after another tab has saved over it unnoticed: what was done here is kept as a copy', async () => {
    await openBuilder(page, '/order/guide-rna');
    await nameOf(page).fill('Two minds');
    await saved(page);
    // A tab that was frozen meanwhile hears nothing; the revision in the record is what it finds changed.
    await changeRecords(page, (record) => ({
      ...record,
      revision: Number(record['revision']) + 5,
      writer: 'another tab',
    }));
    await pasteRows(page, rows(4));
    await page.getByText('This project was saved in another tab.').waitFor();
    await page.getByRole('button', { name: 'Open “Two minds (from another tab)”' }).click();
    await well(page, 'A04', 'guide-4').waitFor();
  });

  test('that cannot be read any more: it is set aside with a download, and the page works', async () => {
    await openBuilder(page, '/order/guide-rna');
    await pasteRows(page, rows(4));
    await saved(page);
    await changeRecords(page, (record) => ({ ...record, project: { name: 'torn' } }));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('The draft that was here could not be read. It is set aside.').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download it' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('torn');
    await pasteRows(page, rows(2));
    await saved(page);
    await page.getByRole('link', { name: 'Projects' }).click();
    await page.getByRole('heading', { name: 'Set aside' }).waitFor();
    await page.getByRole('list', { name: 'Projects' }).getByText('2 guides on 1 plate').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('of the time before there were drafts: the older state of local storage has moved over', async () => {
    const file = '../apps/web/app/features/guide-rna/draft/fixtures/draft.v0.json';
    const older = readFileSync(new URL(file, import.meta.url), 'utf8');
    await page.goto('/help');
    await page.evaluate((text) => localStorage.setItem('guideRnaProject', text), older);
    await openBuilder(page, '/order/guide-rna');
    await well(page, 'A01', 'TP53-g1').waitFor();
    expect(await nameOf(page).inputValue()).toBe('Suppressor panel');
    expect(await page.evaluate(() => localStorage.getItem('guideRnaProject'))).toBeNull();
    await page.reload();
    await well(page, 'A01', 'TP53-g1').waitFor();
  });

  test('goes on in memory where the browser keeps nothing, and can take the project along as a file', async () => {
    await customer.context.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await openBuilder(page, '/order/guide-rna');
    await pasteRows(page, rows(24));
    await page.getByText('a reload loses this project').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the project' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('guide-24');
  });

  test('opens a project file where the browser keeps nothing, and says that it stays in memory', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await saved(page);
    const downloading = page.waitForEvent('download');
    await page.goto('/order/guide-rna/projects', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Download / }).click();
    const file = await (await downloading).path();
    const inPrivate = await newcomer();
    await inPrivate.context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
    await inPrivate.page.goto('/order/guide-rna/projects', { waitUntil: 'networkidle' });
    await inPrivate.page.getByText('This browser keeps no projects').waitFor();
    expect(await accessibilityFaults(inPrivate.page)).toEqual([]);
    await inPrivate.page.locator('input[type=file]').setInputFiles(file);
    await well(inPrivate.page, 'A03', 'guide-3').waitFor();
    await inPrivate.page.getByText('a reload loses this project').waitFor();
    await inPrivate.leave();
  });

  test('is told when the disk has no room left, goes on, and is saved again once there is', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(2));
    await saved(page);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function full(...record) {
        if (document.body.dataset['full'] === 'no') return put.apply(this, record);
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await nameOf(page).fill('Too much for this disk');
    await page.getByText('This browser has no room left for drafts.').waitFor();
    await page.getByText('You can go on, but a reload loses this project.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the project' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('Too much for this disk');
    await page.evaluate(() => document.body.setAttribute('data-full', 'no'));
    await nameOf(page).fill('There is room again');
    await saved(page);
    await page.reload();
    await page.locator('input[value="There is room again"]').waitFor();
  });

  test('by an address that was made in another browser: says so, and offers the file', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await saved(page);
    const elsewhere = await newcomer();
    await openBuilder(elsewhere.page, page.url());
    const notice = elsewhere.page.getByText('The project of this address is not in this browser.');
    await notice.waitFor();
    expect(await accessibilityFaults(elsewhere.page)).toEqual([]);
    await elsewhere.page.getByRole('link', { name: 'Open a project file' }).waitFor();
    await pasteRows(elsewhere.page, rows(2));
    await notice.waitFor({ state: 'detached' });
    await elsewhere.leave();
  });

  test('by the address of a project that was only just begun: there is nothing to say', async () => {
    await openBuilder(page);
    await page.reload();
    await builderIsOpen(page);
    await page.getByText('Kept in this browser as you work').waitFor();
    expect(await page.getByText('is not in this browser').count()).toBe(0);
    await page.goto('/order/guide-rna/projects', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'New project' }).click();
    await builderIsOpen(page);
    expect(await page.getByText('is not in this browser').count()).toBe(0);
  });

  test('in a tab that was frozen on the way to another page, and says again that it is open', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await saved(page);
    // What a browser tells a page that it keeps for the way back (bfcache).
    const told = (event: 'pagehide' | 'pageshow') =>
      page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);
    await told('pagehide');
    const second = await customer.context.newPage();
    await openBuilder(second, page.url());
    await nameOf(second).fill('Changed while the other was away');
    await saved(second);
    await told('pageshow');
    await page.getByText('This project is open in another tab.').waitFor();
    await page.locator('input[value="Changed while the other was away"]').waitFor();
    await second.close();
    await page.getByRole('button', { name: 'Work here instead' }).click();
    await page.getByText('This project is open in another tab.').waitFor({ state: 'detached' });

    await told('pagehide');
    await told('pageshow');
    const third = await customer.context.newPage();
    await openBuilder(third, page.url());
    await third.getByText('This project is open in another tab.').waitFor();
  });

  test('from plates to tubes and back, without an empty screen in between', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await saved(page);
    await page.evaluate(() => {
      const seen = document.body.dataset;
      new MutationObserver(() => {
        if (document.querySelector('main [aria-busy="true"]') !== null) seen['sawEmpty'] = 'yes';
      }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    });
    for (const [format, shown] of [
      ['Tubes', page.getByRole('textbox', { name: 'Name, A01' })],
      ['Plates', well(page, 'A03', 'guide-3')],
    ] as const) {
      await page.getByRole('radio', { name: format }).click();
      await shown.waitFor();
    }
    expect(await page.evaluate(() => document.body.dataset['sawEmpty'])).toBeUndefined();
    await page.getByRole('button', { name: /^Undo: paste 3 rows/ }).waitFor();
  });

  test('and a paste that comes before the page is ready is not lost', async () => {
    await page.route('**/*.js', async (route) => {
      await pastedEarly;
      await route.continue();
    });
    let pasted = () => {};
    const pastedEarly = new Promise<void>((resolve) => {
      pasted = resolve;
    });
    await page.goto('/order/guide-rna', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Order guide RNA' }).waitFor({ state: 'attached' });
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, rows(5));
    pasted();
    await well(page, 'A05', 'guide-5').waitFor();
  });
});
