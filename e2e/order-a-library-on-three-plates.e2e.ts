import { readFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, openAccount } from './browser/open-account.ts';
import { builderIsOpen } from './browser/paste.ts';
import { chooseDelivery } from './browser/ready-to-pay.ts';

const { customer, page } = await startJourney();

/** What a spreadsheet left of septins and MARCH genes: dates, one a number, one that two genes may have been. */
const damaged = '3-Sep 4-Sep 7-Sep 9-Sep 44075 2-Mar 5-Mar'.split(' ');
const kinases =
  'ABL1 AKT1 ALK ATM ATR AURKA AURKB BRAF BTK CDK1 CDK2 CHEK1 EGFR JAK2 KIT MET MTOR PLK1 RAF1 SRC SYK WEE1 NTC1 NTC2'.split(
    ' ',
  );

/** A sheet of wells, down the columns of a plate of 384. */
const sheetOf = (name: string, genes: readonly string[]) => ({
  name,
  rows: [
    ['Well Position', 'Gene'],
    ...genes.map((gene, at) => [`${String.fromCharCode(65 + (at % 16))}${Math.floor(at / 16) + 1}`, gene]),
  ],
});

describe('a researcher orders a library on three plates from a workbook that a spreadsheet damaged', () => {
  const preview = page.getByRole('region', { name: 'What adding would do' });
  let orderId = '';

  beforeAll(async () => {
    await openAccount(customer, 'Noor');
    await page.goto('/order/gene-library');
    await builderIsOpen(page);
  });

  test('sees three plates before they are added, every name accounted for, and is asked about one (LI-17)', async () => {
    const sheets = [
      sheetOf('Kinases', kinases),
      sheetOf('Septins', [...damaged, ...kinases.slice(0, 17)]),
      sheetOf('Sheet3', kinases.toReversed()),
    ];
    await page.getByRole('button', { name: 'Add genes' }).click();
    await page.getByRole('radio', { name: 'Upload a file' }).check();
    await page.locator('input[type=file]').setInputFiles({
      name: 'library.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(await writeXlsx({ sheets })),
    });
    await preview.getByText('names read').waitFor();
    const figures = (await preview.locator('dl').innerText()).match(/\d+/g)?.map(Number) ?? [];
    expect(figures[0]).toBe(72);
    expect(figures.slice(1).reduce((sum, figure) => sum + figure, 0)).toBe(72);
    await expect
      .poll(() => preview.getByRole('img').evaluateAll((maps) => maps.map((map) => map.getAttribute('aria-label'))))
      .toEqual(
        ['Kinases', 'Septins', 'Plate 3'].map((name) => `${name} after this: 24 of 384 wells filled, 24 of them new`),
      );
    await preview.getByRole('button', { name: /^MARCH2/ }).click();
    await page.getByRole('button', { name: 'Add 72' }).click();
    await page.getByText('72 names added to 3 plates.').waitFor();
  });

  test('finds plates that came marked as new, and a gene by its symbol, whatever was typed (GL-5)', async () => {
    await page.getByRole('tab', { name: /Plate 3\s*new/ }).waitFor();
    await page.getByRole('searchbox', { name: /^Find by/ }).fill('sept3');
    await page.getByRole('gridcell', { name: /^A01, SEPT3, typed 3-Sep, gene/ }).waitFor();
    await page.getByRole('tab', { name: /^Septins/, selected: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('reads in the cart what it is, plate by plate, with copies that are chosen in the builder (ruling 84)', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).click();
    for (const name of ['Kinases', 'Septins', 'Plate 3'])
      await page.getByRole('img', { name: `${name}: 24 of 384 wells` }).waitFor();
    expect(await page.getByRole('button', { name: 'One copy more' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('pays, and gets each plate and a list of the genes with the order', async () => {
    const { order_id } = await callAs<{ order_id: string }>(customer, 'GET', '/api/user/cart/');
    orderId = order_id;
    await chooseDelivery(customer, orderId, 'standard');
    await callAs(customer, 'POST', `/api/order/${orderId}/payment/purchase_order/`, {
      po_number: '4500-1877',
      billing_contact: { name: 'Accounts Payable', email: 'ap@vale-lab.example' },
      accepted_terms: true,
    });
    await page.goto(`/account/orders/detail?order=${orderId}`);
    await page.getByRole('heading', { name: '3 plates' }).waitFor();
    const list = page.getByRole('listitem').filter({ hasText: 'Gene list' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('link', { name: /CSV$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^gene-list-CS-.*\.csv$/);
    const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(rows).toHaveLength(73);
    expect(rows.filter((row) => row.includes('SEPT3,ENSG00000100167,3-Sep,gene,Septins A01'))).toHaveLength(1);
    expect(rows.filter((row) => row.includes('MARCH2,ENSG00000099785,2-Mar,gene,Septins F01'))).toHaveLength(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
