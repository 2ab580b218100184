import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';

const { page } = await startJourney();

const table = [
  ['Plasmid', 'Hit', 'Score'],
  ['p1', 'TP53', '3.1'],
  ['p2', 'HER2', '2.7'],
  ['p3', 'KRAS', '2.2'],
];

describe.each([
  ['gene knockouts', '/order/gene-knockout', 'Paste several genes'],
  ['a gene library', '/order/gene-library', 'Add genes'],
  ['a library of cells', '/order/engineered-cell-library', 'Add genes'],
])('a researcher brings a table without a heading that is known, for %s (LI-22)', (_, address, action) => {
  const dialog = page.getByRole('dialog', { name: /^Add genes/ });
  const column = dialog.getByRole('combobox', { name: 'The genes are in' });

  test('says of a file which column has the genes: the one with names of the list is offered first', async () => {
    await openBuilder(page, address);
    await page.getByRole('button', { name: action, exact: true }).first().click();
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    const file = table.map((row) => row.join(',')).join('\n');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'hits.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await dialog.getByRole('alert').waitFor();
    expect(await column.locator('option:checked').textContent()).toBe('Hit: TP53, HER2, KRAS');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Read this column' }).click();
    await dialog.getByText('Read: Hit. Not read: Plasmid, Score.').waitFor();
    await dialog.getByRole('region', { name: 'What adding would do' }).and(page.locator(':focus')).waitFor();
    await dialog.getByRole('button', { name: 'Add 3', exact: true }).waitFor();
  });

  test('and another one, if that is meant', async () => {
    await dialog.getByRole('button', { name: 'Change the column' }).click();
    await column.selectOption('Plasmid: p1, p2, p3');
    await dialog.getByRole('button', { name: 'Read this column' }).click();
    await dialog.getByText('Read: Plasmid. Not read: Hit, Score.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('or of a paste, whose cells are all read as genes until then', async () => {
    await paste(page, page.locator('body'), table.map((row) => row.join('\t')).join('\n'));
    await dialog.getByText('Every cell was read as a gene.').waitFor();
    // Most of them are none, so that the choice is open.
    await dialog.getByRole('button', { name: 'Read one column', expanded: true }).waitFor();
    await dialog.getByRole('button', { name: 'Read this column' }).click();
    await dialog
      .getByRole('button', { name: 'Change the column', expanded: false })
      .and(page.locator(':focus'))
      .waitFor();
    await dialog.getByText('Read: Hit. Not read: Plasmid, Score.').waitFor();
    await dialog.getByRole('button', { name: 'Add 3', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
