import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccountElsewhere } from './browser/open-account.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { signInOnTheWayToTheCart } from './browser/sign-in.ts';
import { changeRecords, type Kept, records, saved } from './drafts/drafts.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page, customer, newcomer } = await startJourney();

/** Replicate wells and controls: the same guide stands in several wells, and is meant to. */
describe('a researcher orders a guide several times, on purpose', () => {
  const listed = guides(24).map(rna);
  /** A04 is A02 once more; A06 and A07 are A01 once more. */
  const sequences = listed.map((own, at) => ({ 3: listed[1], 5: listed[0], 6: listed[0] })[at] ?? own);
  const rows = sequences.map((sequence, at) => `guide-${at + 1}\t${sequence}`).join('\n');

  const list = () => page.locator('#faults');
  const line = (place: string) => list().locator('[data-faults] > li').filter({ hasText: place });
  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}, `) });
  const looks = (label: string, state: string): Promise<void> =>
    well(label)
      .and(page.locator(`[data-state="${state}"]`))
      .waitFor();
  const toCheck = (count: number): Promise<void> => page.getByText(`${count} to check`, { exact: true }).waitFor();
  const nothingToCheck = (): Promise<void> => page.getByText(/\d to check/).waitFor({ state: 'detached' });
  const focusIsSomewhere = (): Promise<unknown> =>
    page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

  test('is asked about each, and keeps one pair: it leaves the list, the count and the plate', async () => {
    await openBuilder(page);
    await paste(page, well('A01'), rows);
    await line('A04')
      .getByText(`Same target as guide-2 in A02. Both can be ordered; check that you meant it.`)
      .waitFor();
    await toCheck(3);
    await looks('A04', 'duplicate');
    await line('A06').getByRole('button', { name: 'Keep all 3' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await line('A04').getByRole('button', { name: 'Keep both' }).press('Enter');
    await line('A04').waitFor({ state: 'detached' });
    await focusIsSomewhere();
    await toCheck(2);
    await looks('A04', 'filled');
    await page.getByText('Kept: two wells of one target.').waitFor();
  });

  test('takes that back, does it again, and keeps all the others with one press', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await line('A04').waitFor();
    await page.getByRole('button', { name: /^Redo: keep two wells of one target/ }).click();
    await line('A04').waitFor({ state: 'detached' });

    const kind = page.getByRole('list', { name: 'Repairs by kind' }).locator('> li');
    await kind.getByRole('button', { name: 'Same target more than once' }).click();
    await kind.getByRole('button', { name: 'Keep all 3 in A07' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await kind.getByRole('button', { name: 'Keep all of this kind (2)' }).press('Enter');
    await list().waitFor({ state: 'detached' });
    await focusIsSomewhere();
    await nothingToCheck();
    await looks('A07', 'filled');
  });

  test('finds it kept after a reload, on a copy of the plate, and in a second tab', async () => {
    await page.reload();
    await builderIsOpen(page);
    await looks('A07', 'filled');
    expect(await list().count()).toBe(0);
    await page.getByRole('button', { name: /^Rename, arrange, print or remove / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('tab', { name: /^Plate 2/, selected: true }).waitFor();
    await looks('A07', 'filled');
    expect(await list().count()).toBe(0);
    await saved(page);

    const second = await customer.context.newPage();
    await openBuilder(second, page.url());
    await second.getByRole('button', { name: 'Work here instead' }).click();
    await second.getByText('This project is open in another tab.').waitFor({ state: 'detached' });
    expect(await second.locator('#faults').count()).toBe(0);
    await second.close();
    await page.reload();
    await builderIsOpen(page);
    await page.getByRole('button', { name: 'Work here instead' }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Plate 2/ }).click();
    await page.keyboard.press('Delete');
    await page.getByRole('tab', { name: /^Plate 2/ }).waitFor({ state: 'detached' });
  });

  test('is asked afresh when a target changes, and no more when that is taken back', async () => {
    await well('A10').click();
    await page.getByRole('textbox', { name: /^Target/ }).fill(listed[1] ?? '');
    await line('A10').getByRole('button', { name: 'Keep all 3' }).waitFor();
    await line('A04').waitFor();
    await page.keyboard.press('Escape');
    await list().waitFor({ state: 'detached' });
  });

  test('reads in the report what is ordered several times and was kept, and has it asked again', async () => {
    await page.getByRole('button', { name: 'Check before you order' }).click();
    const report = page.getByRole('dialog', { name: 'Before you order' });
    await report.getByText('$').first().waitFor();
    const text = (await report.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Repeated targets 2 2 kept');
    expect(text).toContain('A02 guide-2, A04 guide-4 Kept on purpose.');
    expect(text).toContain('A01 guide-1, A06 guide-6, A07 guide-7 Kept on purpose.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await report.getByRole('button', { name: 'Ask me again' }).last().press('Enter');
    await report.getByText('1 kept').waitFor();
    await focusIsSomewhere();
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'detached' });
    await line('A04').getByRole('button', { name: 'Keep both' }).click();
    await list().waitFor({ state: 'detached' });
  });

  test('keeps tubes in the same way, and they have nothing to do with the plates', async () => {
    await openBuilder(page, page.url().replace('/guide-rna', '/guide-rna/tubes'));
    const name = (place: string) => page.getByRole('textbox', { name: `Name, ${place}` });
    const tubes = [0, 1, 1, 0].map((at, row) => `tube-${row + 1}\t${listed[at]}`).join('\n');
    await paste(page, name('A01'), tubes);
    await name('A04').waitFor();
    const said = () => page.getByText('Both can be ordered; check that you meant it.');
    const inTable = said().and(page.locator('table *'));
    expect(await inTable.count()).toBe(2);
    await page.getByRole('button', { name: 'Keep both', exact: true }).first().press('Enter');
    await inTable.nth(1).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Name, A03');
    await page.getByRole('button', { name: /^Undo: keep two tubes/ }).click();
    await inTable.nth(1).waitFor();
    await page.getByRole('button', { name: 'Keep all of this kind (2)' }).click();
    await said().first().waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Only tubes with errors or warnings (0)' }).waitFor();
  });

  test('edits the plate in the cart, and is not asked again about what went into it', async () => {
    await openBuilder(page, page.url().replace('/tubes', ''));
    const { email } = await openAccountElsewhere(newcomer, 'Nora');
    await signInOnTheWayToTheCart(page, email);
    await page.getByRole('link', { name: 'Edit Plate 1', exact: true }).click();
    await page.getByRole('group', { name: 'Editing an item of your cart' }).waitFor();
    await looks('A07', 'filled');
    expect(await list().count()).toBe(0);
    await well('A10').click();
    await page.getByRole('textbox', { name: /^Target/ }).fill(listed[2] ?? '');
    await line('A10').getByRole('button', { name: 'Keep both' }).waitFor();
  });

  test('is asked about everything in a project that was saved before targets could be kept', async () => {
    await openBuilder(page, '/order/guide-rna');
    await paste(page, well('A01'), rows);
    await list().getByRole('button', { name: 'Keep all of this kind (3)' }).click();
    await list().waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Replicates');
    // What is kept lies in the database, or the last words of this page would come before it.
    await expect
      .poll(async () => (await records(page)).map(({ project }) => (project as Kept)['name']))
      .toContain('Replicates');
    const address = page.url();
    await page.goto('/help');
    await changeRecords(page, (record) => {
      const { meantTargets: _, ...project } = record['project'] as Kept;
      return { ...record, version: 2, project };
    });
    await openBuilder(page, address);
    await toCheck(3);
  });
});
