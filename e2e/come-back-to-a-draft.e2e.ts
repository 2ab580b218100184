import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { changeRecords, nameOf, pasteRows, records, rows, saved, well } from './drafts/drafts.ts';

const newcomer = await openDoor();
const newcomerWhosePagesWait = await openDoor({ keepsPages: true });

let customer: Customer;
let page: Page;

beforeEach(async () => {
  customer = await newcomer();
  page = customer.page;
});
afterEach(() => customer.leave());

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

  test('and looks at the plate as before: what is shown of it, its labels and the way it fills (PJ-11)', async () => {
    await openBuilder(page, '/order/guide-rna');
    await page.getByRole('combobox', { name: 'Fill' }).selectOption('by column');
    await page.getByRole('combobox', { name: 'Label' }).selectOption('well');
    await page.getByRole('radio', { name: 'Plate', exact: true }).check({ force: true });
    await page.reload();
    await builderIsOpen(page);
    expect(await page.getByRole('combobox', { name: 'Fill' }).inputValue()).toBe('by_column');
    expect(await page.getByRole('combobox', { name: 'Label' }).inputValue()).toBe('well');
    expect(await page.getByRole('radio', { name: 'Plate', exact: true }).isChecked()).toBe(true);
    await pasteRows(page, rows(3));
    await well(page, 'C01', 'guide-3').waitFor();
    const table = page.getByRole('region', { name: 'Wells as a table' });
    expect(await table.count()).toBe(0);
    // In a narrow window there is no choice: plate and rows are both there.
    await page.setViewportSize({ width: 390, height: 844 });
    await table.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await table.waitFor({ state: 'detached' });
  });

  test('and goes on with tubes as the last one was made (GR-12)', async () => {
    await openBuilder(page, '/order/guide-rna/tubes');
    const ofNewTubes = page.getByRole('combobox', { name: 'Gene editor of new tubes' });
    await ofNewTubes.selectOption('eSpOT-ON');
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), rows(2));
    await page.getByText('2 tubes pasted').first().waitFor();
    await page.reload();
    await builderIsOpen(page);
    expect(await ofNewTubes.inputValue()).toBe('eSpOT-ON');
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

  test('by an address that was made in another browser: says so, and offers the file', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await saved(page);
    const elsewhere = await newcomer();
    await openBuilder(elsewhere.page, page.url());
    const notice = elsewhere.page.getByText('This project is not in this browser.');
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
    await page.getByText('Saved in this browser as you work').waitFor();
    expect(await page.getByText('is not in this browser').count()).toBe(0);
    await page.goto('/order/guide-rna/projects', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'New project' }).click();
    await builderIsOpen(page);
    expect(await page.getByText('is not in this browser').count()).toBe(0);
  });

  test('by the back button, to the very page that was left: still the tab that works on it', async () => {
    const { page, context, leave } = await newcomerWhosePagesWait();
    await openBuilder(page);
    await pasteRows(page, rows(3));
    await page.evaluate(() => document.body.setAttribute('data-left', 'here'));
    const there = page.url();
    const back = async (to: Page) => {
      await to.evaluate(() => setTimeout(() => history.back()));
      await to.waitForURL(there, { waitUntil: 'commit' });
      await well(to, 'A03', 'guide-3').waitFor();
    };
    await page.goto('/help');
    await back(page);
    // The page itself came back out of the browser's memory, and nothing was loaded again.
    expect(await page.locator('body').getAttribute('data-left')).toBe('here');
    await nameOf(page).fill('Went away and back');
    await saved(page);
    const second = await context.newPage();
    await openBuilder(second, there);
    await second.getByText('This project is open in another tab.').waitFor();
    await second.close();

    await page.goto('/help');
    const third = await context.newPage();
    await openBuilder(third, there);
    await nameOf(third).fill('Changed while the other was away');
    await saved(third);
    await back(page);
    await page.getByText('This project is open in another tab.').waitFor();
    await page.locator('input[value="Changed while the other was away"]').waitFor();
    await leave();
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
    await page.getByRole('button', { name: /^Undo: paste 3 guides/ }).waitFor();
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
