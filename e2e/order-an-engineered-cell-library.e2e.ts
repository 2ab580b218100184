import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen } from './browser/paste.ts';
import { chooseDelivery, choosePayment, orderPlaced } from './browser/ready-to-pay.ts';
import { registerOnTheWayToTheCart } from './browser/register.ts';
import { printedPages, readReport } from './browser/report-and-print.ts';

const { customer, page } = await startJourney();

/** Kinases and their friends as a lab lists them: synonyms, one gene under two names, a name of three genes, a slip. */
const genes =
  'AAK1 ABL1 ABL2 ACVR1 ACVR1B ACVR2A ACVR2B ACVRL1 AKT1 AKT2 AKT3 ALK ATM ATR AURKA AURKB AURKC AXL BLK BMP2K BMPR1A ' +
  'BMPR1B BMPR2 BMX BRAF BRSK1 BRSK2 BTK BUB1 BUB1B CAMK1 CAMK1D CAMK2A CAMK2B CAMK2D CAMK2G CAMK4 CAMKK1 CAMKK2 CASK ' +
  'CDC42BPA CDC7 CDK1 CDK10 CDK12 CDK13 CDK14 CDK19 CDK2 CDK3 CDK4 CDK5 CDK6 CDK7 CDK9 CDKL5 CHEK1 CHEK2 CHUK CIT CLK1 ' +
  'CLK2 CLK3 CLK4 CSF1R CSK CSNK1D CSNK1E CSNK2A1 DAPK1 DAPK2 DAPK3 DCLK1 DDR1 DDR2 DMPK DSTYK DYRK1A DYRK1B DYRK2 ' +
  'EGFR EIF2AK1 EPHA1 FLT3 p53 HER2 FAK VEGFR2 JAK2 ERBB2 p65 CDK12B';

