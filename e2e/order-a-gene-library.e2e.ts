import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { fillCart, tubeItem } from './browser/open-account.ts';
import { builderIsOpen } from './browser/paste.ts';
import { chooseDelivery, choosePayment, orderPlaced } from './browser/ready-to-pay.ts';
import { registerOnTheWayToTheCart } from './browser/register.ts';
import { printedPages, readReport } from './browser/report-and-print.ts';

const { customer, page } = await startJourney();

/** Kinases as people write them: synonyms, a date that a spreadsheet made, a slip, a control of mice. */
const kinases =
  'ABL1 AKT1 p53 ALK ATM ATR AURKA AURKB HER2 BRAF BTK CDK1 CDK2 CHEK1 EGFR FAK JAK2 VEGFR2 KIT MET SRC WEE1 ' +
  'p65 1-Mar CDK12B Rosa26 ntc-1 NTC2';

describe('a researcher orders a library of kinases on 384 wells', () => {
  const price = page.getByRole('region', { name: 'Price and order' });
  const preview = page.getByRole('region', { name: 'What adding would do' });

  test('sees what a list with synonyms means before anything is added, and decides what only they know', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Libraries' }).click();
    await page
      .getByRole('link', { name: /^Gene libraries/ })
      .first()
      .click();
    await builderIsOpen(page);
    await page.getByRole('button', { name: 'Add genes' }).click();
    await page.getByRole('textbox', { name: 'Genes and controls' }).fill(kinases.replaceAll(' ', '\n'));
    await preview.getByText('names read').waitFor();
    const counts = (await preview.locator('dl').innerText()).replace(/\s+/g, ' ');
    expect(counts).toContain('names read 28');
    expect(counts).toContain('need a decision 4');
    expect(counts).toContain('controls 2');
    expect(await accessibilityFaults(page)).toEqual([]);
    await preview.getByRole('button', { name: /^RELA/ }).click();
    await preview.getByRole('button', { name: /^MARCH1/ }).click();
    await preview.getByRole('button', { name: /^Use CDK12:/ }).click();
    await page.getByRole('button', { name: 'Add 28' }).click();
    await page.getByText('28 names added to Plate 1.').waitFor();
  });

  test('finds what is left on the plate, with its sentence and what mends it (GL-21)', async () => {
    await price.getByText('Fix 1 well to order').waitFor();
    const faults = page.getByRole('region', { name: 'Before you can order' });
    await faults.getByText('Rosa26 is a control for mouse genes. This library is human.').waitFor();
    await page.getByRole('gridcell', { name: /^I01, ERBB2, typed HER2, gene/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const essential = faults.getByRole('list', { name: /^\d+ common essential genes$/ });
    await essential.getByRole('button', { name: /^WEE1, / }).click();
    await page.getByRole('heading', { name: 'WEE1' }).waitFor();
    await faults.getByRole('button', { name: 'Leave it out' }).click();
    await price.getByText('25 genes, 1 copy').waitFor();
  });

  const setting = (name: string) => page.getByRole('combobox', { name });

  test('sees what each plate holds side by side, and chooses plate and amount at once (GL-10 to GL-17)', async () => {
    await page.getByRole('button', { name: 'Which plate?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which plate?' });
    await dialog.getByRole('group').first().waitFor();
    const amountsOf = (plate: string) => dialog.getByRole('group', { name: `pmol a well on ${plate}`, exact: true });
    expect(await amountsOf('384-well Echo LDV').getByRole('button').allInnerTexts()).toEqual(['150', '250', '300']);
    expect(await amountsOf('384-well Echo').getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['300']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await amountsOf('384-well V-bottom').getByRole('button', { name: '600' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await setting('Plate type').locator('option:checked').innerText()).toBe('384-well V-bottom');
    expect(await setting('Per well').locator('option:checked').innerText()).toBe('600 pmol');
  });

  test('chooses plate, amount and copies, and the price follows', async () => {
    await setting('Plate type').selectOption('384-well Echo LDV');
    await expect
      .poll(() => setting('Per well').locator('option').allInnerTexts())
      .toEqual(['150 pmol', '250 pmol', '300 pmol']);
    const before = await price.innerText();
    await setting('Copies').selectOption('2 copies');
    await price.getByText('25 genes, 2 copies').waitFor();
    expect(await price.innerText()).not.toBe(before);
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Kinome, first pass');
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await builderIsOpen(page);
    await price.getByText('25 genes, 2 copies').waitFor();
  });

  test('reads it all on one page before it is paid, and prints the plate (GL-36)', async () => {
    const report = await readReport(page, async () => expect(await accessibilityFaults(page)).toEqual([]));
    for (const said of ['Kinome, first pass', 'Nothing blocks the order.', 'Genes 25 2 copies', 'Controls 2'])
      expect(report).toContain(said);
    expect(report).toContain('Plates 1 384-well Echo LDV, 300 pmol a well');
    const [plate, ...others] = await printedPages(page);
    expect(others).toEqual([]);
    for (const printed of ['Plate 1', 'Kinome, first pass', '2 copies', 'ENSG00000141736, “HER2”'])
      expect(plate).toContain(printed);
  });

  test('starts over, which empties plate and settings, and takes it back (GL-4)', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('The library is empty and has its first settings again.').waitFor();
    expect(await page.getByRole('gridcell', { name: /ERBB2/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('combobox', { name: 'Copies' }).inputValue()).toBe('1');
    await page.keyboard.press('ControlOrMeta+Z');
    await price.getByText('25 genes, 2 copies').waitFor();
    await page.getByText(/Draft saved in/).waitFor();
  });

  test('adds it to the cart on the way through registration, and reads there what it is', async () => {
    await registerOnTheWayToTheCart(customer, 'Rita', 'rita@kinome-lab.example');
    await page.getByRole('heading', { name: /Kinome, first pass/ }).waitFor();
    await page.getByText('384-well Echo LDV, 300 pmol a well, 2 copies, human').waitFor();
    await page.getByRole('button', { name: 'Show 27 wells' }).click();
    await page
      .getByRole('list', { name: /^Wells of/ })
      .getByText('ERBB2')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('edits it from the cart: what was typed and chosen is there', async () => {
    await page.getByRole('link', { name: /^Edit/ }).click();
    await builderIsOpen(page);
    await page.getByRole('gridcell', { name: /^I01, ERBB2, typed HER2, gene/ }).waitFor();
    await page.getByRole('combobox', { name: 'Copies' }).selectOption('3 copies');
    await page.getByRole('button', { name: 'Save in the cart' }).click();
    await page.getByText('384-well Echo LDV, 300 pmol a well, 3 copies, human').waitFor();
  });

  test('pays for it and a tube of guides, and has every name as it was typed with the order (ruling 66)', async () => {
    const id = await fillCart(customer, tubeItem('beside-g1'));
    await chooseDelivery(customer, id, 'express');
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('PO-3840');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    const number = await orderPlaced(customer);
    const { request } = customer.context;
    const genes = (await (await request.get(`/api/order/${id}/gene-list/?format=csv`)).text()).trim().split('\r\n');
    expect(genes).toHaveLength(1 + 27);
    for (const typed of [/ERBB2,ENSG00000141736,HER2,gene,/, /MARCH1,ENSG00000145416,1-Mar,gene,/, /RELA,.*,p65,gene,/])
      expect(genes.some((row) => typed.test(row))).toBe(true);
    const map = await request.get(`/api/order/${id}/plate-map/?format=xlsx`);
    expect([map.status(), (await map.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const confirmation = await request.get(`/api/order/${id}/order-confirmation/`);
    expect([confirmation.status(), confirmation.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.goto(`/account/orders/detail?order=${id}`);
    await page
      .getByRole('heading', { name: new RegExp(number) })
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
