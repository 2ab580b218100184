import type { RequestType } from '../advanced-request/index.ts';
import type { SoldProduct } from '../sold-product/index.ts';

interface DestinationRow {
  readonly title: string;
  readonly what: string;
  /** The order screen, or the request that is opened with the answers. */
  readonly opens:
    | { readonly address: string; readonly sells: SoldProduct }
    | { readonly request: RequestType; readonly fills: Fills };
}

/** What a request is opened with: fixed answers, and fields that take the answer of a question. */
interface Fills {
  readonly fixed?: Readonly<Record<string, string>>;
  readonly from?: Readonly<Record<string, string>>;
}

const cells = { species: 'organism', cell_line: 'cells' };

/** Where the questions lead (RQ-18). */
export const destinations = {
  knockout_pool: {
    title: 'Knockout cell pool',
    what: 'Cells of a line in which most alleles of the gene are cut, frozen.',
    opens: { address: '/order/engineered-cells/crispr-knockout-cell-pool', sells: 'cell-pool' },
  },
  knockout_clone: {
    title: 'Knockout cell clone',
    what: 'Cells of one genotype, each allele sequenced, frozen.',
    opens: { address: '/order/engineered-cells/crispr-knockout-cell-clone', sells: 'cell-clone' },
  },
  express_knockout: {
    title: 'Express knockout',
    what: 'A pool made with your own guide sequences, checked before it is ordered.',
    opens: { address: '/order/express-knockout', sells: 'express-knockout' },
  },
  gene_knockout: {
    title: 'Gene knockout by the nmol',
    what: 'Guide RNA against one gene; you edit the line yourself.',
    opens: { address: '/order/gene-knockout', sells: 'gene-knockout' },
  },
  guide_tubes: {
    title: 'Guide RNA in tubes',
    what: 'Your sequences as guides, each in a tube of its own.',
    opens: { address: '/order/guide-rna/tubes', sells: 'guide-rna-tubes' },
  },
  guide_plates: {
    title: 'Guide RNA on plates',
    what: 'Your sequences as guides in 96 wells.',
    opens: { address: '/order/guide-rna', sells: 'guide-rna-plates' },
  },
  gene_library: {
    title: 'Gene library',
    what: 'Guides for a list of genes, on plates with controls.',
    opens: { address: '/order/gene-library', sells: 'gene-library' },
  },
  cell_library: {
    title: 'Engineered cell library',
    what: 'Pools of edited cells for a list of genes, on racks with controls.',
    opens: { address: '/order/engineered-cell-library', sells: 'cell-library' },
  },
  request_library: {
    title: 'Ask for a library',
    what: 'A person designs it with you and makes a quote.',
    opens: { request: 'custom_library', fills: { from: { species: 'organism' } } },
  },
  request_knockout: {
    title: 'Ask for a knockout',
    what: 'A person looks at the organism and the cells, and makes a quote.',
    opens: {
      request: 'cell_line_engineering',
      fills: { fixed: { edit: 'knockout' }, from: { ...cells, gene: 'gene' } },
    },
  },
  request_knock_in: {
    title: 'Ask for a knock-in',
    what: 'A person checks the design and makes a quote.',
    opens: {
      request: 'cell_line_engineering',
      fills: { fixed: { edit: 'knock_in' }, from: { ...cells, gene: 'gene' } },
    },
  },
  request_regulation: {
    title: 'Ask for CRISPRi or CRISPRa',
    what: 'A person checks the target and makes a quote.',
    opens: {
      request: 'cell_line_engineering',
      fills: { fixed: { edit: 'regulation' }, from: { ...cells, gene: 'gene' } },
    },
  },
  request_base_editing: {
    title: 'Ask for base editing',
    what: 'A person finds the editor and the guide, and makes a quote.',
    opens: { request: 'base_editing', fills: { from: { ...cells } } },
  },
  request_guides: {
    title: 'Ask for custom guide RNA',
    what: 'Other chemistry, lengths and forms.',
    opens: { request: 'custom_guide_rna', fills: {} },
  },
  request_bulk: {
    title: 'Ask for bulk supply',
    what: 'Large or repeated amounts.',
    opens: { request: 'bulk', fills: {} },
  },
  request_partnership: {
    title: 'Talk about working together',
    what: 'Licence, distribution, development.',
    opens: { request: 'partnership', fills: {} },
  },
  request_cells: {
    title: 'Ask for engineered cells',
    what: 'A person looks at what you need.',
    opens: { request: 'cell_line_engineering', fills: {} },
  },
} as const satisfies Readonly<Record<string, DestinationRow>>;

export type DestinationName = keyof typeof destinations;
export const destinationNames = Object.keys(destinations) as readonly DestinationName[];
export const destinationOf = (name: DestinationName): DestinationRow => destinations[name];