describe('a researcher orders 90 pools of engineered cells in two racks', () => {
  const price = page.getByRole('region', { name: 'Price and order' });
  const preview = page.getByRole('region', { name: 'What adding would do' });

  test('chooses a line by its tissue, and sees where the controls of a rack stand', async () => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Cell libraries' }).first().click();
    await builderIsOpen(page);
    await page.getByRole('combobox', { name: 'Cell line' }).fill('myeloid');
    await page.getByRole('option', { name: /^K-562/ }).click();
    await page.getByRole('gridcell', { name: /^A01, TRAC, control/ }).waitFor();
    await page.getByText('20 control wells a rack, 0 pools, 76 slots left').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('adds a list name by name: what is repeated is left out, what asks is decided', async () => {
    await page.getByRole('button', { name: 'Add genes' }).click();
    await page.getByRole('textbox', { name: 'Gene symbols or Ensembl ids' }).fill(genes.replaceAll(' ', '\n'));
    await preview.getByText('names read').waitFor();
    const counts = (await preview.locator('dl').innerText()).replace(/\s+/g, ' ');
    expect(counts).toContain('names read 92');
    expect(counts).toContain('need a decision 2');
    await preview.getByRole('button', { name: /^RELA/ }).click();
    // The line of the slip is the last that asks; the one before goes when its answer is worked out.
    await preview.getByRole('button', { name: 'Leave it out' }).last().click();
    await page.getByText('90 of 152 slots used after this.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add 90' }).click();
    await page.getByText('90 names added to the library.').waitFor();
  });

  test('has two racks, made as they were needed, at the price of 90 (CL-17, ruling 43)', async () => {
    await page.getByRole('tab', { name: /Rack 1\s*76 of 76 slots/ }).waitFor();
    await page.getByRole('tab', { name: /Rack 2\s*new\s*14 of 76 slots/ }).waitFor();
    await price.getByText('90 pools, 1 copy').waitFor();
    await price.getByText('$58,500.00').waitFor();
    await page.getByText('90 more pools reach $600 a pool.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // One mock well less in each rack: every pool moves up, and none is lost.
    await page.getByRole('button', { name: 'One Mock, wild type well less' }).click();
    await page.getByRole('tab', { name: /Rack 1\s*77 of 77 slots/ }).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await page.getByRole('tab', { name: /Rack 1\s*76 of 76 slots/ }).waitFor();
  });

  test('takes a pool out, which closes the gap and costs the tier, and brings it back', async () => {
    await page.getByRole('gridcell', { name: /^B01, AAK1/ }).click();
    await page.keyboard.press('Delete');
    await page.getByRole('gridcell', { name: /^B01, ABL1/ }).waitFor();
    await page.getByText('1 more pool reaches $650 a pool.').waitFor();
    await price.getByText('$62,300.00').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('gridcell', { name: /^B01, AAK1/ }).waitFor();
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Kinome knockouts');
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await builderIsOpen(page);
    await price.getByText('90 pools, 1 copy').waitFor();
  });

  test('types a name anew after its last letter is gone, in its place; Escape puts the old one back', async () => {
    const gene = page.getByRole('combobox', { name: 'Gene in B01' });
    await page.getByRole('gridcell', { name: /^B01, AAK1/ }).click();
    for (const name of ['', 'KRAS']) await gene.fill(name);
    await page.getByRole('gridcell', { name: /^B01, KRAS/ }).waitFor();
    await price.getByText('90 pools, 1 copy').waitFor();
    // The first closes the list of suggestions.
    await gene.press('Escape');
    await gene.press('Escape');
    await page.getByRole('gridcell', { name: /^B01, AAK1/ }).waitFor();
    await price.getByText('90 pools, 1 copy').waitFor();
    await price.getByText('$58,500.00').waitFor();
    // Pools go down the columns, and so do these (ruling 23).
    await page.getByRole('button', { name: 'Next slot' }).click();
    await page.getByRole('button', { name: 'Next slot' }).click();
    await page.getByRole('combobox', { name: 'Gene in D01' }).waitFor();
  });

  test('reads it all on one page before it is paid, prints both racks, starts over and takes it back (CL-25)', async () => {
    const report = await readReport(page, async () => expect(await accessibilityFaults(page)).toEqual([]));
    for (const said of ['Kinome knockouts', 'Nothing blocks the order.', 'Pools 90 1 copy', '$58,500.00'])
      expect(report).toContain(said);
    // The dialog of the browser is not part of the page.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('menuitem', { name: /^All plates/ }).click();
    const racks = await printedPages(page);
    expect(racks.map((rack) => rack.includes('20 control wells'))).toEqual([true, true]);
    for (const printed of ['Rack 1', 'Kinome knockouts', 'K-562', '76 pools']) expect(racks[0]).toContain(printed);
    for (const printed of ['Rack 2', '14 pools', '“HER2”']) expect(racks[1]).toContain(printed);
    await page.getByRole('button', { name: /^Export/ }).click();
    await page
      .getByRole('menuitem', { name: /every well of each rack down the columns from A01/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('20 control wells a rack, 0 pools, 76 slots left').waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    await price.getByText('90 pools, 1 copy').waitFor();
    await page.getByText(/Draft saved in/).waitFor();
  });

  test('adds it to the cart on the way through registration, and reads there what it is', async () => {
    await registerOnTheWayToTheCart(customer, 'Cleo', 'cleo@pool-lab.example');
    await page.getByRole('heading', { name: 'Kinome knockouts' }).waitFor();
    await page.getByText('K-562, human, 2 racks, 20 control wells a rack, 1 copy').waitFor();
    await page.getByRole('button', { name: 'Show 90 pools' }).click();
    await page
      .getByRole('list', { name: /^Pools of/ })
      .getByText('ERBB2')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('edits it from the cart: what was typed and chosen is there', async () => {
    await page.getByRole('link', { name: /^Edit/ }).click();
    await builderIsOpen(page);
    await page.getByRole('tab', { name: /Rack 2\s*14 of 76 slots/ }).click();
    await page.getByRole('gridcell', { name: /TP53, typed p53, pool/ }).waitFor();
    await page.getByRole('combobox', { name: 'Copies' }).selectOption('2 copies');
    await price.getByText('$117,000.00').waitFor();
    await page.getByRole('button', { name: 'Save in the cart' }).click();
    await page.getByText('K-562, human, 2 racks, 20 control wells a rack, 2 copies').waitFor();
  });

  test('pays by purchase order, and has every well in the map of the order', async () => {
    const cart = await (await customer.context.request.get('/api/user/cart/')).json();
    const id: string = cart.order_id;
    expect(cart.groups.map((group: { temperature: string }) => group.temperature)).toEqual(['dry_ice']);
    await chooseDelivery(customer, id, 'express');
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('PO-9090');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    await orderPlaced(customer);
    const map = await customer.context.request.get(`/api/order/${id}/plate-map/?format=csv`);
    const rows = (await map.text())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const ofType = (type: string) => rows.filter((row) => row[5] === type);
    expect([ofType('pool').length, ofType('control').length]).toEqual([90, 38]);
    expect(rows.find((row) => row[3] === 'ERBB2')?.slice(4, 8)).toEqual(['ENSG00000141736', 'pool', 'HER2', 'K-562']);
    expect(rows.find((row) => row[3] === 'RELA' && row[5] === 'pool')?.[6]).toBe('p65');
  });
});
