import { type GeneListWire, genesFromWire } from '@cutsite/contracts/gene-catalogue';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import type { TestService } from '@cutsite/test-support/service';

/** What is sold, as it is sent, one of each; the fields are those that the specification lists, and no more. */
export interface OneOfEach {
  readonly guides: object;
  readonly gene_library: object;
  readonly cell_library: object;
  readonly express_knockout: object;
  readonly gene_knockout: object;
  readonly pool: object;
  readonly clone: object;
  readonly add_on: object;
}

/** Genes of a plate and pools of a library: as few as can be ordered. */
const few = 20;
const rows = 'ABCDEFGHIJKLMNOP';

/**
 * An item of everything that is sold, made of genes of the demo, which the service must have.
 *
 * @param name of the tube and of the cell library, which a cart has once
 */
export async function oneOfEach({ app }: Pick<TestService, 'app'>, name = 'one of each'): Promise<OneOfEach> {
  const { body } = await app.inject('/api/products/odl/genes/?species=homo_sapiens');
  const genes = genesFromWire(JSON.parse(body) as GeneListWire)
    .filter((gene) => gene.guideCount > 2 && !gene.isEssential && gene.offTargetGenes.length === 0)
    .slice(0, few);
  const species = 'homo_sapiens';
  return {
    guides: guideRnaItemToWire(aTubeItem([name])),
    gene_library: {
      product_slug: 'on_demand_libraries',
      project_name: 'Kinases',
      plate_spec: { format: '384_echo', quantity_per_well: 300 },
      replicates: 2,
      species,
      plates: [
        {
          name: 'Plate 1',
          wells: genes.map(({ symbol, ensemblId }, at) => ({
            gene_label: symbol,
            gene_name: symbol,
            ensembl_id: ensemblId,
            is_control: false,
            position: `${rows.charAt(at % rows.length)}${1 + Math.floor(at / rows.length)}`,
          })),
        },
      ],
    },
    cell_library: {
      name,
      num_mock_wells: 8,
      num_ntc1_controls: 4,
      num_ntc2_controls: 4,
      product_slug: 'engineered_cell_libraries',
      replicates: 1,
      species,
      cell_line: 'K-562',
      genes: genes.map(({ symbol, ensemblId }) => ({
        ensembl_id: ensemblId,
        essential_gene: false,
        gene_name: symbol,
      })),
    },
    express_knockout: {
      cell_line: 'HAP1',
      product_slug: 'express_ko_pool',
      species,
      edit_type: 'single_guide',
      ensembl_id: 'ENSG00000141510',
      gene_name: 'TP53',
      sequence: 'CCATTGTTCAATATCGTCCG',
    },
    gene_knockout: {
      genome_name: species,
      ensembl_id: 'ENSG00000079999',
      gene_name: 'KEAP1',
      cell_line: 'K-562',
      product_slug: 'gene_knockout',
      quantity: 3,
      quantity_unit: 'nmol',
    },
    pool: { cell_line: 'K-562', gene_symbol: 'KEAP1', product_slug: 'cell_gko' },
    clone: { cell_line: 'Other: SH-SY5Y, clone 7', gene_symbol: 'KEAP1', product_slug: 'cell_clonal' },
    add_on: { product_slug: 'spcas9_nuclease', quantity: 2 },
  };
}

/** What a cart of {@link oneOfEach} costs by the demo list, in cents, by what it is. */
export const pricesOfEach: Readonly<Record<keyof OneOfEach, number>> = {
  guides: 72_00,
  // 20 genes in two copies, at $55.20.
  gene_library: 20 * 2 * 55_20,
  cell_library: 20 * 700_00,
  express_knockout: 950_00,
  gene_knockout: 240_00,
  pool: 1_950_00,
  clone: 8_900_00,
  add_on: 2 * 95_00,
};
