import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { openBuilder } from './browser/paste.ts';
import { changeRecords, nameOf, pasteRows, rows, saved, well } from './drafts/drafts.ts';

const newcomer = await openDoor();

let customer: Customer;
let page: Page;

beforeEach(async () => {
  customer = await newcomer();
  page = customer.page;
});
afterEach(() => customer.leave());

describe('a researcher whose browser keeps a draft badly, or not at all', () => {
  test('finds a draft that cannot be read any more set aside with a download, and the page works', async () => {
    await openBuilder(page, '/order/guide-rna');
    await pasteRows(page, rows(4));
    await saved(page);
    await changeRecords(page, (record) => ({ ...record, project: { name: 'torn' } }));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('The draft that was here could not be read. It is kept under Projects.').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download it' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('torn');
    await pasteRows(page, rows(2));
    await saved(page);
    await page.getByRole('link', { name: 'Projects' }).click();
    await page.getByRole('heading', { name: 'Drafts that could not be read' }).waitFor();
    await page.getByRole('list', { name: 'Projects' }).getByText('2 guides on 1 plate').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
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
    await page.getByText('reloading the page loses this project').waitFor();
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
    await inPrivate.page.getByText('This browser cannot keep projects').waitFor();
    expect(await accessibilityFaults(inPrivate.page)).toEqual([]);
    await inPrivate.page.locator('input[type=file]').setInputFiles(file);
    await well(inPrivate.page, 'A03', 'guide-3').waitFor();
    await inPrivate.page.getByText('reloading the page loses this project').waitFor();
    await inPrivate.leave();
  });

  test('reads a message when the disk has no room left, goes on, and is saved again once there is', async () => {
    await page.goto('/help');
    const disk = await customer.context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await openBuilder(page);
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    await pasteRows(page, rows(96));
    await page.getByText('This browser has no storage left.').waitFor();
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
});
