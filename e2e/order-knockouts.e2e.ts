import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, paste } from './browser/paste.ts';
import { chooseDelivery, choosePayment, orderPlaced } from './browser/ready-to-pay.ts';
import { registerOnTheWayToTheCart } from './browser/register.ts';

// A call that is made to fail shows in the console of the browser.
const { customer, page } = await startJourney({ expectsTrouble: true });

const symbols =
  'TP53 EGFR KEAP1 BRAF PTEN KRAS ATM AKT1 BRCA1 BRCA2 CDKN2A RB1 NF1 SMAD4 ABL1 JAK2 MTOR ERBB2 STK11 VHL APC CTNNB1 ' +
  'NRAS IDH1 ALK MET';

/** The guides of genes as the catalogue of the demo has them, until there are `count`; essential genes left out. */
async function guidesOf(names: readonly string[], count: number): Promise<string[]> {
  const { request } = customer.context;
  const { genes, fields } = await (await request.get('/api/products/odl/genes/?species=homo_sapiens')).json();
  const [id, symbol] = [fields.indexOf('ensembl_id'), fields.indexOf('gene_name')];
  const targets: string[] = [];
  for (const name of names) {
    const gene = genes.find((row: readonly unknown[]) => row[symbol] === name);
    if (gene === undefined) continue;
    const answer = await request.get(`/api/products/guides/?species=homo_sapiens&ensembl_id=${gene[id]}`);
    const { guides } = await answer.json();
    for (const { target, essential_gene: essential, also_hits: also } of guides)
      if (!essential && also.length === 0) targets.push(target);
    if (targets.length >= count) return targets.slice(0, count);
  }
  throw new Error(`the demo has only ${targets.length} guides of these genes`);
}

/** The same guide with another base in the middle. */
const misread = (guide: string): string => `${guide.slice(0, 11)}${guide[11] === 'A' ? 'C' : 'A'}${guide.slice(12)}`;

