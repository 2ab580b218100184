import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, pasteAsItIs } from './browser/paste.ts';

/** Targets that no rule minds: none looks like one with a PAM, and no two are the same. */
const target = (row: number): string =>
  `CAAUUGUUCAAUAUCG${'ACGU'.charAt(row % 4)}${'ACGU'.charAt((row >> 2) % 4)}${'ACGU'.charAt((row >> 4) % 4)}A`;

/** A list as a colleague sends it: half of it still DNA, and something else wrong with a row here and there. */
const rows = Array.from({ length: 24 }, (_, row) => {
  const sequence = row < 12 ? target(row).replaceAll('U', 'T') : target(row);
  const wrong: Record<number, string> = {
    12: `TP53/g12\t${sequence}`,
    13: `CTNNB1 exon 3 guide 12\t${sequence}`,
    14: `guide-0\t${sequence}`,
    15: `guide-0\t${sequence}`,
    16: `guide-16\t${sequence}UGG`,
    17: `guide-17\tCACCG${sequence}`,
    18: `guide-18\tCCA${sequence}`,
  };
  return wrong[row] ?? `guide-${row}\t${sequence}`;
}).join('\n');

const { page } = await startJourney();

describe('a researcher repairs a bad paste', () => {
  const kinds = () => page.getByRole('list', { name: 'Repairs by kind' });
  const kind = (title: string): Locator => kinds().locator('> li').filter({ hasText: title });
  const fixAll = (title: string): Promise<void> =>
    kind(title).getByRole('button', { name: 'Fix all of this kind' }).click();
  const isGone = (title: string): Promise<void> => kind(title).waitFor({ state: 'detached' });

  test('is offered every kind of repair with a count, and each as a difference before it happens', async () => {
    await openBuilder(page);
    await pasteAsItIs(page, page.getByRole('gridcell').first(), rows);
    await page.getByText('24 guides added to Plate 1.').waitFor();

    await kind('DNA letters: T instead of U').getByRole('button', { name: 'Fix all of this kind (12)' }).waitFor();
    for (const title of ['Characters that labels cannot print', 'Names too long', 'PAM left on', 'Cloning overhang'])
      await kind(title).getByRole('button', { name: 'Fix all of this kind (1)' }).waitFor();
    await kind('Names used twice').getByRole('button', { name: 'Fix all of this kind (2)' }).waitFor();

    await kind('PAM left on').getByRole('button', { name: 'PAM left on' }).click();
    await expect.poll(() => kind('PAM left on').locator('del').allInnerTexts()).toEqual(['UGG']);
    await kind('DNA letters').getByRole('button', { name: 'DNA letters' }).click();
    expect(await kind('DNA letters').locator('ins').first().innerText()).toMatch(/^U+$/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('repairs all of a kind with one press, takes it back with one, and makes it again', async () => {
    await fixAll('DNA letters');
    await isGone('DNA letters');
    await page.getByText('12 rows repaired: DNA letters: T instead of U.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await kind('DNA letters').getByRole('button', { name: 'Fix all of this kind (12)' }).waitFor();
    await fixAll('DNA letters');
    await isGone('DNA letters');
  });

  test('repairs names, and they stay unique', async () => {
    await fixAll('Characters that labels cannot print');
    await page.getByRole('gridcell', { name: /^B01, TP53-g12, filled/ }).waitFor();
    await fixAll('Names too long');
    await page.getByRole('gridcell', { name: /^B02, CTNNB1-ex3-g12, filled/ }).waitFor();
    await fixAll('Names used twice');
    await page.getByRole('gridcell', { name: /^A01, guide-0, filled/ }).waitFor();
    await page.getByRole('gridcell', { name: /^B03, guide-0-2, filled/ }).waitFor();
    await page.getByRole('gridcell', { name: /^B04, guide-0-3, filled/ }).waitFor();
    await isGone('Names used twice');
  });

  test('is shown few faults line by line, trims with one press, and decides about the other strand alone', async () => {
    const few = page.getByRole('region', { name: 'Worth a look' });
    await few.waitFor();
    expect(await kinds().count()).toBe(0);
    expect(await few.locator('del').allInnerTexts()).toEqual(['UGG', 'CACCG', expect.stringMatching(/^CCA/)]);
    await few.getByRole('button', { name: 'Fix all 2 that have one answer' }).click();
    await page.getByText('2 faults fixed.').waitFor();
    await few.getByRole('button', { name: 'Use the reverse complement' }).click();
    await few.getByRole('button', { name: 'Trim 3 nt' }).click();
    await few.waitFor({ state: 'detached' });
  });

  test('can order the plate now', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])')).waitFor();
  });

  test('repairs the list before it is added as well: writing at once, the rest when it is ticked', async () => {
    const dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
    const list = [
      `C01\tseen “1”\t${target(30).replaceAll('U', 'T')}`,
      `C01\tseen-2\t${target(31)}UGG`,
      `Z9\tguide-20\t${target(32)}`,
      `C04\tseen-4\tCCA${target(33)}`,
    ];
    await page.getByRole('button', { name: 'Add sequences' }).first().click();
    await dialog
      .getByRole('textbox', { name: 'One guide per line: name, then sequence' })
      .fill(['Well\tName\tSequence', ...list].join('\n'));
    const ticked = (name: string) => dialog.getByRole('checkbox', { name }).isChecked();
    await dialog.getByRole('checkbox', { name: 'Change T to U in 1' }).waitFor();
    expect(
      await Promise.all(['Change T to U in 1', 'Remove quotes in 1', 'Give other wells in 2'].map(ticked)),
    ).toEqual([true, true, false]);
    await dialog.getByRole('checkbox', { name: 'Give other wells in 2' }).check();
    await dialog.getByRole('checkbox', { name: 'Trim PAM in 1' }).check();
    await dialog.getByRole('checkbox', { name: 'Make names unique in 1' }).check();
    const row = (name: string): Locator => dialog.getByRole('row').filter({ hasText: name });
    await row('seen-2').locator('del', { hasText: 'C01' }).waitFor();
    await row('seen-2').locator('ins', { hasText: 'C02' }).waitFor();
    await row('seen-2').locator('del', { hasText: 'UGG' }).waitFor();
    await dialog.getByRole('button', { name: 'Use the other strand' }).click();
    await row('seen-4').getByText('other strand').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 4 guides' }).click();
    for (const cell of [
      /^C01, seen 1, filled/,
      /^C02, seen-2, filled/,
      /^C03, guide-20-2, filled/,
      /^C04, seen-4, filled/,
    ])
      await page.getByRole('gridcell', { name: cell }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('gridcell', { name: /^C01, empty/ }).waitFor();
  });

  test('repairs tubes in the same way, places in the rack included', async () => {
    await openBuilder(page, '/order/guide-rna/tubes');
    const tubes = [12, 13, 14].map((row) => `TP53/g${row}\t${target(row)}`).join('\n');
    await pasteAsItIs(page, page.getByRole('textbox', { name: 'Name, A01' }), tubes);
    await page.getByRole('textbox', { name: 'Name, A03' }).waitFor();
    await page.getByRole('textbox', { name: 'Position of TP53/g14' }).fill('A01');
    await fixAll('Characters that labels cannot print');
    await page.getByRole('textbox', { name: 'Position of TP53-g14' }).waitFor();
    await fixAll('Positions outside the rack, or taken');
    expect(await page.getByRole('textbox', { name: 'Position of TP53-g14' }).inputValue()).toBe('A03');
    await kinds().waitFor({ state: 'detached' });
  });
});
