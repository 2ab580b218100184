import type { Customer } from '../browser/customer.ts';
import { tubeItem } from '../browser/open-account.ts';

const species = 'homo_sapiens';
const rows = 'ABCDEFGHIJKLMNOP';
/** Wells of a plate and pools of a library: as few as can be ordered. */
const few = 20;

/** An item of each product, as it is put into the cart, with the address of the screen that edits it. */
export interface ProductItem {
  readonly product: string;
  readonly address: string;
  readonly item: object;
}

/** One of everything that has an order screen, of genes of the demo that nothing is wrong with. */
export async function everyProduct({ context }: Customer): Promise<readonly ProductItem[]> {
  const { genes, fields } = await (await context.request.get(`/api/products/odl/genes/?species=${species}`)).json();
  const at = (row: readonly unknown[], field: string) => row[fields.indexOf(field)];
  const chosen: { readonly id: unknown; readonly symbol: unknown }[] = genes
    .filter((row: readonly unknown[]) => Number(at(row, 'num_guides')) > 2 && at(row, 'essential_gene') === 0)
    .filter((row: readonly unknown[]) => (at(row, 'off_target_genes') as readonly string[]).length === 0)
    .slice(0, few)
    .map((row: readonly unknown[]) => ({ id: at(row, 'ensembl_id'), symbol: at(row, 'gene_name') }));
  const wells = chosen.map(({ id, symbol }, index) => ({
    gene_label: symbol,
    gene_name: symbol,
    ensembl_id: id,
    is_control: false,
    position: `${rows.charAt(index % rows.length)}${1 + Math.floor(index / rows.length)}`,
  }));
  const cells = '/order/engineered-cells/crispr-knockout-cell';
  return [
    { product: 'guide RNA', address: '/order/guide-rna/tubes', item: tubeItem('every-g1') },
    {
      product: 'a gene library',
      address: '/order/gene-library',
      item: {
        product_slug: 'on_demand_libraries',
        project_name: 'Kinases',
        plate_spec: { format: '384_echo', quantity_per_well: 300 },
        replicates: 1,
        species,
        plates: [{ name: 'Plate 1', wells }],
      },
    },
    {
      product: 'an engineered cell library',
      address: '/order/engineered-cell-library',
      item: {
        name: 'Chromatin',
        num_mock_wells: 8,
        num_ntc1_controls: 4,
        num_ntc2_controls: 4,
        product_slug: 'engineered_cell_libraries',
        replicates: 1,
        species,
        cell_line: 'K-562',
        genes: chosen.map(({ id, symbol }) => ({ ensembl_id: id, essential_gene: false, gene_name: symbol })),
      },
    },
    {
      product: 'express knockout',
      address: '/order/express-knockout',
      item: {
        cell_line: 'HAP1',
        product_slug: 'express_ko_pool',
        species,
        edit_type: 'single_guide',
        ensembl_id: 'ENSG00000141510',
        gene_name: 'TP53',
        sequence: 'CCATTGTTCAATATCGTCCG',
      },
    },
    {
      product: 'gene knockout cells',
      address: '/order/gene-knockout',
      item: {
        genome_name: species,
        ensembl_id: 'ENSG00000079999',
        gene_name: 'KEAP1',
        cell_line: 'K-562',
        product_slug: 'gene_knockout',
        quantity: 3,
        quantity_unit: 'nmol',
      },
    },
    {
      product: 'a knockout cell pool',
      address: `${cells}-pool`,
      item: { cell_line: 'K-562', gene_symbol: 'KEAP1', product_slug: 'cell_gko' },
    },
    {
      product: 'a knockout cell clone',
      address: `${cells}-clone`,
      item: { cell_line: 'Other: SH-SY5Y, clone 7', gene_symbol: 'KEAP1', product_slug: 'cell_clonal' },
    },
  ];
}
