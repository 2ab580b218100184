import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const newcomer = await openDoor();
const newcomerWhosePagesWait = await openDoor({ keepsPages: true });
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

  test('to one that is renamed in the list, by the keyboard, while another tab has it open', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(2));
    await saved(page);
    const second = await customer.context.newPage();
    await second.goto('/order/guide-rna/projects');
    const list = second.getByRole('list', { name: 'Projects' });
    await list.getByText('2 guides on 1 plate: guide-1, guide-2').waitFor();
    await list.getByRole('button', { name: 'Rename Untitled project' }).press('Enter');
    await second.keyboard.type('Kinase screen');
    await second.keyboard.press('Enter');
    await list.getByRole('link', { name: 'Kinase screen' }).waitFor();
    await page.locator('input[value="Kinase screen"]').waitFor();
    // The tab that had it open goes on, and overwrites nothing.
    await pasteRows(page, rows(3));
    await well(page, 'A03', 'guide-3').waitFor();
    await expect.poll(async () => JSON.stringify(await records(page))).toContain('guide-3');
    await second.reload();
    await list.getByText('3 guides on 1 plate').waitFor();
    await list.getByRole('link', { name: 'Kinase screen' }).waitFor();

    await list.getByRole('button', { name: 'Rename Kinase screen' }).press('Enter');
    await second.keyboard.type('never mind');
    await second.keyboard.press('Escape');
    await list.getByRole('link', { name: 'Kinase screen' }).waitFor();
    expect(
      await list.getByRole('button', { name: 'Rename Kinase screen' }).evaluate((one) => one.matches(':focus')),
    ).toBe(true);
    await list.getByRole('button', { name: 'Rename Kinase screen' }).press('Enter');
    await second.keyboard.type('a slip');
    await second.keyboard.press('Enter');
    await list.getByRole('link', { name: 'a slip' }).waitFor();
    await second.getByRole('button', { name: 'Undo' }).last().click();
    await list.getByRole('link', { name: 'Kinase screen' }).waitFor();
  });

  test('to one of thirty, found by a guide in it', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(2));
    await saved(page);
    const [first] = await records(page);
    const others = Array.from({ length: 29 }, (_, at) => ({
      ...structuredClone(first),
      id: `one-of-thirty-${at}`,
      savedAt: at,
      project: { ...(first?.['project'] as Kept), name: `Panel ${at + 1}`, plates: [], format: 'tubes' },
    }));
    await records(page, others);
    await page.goto('/order/guide-rna/projects');
    const list = page.getByRole('list', { name: 'Projects' });
    await list.getByRole('link', { name: 'Panel 29' }).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(30);
    const find = page.getByRole('searchbox', { name: 'Find a project by its name, or by a guide in it' });
    await find.fill('panel 2');
    await page.getByText('12 of 30').waitFor();
    await find.fill('guide-2');
    await page.getByText('1 of 30').waitFor();
    expect(await list.getByRole('link').allInnerTexts()).toEqual(['Untitled project']);
    await find.fill('no such guide');
    await page.getByText('No project has “no such guide” in its name or in a guide’s name.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // A project of tubes that was kept without a plate opens as plates as well.
    await openBuilder(page, '/order/guide-rna?project=one-of-thirty-3');
    await pasteRows(page, rows(1));
    await well(page, 'A01', 'guide-1').waitFor();
  });

  test('as it was kept, a choice that is no longer offered included; a newer one is not hidden', async () => {
    await openBuilder(page);
    await pasteRows(page, rows(2));
    await saved(page);
    const hundred = (record: Kept): Kept => {
      const project = record['project'] as { readonly plates: readonly Kept[] };
      return {
        ...record,
        project: { ...project, plates: project.plates.map((one) => ({ ...one, yield: '100nmol' })) },
      };
    };
    await changeRecords(page, hundred);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('Plates are available with 10 nmol or less.').waitFor();
    const chosen = page.getByRole('combobox', { name: 'Yield per well' });
    expect(await chosen.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe('100 nmol');

    await page.goto('/help');
    await changeRecords(page, (record) => ({ ...record, version: 99 }));
    await page.goto('/order/guide-rna/projects');
    await page.getByText('1 project of this browser was saved by a newer version of this page.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
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
    await page.goto('/help');
    const disk = await customer.context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await openBuilder(page);
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    await pasteRows(page, rows(96));
    await page.getByText('This browser has no room left for drafts.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await nameOf(page).fill('Too much for this disk');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the project' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('Too much for this disk');
    // The last words have a place of their own, which may have room still.
    await page.reload();
    await page.locator('input[value="Too much for this disk"]').waitFor();
    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await nameOf(page).fill('There is room again');
    await saved(page);
    await page.reload();
    await page.locator('input[value="There is room again"]').waitFor();
    await well(page, 'H12', 'guide-96').waitFor();
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
