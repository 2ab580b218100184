import { describe, test } from 'vitest';
import { expectToBeUsable } from './browser/can-be-used-as-it-stands.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';

const { customer, page } = await startJourney();

/** Human genes of the demo: enough that nothing is wrong with, and some of each kind that something is said about. */
async function genesOfTheDemo() {
  const { genes, fields } = await (
    await customer.context.request.get('/api/products/odl/genes/?species=homo_sapiens')
  ).json();
  const column = (name: string) => fields.indexOf(name);
  const all = genes.map((row: readonly unknown[]) => ({
    symbol: String(row[column('gene_name')]),
    guides: Number(row[column('num_guides')]),
    isEssential: row[column('essential_gene')] === 1,
    paralogs: (row[column('off_target_genes')] as readonly string[]).length,
  }));
  type Gene = (typeof all)[number];
  const some = (count: number, fits: (gene: Gene) => boolean): string[] => {
    const found: readonly Gene[] = all.filter(fits);
    return found.slice(0, count).map(({ symbol }) => symbol);
  };
  const isPlain = ({ guides, isEssential, paralogs }: Gene) => guides > 2 && !isEssential && paralogs === 0;
  return {
    plain: some(24, isPlain),
    essential: some(4, ({ guides, isEssential }) => guides > 2 && isEssential),
    paralogs: some(2, ({ guides, isEssential, paralogs }) => guides > 2 && !isEssential && paralogs > 0),
    few: some(2, ({ guides, isEssential, paralogs }) => guides > 0 && guides < 3 && !isEssential && paralogs === 0),
    none: some(1, ({ guides }) => guides === 0),
  };
}

const { plain, essential, paralogs, few, none } = await genesOfTheDemo();
const listed = [...plain, ...essential, ...paralogs, ...few, ...none];
/** Names that are ambiguous, unknown or damaged by a spreadsheet, and the name of a control. */
const asking = ['p65', '1-Mar', 'CDK12B', 'NTC1'];
const preview = page.getByRole('region', { name: 'What adding would do' });
const price = page.getByRole('region', { name: 'Price and order' });