describe('a researcher orders 60 knockout pools from 64 pasted sequences, and a clone in a line of their own', () => {
  const price = page.getByRole('region', { name: 'Price and order' });
  const results = page.getByRole('region', { name: 'Results' });

  test('pastes a list; of two batches one fails, and is checked again alone (EK-4)', async () => {
    const eligible = await guidesOf(symbols.split(' '), 59);
    const [first = '', second = ''] = eligible;
    const list = [
      ...eligible.slice(0, 40).map((guide) => guide.toLowerCase().replaceAll('t', 'u')),
      // With its PAM, of an essential gene, of no gene, of mouse, and the first one once more.
      `${eligible[58] ?? ''}CGG`,
      'AACCAAAGTCGAATATGACG',
      'CGTTGTCCTCGAAATAGCCG',
      'GAAGTCACAGCACATGACGG',
      first,
      ...eligible.slice(40, 57),
      misread(eligible[57] ?? ''),
      second,
    ];
    expect(list).toHaveLength(64);
    let calls = 0;
    await page.route('**/sequences/validate/', async (route) => {
      calls += 1;
      await (calls === 2 ? route.abort('connectionreset') : route.continue());
    });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Express knockout' }).first().click();
    await builderIsOpen(page);
    await page.getByRole('combobox', { name: 'Cell line' }).selectOption('HAP1');
    await paste(page, page.getByRole('textbox', { name: /^One guide a line/ }), list.join('\n'));
    await results.getByText('Lines 33 to 63 were not checked.').waitFor();
    await results.getByText('Eligible 32', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await results.getByRole('button', { name: /^Check \d+ again$/ }).click();
    await results.getByText('Not eligible 5', { exact: true }).waitFor();
    expect(calls).toBe(3);
  });

  test('sees each answer with its reason, and mends what can be mended', async () => {
    await results.getByText('To check 2', { exact: true }).waitFor();
    const [elsewhere] = await Promise.all([
      page.context().waitForEvent('page'),
      results.getByRole('link', { name: 'Guides for human TP53, in a new tab' }).click(),
    ]);
    await elsewhere.getByRole('region', { name: 'Guides of TP53' }).getByText('tumor protein p53').waitFor();
    await elsewhere.close();
    const folded = results.getByRole('button', { name: 'Lines 3 to 40: 38 eligible' });
    const before = await results.getByRole('listitem').count();
    await folded.click();
    await expect.poll(() => results.getByRole('listitem').count()).toBe(before + 38);
    expect(await accessibilityFaults(page)).toEqual([]);
    await folded.click();
    await results.getByText(/Base 12 is [ACGT], where a guide of \S+ has [ACGT]\./).waitFor();
    await results.getByRole('button', { name: /^Take the guide of / }).click();
    await results.getByRole('button', { name: 'Trim 3 nt' }).click();
    await results.getByText('Eligible 59', { exact: true }).waitFor();
    await results.getByText(/^Cells without PLK1/).waitFor();
    await results.getByRole('button', { name: 'Keep both' }).first().click();
    await price.getByText('60 pools, single guide, 4 lines left out').waitFor();
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Suppressors');
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await builderIsOpen(page);
    await price.getByText('60 pools, single guide, 4 lines left out').waitFor();
  });

  test('has the pools in the cart as one line that unfolds (ruling 83)', async () => {
    await page.getByRole('button', { name: 'Add 60 to cart' }).waitFor();
    await registerOnTheWayToTheCart(customer, 'Noor', 'noor@knockout-lab.example', 'Add 60 to cart');
    await page.getByRole('heading', { name: 'Suppressors' }).waitFor();
    await page.getByText('60 pools. Single guide, HAP1, human').waitFor();
    await page.getByText('Show each').click();
    const pools = page.getByRole('list', { name: 'Items of Suppressors' });
    await pools.getByText('knockout pool').nth(59).waitFor();
    expect(await pools.getByText('knockout pool').count()).toBe(60);
    await pools
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await page.getByText('59 pools. Single guide, HAP1, human').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('orders a clone in a line of their own, of the gene that is meant (KO-2, KO-9)', async () => {
    await page.goto('/order/engineered-cells/crispr-knockout-cell-clone');
    await builderIsOpen(page);
    await page.getByRole('combobox', { name: 'Gene' }).fill('PLK1');
    await page.getByText('polo like kinase 1').waitFor();
    const asks = page.getByRole('link', { name: 'Ask about a conditional knockout, in a new tab' });
    expect(await asks.getAttribute('href')).toContain('Conditional+knockout+of+PLK1');
    await page.getByRole('button', { name: 'Clear gene' }).click();
    await page.keyboard.type('NRF2');
    await page
      .getByRole('group', { name: 'Which gene?' })
      .getByRole('button', { name: /^NFE2L2/ })
      .click();
    await page.getByRole('combobox', { name: 'Cell line' }).fill('SH-SY5Y, clone 7');
    await page.getByRole('option', { name: /^Other: SH-SY5Y, clone 7/ }).click();
    await page.getByText('A line of your own; we write to you about a sample.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: /^NFE2L2 knockout clone/ }).waitFor();
  });

  test('pays, and has every guide and gene on the papers', async () => {
    const { request } = customer.context;
    const { order_id: id, groups } = await (await request.get('/api/user/cart/')).json();
    expect(groups.map((group: { temperature: string }) => group.temperature)).toEqual(['dry_ice']);
    await chooseDelivery(customer, id, 'express');
    await choosePayment(customer, id, 'Purchase order On invoice, due 30 days after the invoice.');
    await page.getByLabel('PO number').fill('PO-6060');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Place the order/ }).click();
    await orderPlaced(customer);
    const rowsOf = async (path: string) =>
      (await (await request.get(`/api/order/${id}/${path}`)).text()).trim().split('\r\n');
    const map = await rowsOf('plate-map/?format=csv');
    expect(map.filter((row) => row.startsWith('Suppressors,'))).toHaveLength(59);
    expect(map.some((row) => row.includes('NFE2L2') && row.includes('Other: SH-SY5Y, clone 7'))).toBe(true);
    const genes = await rowsOf('gene-list/?format=csv');
    expect(genes).toHaveLength(1 + 60);
    expect(genes.some((row) => row.includes('NFE2L2,ENSG00000116044,NRF2,gene'))).toBe(true);
    const confirmation = await request.get(`/api/order/${id}/order-confirmation/`);
    expect([confirmation.status(), confirmation.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});
