import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder, pasteHere } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/** A researcher pastes where a list does not belong, and reloads where it is not added yet: neither loses anything. */
describe('a researcher takes a list back', () => {
  const list = guides(3)
    .map((guide) => `${guide.name}\t${rna(guide)}`)
    .join('\n');

  test('a table that was pasted into the field of a name is undone by the undo key', async () => {
    await openBuilder(page);
    await page.getByRole('gridcell', { name: /^A01, / }).click();
    await page.locator('#well-name').focus();
    await pasteHere(page, list);
    await page.getByText('3 guides pasted into A01 to A03.').waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    await page.getByText('Undone: paste 3 guides.').waitFor();
    const name = await page.getByRole('gridcell', { name: /^A01, / }).getAttribute('aria-label');
    expect(name).toContain('empty');
  });

  test('a list in the open dialog outlives a reload, and is gone once the dialog is cancelled', async () => {
    const dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
    await page.getByRole('button', { name: 'Add sequences' }).first().click();
    await dialog.getByRole('textbox', { name: 'One guide per line: name, then sequence' }).fill(list);
    await dialog.getByRole('button', { name: 'Add 3 guides' }).waitFor();
    await page.reload();
    await dialog.getByRole('button', { name: 'Add 3 guides' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openBuilder(page);
    expect(await dialog.count()).toBe(0);
  });
});