/** Wide and on a phone, light and dark: nothing scrolls sideways, and axe finds nothing (GC-1, house rules). */
describe('an order screen with a realistic list in it can be used by everybody:', () => {
  test('a gene library, while its list is read, with faults on its plate, and as a table', async () => {
    await openBuilder(page, '/order/gene-library');
    await page.getByRole('button', { name: 'Add genes' }).click();
    await page.getByRole('textbox', { name: 'Genes and controls' }).fill([...listed, ...asking, 'Rosa26'].join('\n'));
    await preview.getByText('need a decision', { exact: true }).waitFor();
    await expectToBeUsable(page, 'the list of a gene library');
    await preview.getByRole('button', { name: /^RELA/ }).click();
    await preview.getByRole('button', { name: /^MARCH1/ }).click();
    await preview.getByRole('button', { name: /^Use CDK12:/ }).click();
    await page.getByRole('button', { name: /^Add \d+$/ }).click();
    await price.getByText('Fix 2 wells to order').waitFor();
    await page.getByRole('list', { name: '4 common essential genes' }).waitFor();
    await expectToBeUsable(page, 'a gene library with faults');
    await page.getByRole('radio', { name: 'Table' }).click();
    await page.getByRole('checkbox', { name: /^Only rows with errors or warnings/ }).waitFor();
    await expectToBeUsable(page, 'a gene library as a table');
  });

  test('an engineered cell library, with what is said of its pools (CL-9 to CL-14)', async () => {
    await openBuilder(page, '/order/engineered-cell-library');
    await page.getByRole('button', { name: 'Add genes' }).click();
    const pools = page.getByRole('textbox', { name: 'Gene symbols or Ensembl ids' });
    await pools.fill([...listed, ...asking].join('\n'));
    await preview.getByText('need a decision', { exact: true }).waitFor();
    await expectToBeUsable(page, 'the list of a cell library');
    await page.getByRole('button', { name: /^Add \d+$/ }).click();
    const faults = page.getByRole('region', { name: /^(Before you can order|Worth a look)$/ });
    const group = faults.getByRole('list', { name: '4 common essential genes' });
    await group.waitFor();
    await expectToBeUsable(page, 'a cell library with faults');
    await group.getByRole('button').first().click();
    await page.getByRole('heading', { name: essential[0] ?? '', exact: true }).waitFor();
    await expectToBeUsable(page, 'a pool of a cell library');
    await page.getByRole('radio', { name: 'Table' }).click();
    await page.getByRole('checkbox', { name: /^Only rows with errors or warnings/ }).waitFor();
    await expectToBeUsable(page, 'a cell library as a table');
    await faults.getByRole('button', { name: 'Keep all 4' }).click();
    await group.waitFor({ state: 'detached' });
  });

  test('express knockout, with an answer of every kind, guide by guide and gene by gene (EK-4)', async () => {
    const guides = ['CCATTGTTCAATATCGTCCG', 'GAGCGCTGCTCAGATAGCGA', 'CCATTGTTCAATATCGTCCGCGG', 'AACCAAAGTCGAATATGACG'];
    const others = ['CGTTGTCCTCGAAATAGCCG', 'GAAGTCACAGCACATGACGG', 'CCATTGTTCAATATCGTCCG', 'ACGTNACGT'];
    await openBuilder(page, '/order/express-knockout');
    await paste(page, page.getByRole('textbox', { name: /^One guide a line/ }), [...guides, ...others].join('\n'));
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByText('Eligible 2', { exact: true }).waitFor();
    await expectToBeUsable(page, 'express knockout, guide by guide');
    await page.getByRole('combobox', { name: 'Edit type' }).selectOption('Multi guide');
    await results.getByRole('list', { name: 'Pools' }).waitFor();
    await expectToBeUsable(page, 'express knockout, gene by gene');
  });

  test('gene knockout cells, with a list, and a clone that cannot be made (KO-9)', async () => {
    await openBuilder(page, '/order/gene-knockout');
    await page.getByRole('combobox', { name: 'Cell line' }).fill('SH-SY5Y, clone 7');
    await page.getByRole('option', { name: /^Other: SH-SY5Y, clone 7/ }).click();
    await page.getByRole('button', { name: 'Paste several genes' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .first()
      .fill([...plain.slice(0, 3), ...paralogs, 'p65'].join('\n'));
    await preview.getByText('need a decision', { exact: true }).waitFor();
    await expectToBeUsable(page, 'the list of gene knockouts');
    await page.getByRole('button', { name: /^Add \d+$/ }).click();
    await page.getByRole('region', { name: 'Your list' }).waitFor();
    await page.getByRole('combobox', { name: 'Gene' }).fill('KEAP1');
    await page.getByRole('group', { name: 'Facts of KEAP1' }).waitFor();
    await page.keyboard.press('Escape');
    await expectToBeUsable(page, 'gene knockouts');
    await openBuilder(page, '/order/engineered-cells/crispr-knockout-cell-clone');
    await page.getByRole('combobox', { name: 'Gene' }).fill('PLK1');
    await page.getByRole('group', { name: 'Facts of PLK1' }).waitFor();
    await page.keyboard.press('Escape');
    await expectToBeUsable(page, 'a clone that cannot be made');
  });

  test('guides for genes and for a sequence, some of them chosen (GC-7, GC-9, GC-13)', async () => {
    await page.goto('/guides');
    const field = page.getByRole('combobox', { name: 'Genes or targets' });
    await field.click();
    await paste(page, field, 'TP53\np65\nPLK1\nTP35');
    const tp53 = page.getByRole('region', { name: 'Guides of TP53' });
    await tp53.getByRole('checkbox', { name: 'All guides of TP53' }).check();
    await tp53.getByText(/cut (at least [\d,]+ bases apart|at the same place|[\d,]+ bases? apart)/).waitFor();
    await page.getByText('Cells without PLK1 stop dividing.').waitFor();
    await page.getByRole('button', { name: 'Send 4 to a new plate' }).waitFor();
    await expectToBeUsable(page, 'guides of genes');
    await page.goto('/guides/sequence');
    await page.getByRole('button', { name: 'Load an example' }).click();
    const sites = page.getByRole('region', { name: 'Sites', exact: true });
    await sites.getByRole('columnheader', { name: 'Rule Set 1' }).waitFor();
    await sites.getByRole('checkbox').nth(1).check();
    await expectToBeUsable(page, 'guides of a sequence');
  });
});
