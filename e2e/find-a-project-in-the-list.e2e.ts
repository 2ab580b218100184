import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen, openBuilder } from './browser/paste.ts';
import { changeRecords, type Kept, nameOf, pasteRows, records, rows, saved, well } from './drafts/drafts.ts';

const newcomer = await openDoor();

let customer: Customer;
let page: Page;

beforeEach(async () => {
  customer = await newcomer();
  page = customer.page;
});
afterEach(() => customer.leave());

describe('a researcher comes back from the list of projects', () => {
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
    // The list hears what the other tab keeps.
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
    await second.getByText('is now “a slip”').waitFor();
    // The other tab has taken the name over, too.
    await page.locator('input[value="a slip"]').waitFor();
    await second.getByRole('button', { name: 'Undo' }).last().click();
    // The other tab may be saving the slip at this moment; what it is told then it saves once more, and the list
    // hears it.
    await page.locator('input[value="Kinase screen"]').waitFor();
    await expect.poll(async () => JSON.stringify(await records(page))).not.toContain('a slip');
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
    await find.fill('W'.repeat(300));
    await page.getByText(/^No project has “W{300}”/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
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
        project: { ...project, plates: project.plates.map((plate) => ({ ...plate, yield: '100nmol' })) },
      };
    };
    await changeRecords(page, hundred);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('Plates are available with 10 nmol or less.').waitFor();
    const chosen = page.getByRole('combobox', { name: 'Yield per well' });
    expect(await chosen.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
      '100 nmol, not offered',
    );

    await page.goto('/help');
    await changeRecords(page, (record) => ({ ...record, version: 99 }));
    await page.goto('/order/guide-rna/projects');
    await page.getByText('1 project in this browser was saved by a newer version of this page.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
