import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccount } from './browser/open-account.ts';
import { openBuilder } from './browser/paste.ts';
import { chooseDelivery, choosePayment, orderPlaced } from './browser/ready-to-pay.ts';

const { customer, page } = await startJourney();

/** Genes as a spreadsheet leaves them: four dates, one of which may be two genes, and a synonym. */
const damaged = ['7-Sep', '9-Sep', '5-Mar', '1-Mar', 'p53'];
const library = `Kinome ${randomUUID().slice(0, 8)}`;
const genesOnEach = 24;
const rows = 'ABCDEFGHIJKLMNOP';

/** Three files as a plate reader writes them: 384 wells, down the columns, the first 24 with a gene. */
async function plateFiles() {
  const answer = await customer.context.request.get('/api/products/odl/genes/?species=homo_sapiens');
  const { genes, fields } = await answer.json();
  const [symbol, guides, essential] = ['gene_name', 'num_guides', 'essential_gene'].map((name) => fields.indexOf(name));
  const symbols: string[] = genes
    .filter((row: (string | number)[]) => Number(row[guides ?? 0]) > 2 && Number(row[essential ?? 0]) === 0)
    .map((row: (string | number)[]) => String(row[symbol ?? 0]));
  return [0, 1, 2].map((plate) => {
    const own = symbols.slice(plate * genesOnEach, (plate + 1) * genesOnEach);
    const wells = Array.from(
      { length: 384 },
      (_, at) => `${rows.charAt(at % 16)}${1 + Math.floor(at / 16)},${own[at] ?? ''}`,
    );
    const text = ['Well Position,Gene', ...wells].join('\r\n');
    return { name: `screen-${plate + 1}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
  });
}

describe('a researcher orders knockouts, a pool and a library of three plates, and pays for all at once', () => {
  const price = page.getByRole('region', { name: 'Price and order' });

  test('by a list that a spreadsheet damaged: dates are recognised, and one asks (KO-13, ruling 86)', async () => {
    await openAccount(customer, 'Ines');
    await openBuilder(page, '/order/gene-knockout');
    const line = page.getByRole('combobox', { name: 'Cell line' });
    await line.fill('HEK293');
    await page
      .getByRole('option', { name: /^HEK293 / })
      .or(page.getByRole('option', { name: 'HEK293' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Paste several genes' }).click();
    const dialog = page.getByRole('dialog', { name: /^Add genes/ });
    await dialog.getByRole('textbox', { name: 'Genes' }).fill(damaged.join('\n'));
    const preview = dialog.getByRole('region', { name: 'What adding would do' });
    await preview.getByText('SEPT9', { exact: true }).waitFor();
    await preview.getByRole('button', { name: /^MARCH1/ }).click();
    await preview.getByText('MARCH5', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Add 5', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await price.getByText('5 genes').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await price.getByRole('button', { name: /^Add.* to cart$/ }).click();
    await page.waitForURL('**/cart');
  });

  test('a knockout pool at its own address (KO-10)', async () => {
    await openBuilder(page, '/order/engineered-cells/crispr-knockout-cell-pool');
    await page.getByRole('combobox', { name: 'Gene' }).fill('KEAP1');
    await page.getByRole('combobox', { name: 'Cell line' }).fill('HAP1');
    await page.getByRole('option', { name: /^HAP1/ }).first().click();
    await price.getByText('$1,950.00', { exact: true }).waitFor();
    await price.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: /^KEAP1 knockout pool/ }).waitFor();
  });

  test('a library of three plates of 384 wells, each from its file (GL-12, LI-17)', async () => {
    await openBuilder(page, '/order/gene-library');
    await page.getByRole('textbox', { name: 'Name of the project' }).fill(library);
    await page.getByRole('button', { name: 'Add genes' }).click();
    const dialog = page.getByRole('dialog', { name: /^Add genes to/ });
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    await dialog.locator('input[type=file]').setInputFiles(await plateFiles());
    await dialog.getByRole('button', { name: 'Add 72', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await price.getByText('72 genes, 1 copy').waitFor();
    expect(await page.getByRole('tab').count()).toBe(3);
    await price.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: new RegExp(library) }).waitFor();
  });

  test('pays for the cart, and has every gene of every product on the papers', async () => {
    const { request } = customer.context;
    const cart = await (await request.get('/api/user/cart/')).json();
    const id: string = cart.order_id;
    // Five times 3 nmol, a pool in a line of the list, and 72 genes of up to 95.
    expect(cart.subtotal).toBe((5 * 240 + 1950 + 72 * 55.2).toFixed(2));
    expect(cart.groups.map((group: { temperature: string }) => group.temperature)).toEqual(['ambient', 'dry_ice']);
    await chooseDelivery(customer, id, 'express');
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('PO-7272');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    await orderPlaced(customer);
    const genes = (await (await request.get(`/api/order/${id}/gene-list/?format=csv`)).text()).trim().split('\r\n');
    expect(genes).toHaveLength(1 + 72 + 5 + 1);
    expect(genes.some((row) => /,SEPT9,ENSG00000184640,9-Sep,gene,/.test(row))).toBe(true);
    expect(genes.some((row) => /,MARCH1,ENSG00000145416,1-Mar,gene,/.test(row))).toBe(true);
    for (const document of ['order-confirmation/', 'gene-list/?format=xlsx', 'plate-map/?format=xlsx'])
      expect((await request.get(`/api/order/${id}/${document}`)).status()).toBe(200);
  });
});
