import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste, pasteAsItIs } from './browser/paste.ts';

const { page } = await startJourney();

/** Targets that no rule minds, one for each of 384 wells. */
const target = (at: number): string =>
  `CAAUUGUUCAAUAUCA${[...at.toString(4).padStart(5, '0')].map((digit) => 'ACGU'.charAt(Number(digit))).join('')}`.slice(
    0,
    21,
  );
const asIdt = (bases: string): string => [...bases].map((base) => `r${base}`).join('');
const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';

/** Whole guides, crRNAs and targets, as an order form of IDT holds them. */
const idtOrder = Array.from({ length: 24 }, (_, at) => {
  const own = target(at);
  const whole = `mC*mA*mA*${asIdt((own + scaffold).slice(3, -3))}mU*mU*mU`;
  const crRna = `/AltR1/${asIdt(own)} ${asIdt('GUUUUAGAGCUAUGCU')}/AltR2/`;
  return `g-${at}\t${at < 8 ? whole : at < 16 ? crRna : asIdt(own)}`;
});

/** A researcher has ordered elsewhere before, and orders the same guides here. */
describe('a researcher moves an order from another vendor', () => {
  const list = () => page.getByRole('region', { name: 'Before you can order' });
  const kind = (title: string): Locator =>
    page.getByRole('list', { name: 'Repairs by kind' }).locator('> li').filter({ hasText: title });

  beforeAll(() => openBuilder(page));

  test('whose sequences are in the notation of IDT: each is offered as a difference, with what is left out', async () => {
    await pasteAsItIs(page, page.getByRole('gridcell').first(), idtOrder.join('\n'));
    await page.getByText('24 guides added to Plate 1.').waitFor();
    await kind('Sequences in another vendor’s notation').getByText('8', { exact: true }).waitFor();
    const chemistry = kind('Chemistry written with the bases');
    await chemistry.getByRole('button', { name: 'Chemistry written with the bases' }).click();
    await chemistry
      .getByText(
        'Leaves out 2′-O-methyl (m) and phosphorothioate (*). A guide for SpCas9 gets its Standard modifications instead.',
      )
      .first()
      .waitFor();
    await chemistry.getByText('Leaves out IDT’s end groups (AltR).').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('one press makes targets of them, scaffold and repeat included, and one takes it back', async () => {
    await list()
      .getByRole('button', { name: /^Fix all \d+ that have one answer$/ })
      .click();
    await page.getByRole('gridcell', { name: /^A01, g-0, filled$/ }).waitFor();
    await page.getByRole('gridcell', { name: /^B12, g-23, filled$/ }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Target/ }).inputValue()).toBe(target(0));
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('gridcell', { name: /^A01, g-0, filled, / }).waitFor();
  });

  test('a mark that is not understood is named, and nothing is offered for it', async () => {
    await page.getByRole('gridcell').nth(30).click();
    const field = page.getByRole('textbox', { name: /^Target/ });
    await field.fill(`${asIdt(target(30))}/iSp9/`);
    await page.getByText('/iSp9/ is not understood.').first().waitFor();
    await field.fill('');
  });

  test('in the dialog, notation is read at once, and chemistry goes when it is ticked', async () => {
    const dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
    await page.getByRole('button', { name: 'Add sequences' }).first().click();
    await dialog
      .getByRole('textbox', { name: 'One guide per line: name, then sequence' })
      .fill([`plain ${asIdt(target(40))}`, `made [mC][mA]*${target(41).slice(2)}`].join('\n'));
    expect(await dialog.getByRole('checkbox', { name: 'Read other vendors’ notation in 1' }).isChecked()).toBe(true);
    const chemistry = dialog.getByRole('checkbox', { name: 'Keep the bases only, without chemistry in 1' });
    expect(await chemistry.isChecked()).toBe(false);
    await dialog
      .getByRole('region', { name: 'Rows that need your decision' })
      .getByText('Leaves out 2′-O-methyl (m)')
      .waitFor();
    await chemistry.check();
    await dialog
      .getByRole('row', { name: /^\S+ made/ })
      .getByText('bases only')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('tubes are mended in the same way, each in steps that build on each other', async () => {
    await openBuilder(page, '/order/guide-rna/tubes');
    await pasteAsItIs(page, page.getByRole('textbox', { name: 'Name, A01' }), idtOrder.slice(6, 10).join('\n'));
    await page.getByRole('textbox', { name: 'Name, A04' }).waitFor();
    // A whole guide has two answers: User-Defined with the editor Other, or its bases as a target of SpCas9.
    const table = page.getByRole('region', { name: 'Tubes', exact: true });
    await table.getByText('It costs $216.00 then.').first().waitFor();
    await table.getByRole('button', { name: 'Make it User-Defined' }).first().click();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('[aria-label="Gene editor, A01"]')?.value === 'Other',
    );
    await table.getByRole('button', { name: 'Read IDT’s notation' }).first().click();
    await page.getByRole('button', { name: /^Fix all \d that have one answer$/ }).click();
    await page.getByRole('list', { name: 'Repairs by kind' }).waitFor({ state: 'detached' });
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('a list of 384 wells says that plates have 96, and goes on four of them by quadrant', async () => {
    await openBuilder(page);
    const wells = [...'ABCDEFGHIJKLMNOP'].flatMap((row) => Array.from({ length: 24 }, (_, at) => `${row}${at + 1}`));
    const lines = wells.map((well, at) => `${well}\tq-${well}\t${target(at)}`);
    await page
      .getByRole('button', { name: /^Add a plate/ })
      .first()
      .click();
    await paste(page, page.getByRole('gridcell').first(), ['Well\tName\tSequence', ...lines].join('\n'));
    const dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
    await dialog.getByText('288 rows of 384 name wells that are not on them.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // Nothing is added, and nothing left out, before the customer says how.
    await dialog.locator('button[aria-disabled=true]', { hasText: 'Add 384 guides to 4 plates' }).waitFor();
    await dialog.getByRole('radio', { name: /^Fill in the order of the list: 4 plates/ }).check();
    await dialog.getByRole('button', { name: 'Add 384 guides to 4 plates' }).waitFor();
    await dialog.getByRole('radio', { name: /^Split by quadrant: 4 plates/ }).check();
    await dialog.getByRole('listitem').filter({ hasText: 'Quadrant 4' }).waitFor();
    await dialog.getByRole('row', { name: /q-A3 / }).locator('ins', { hasText: 'A02' }).waitFor();
    await dialog.getByRole('button', { name: 'Add 384 guides to 4 plates' }).click();
    await page.getByText('384 guides added to 4 plates.').waitFor();
    await page.getByRole('tab', { name: /^Quadrant 4/ }).click();
    await page.getByRole('gridcell', { name: /^H12, q-P24, filled/ }).waitFor();
  });
});
