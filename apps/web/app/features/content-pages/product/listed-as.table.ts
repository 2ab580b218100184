import type { orderedProducts } from '@cutsite/content/block';

/** How a list for a product is asked for on its page: what stands in each line, and an example of it. */
export interface ListedAs {
  /** Names the field. */
  readonly label: string;
  /** What the order screen shows of it. */
  readonly shows: string;
  readonly example: string;
  readonly action: string;
  /** The list of genes that names are counted in while they are typed; left out: it is no list of genes. */
  readonly genes?: 'library' | 'cell-library' | 'knockout';
}

const genes = 'AURKA, AURKB, BRAF, CDK9\nHER2, FAK, PLK1, WEE1';
const targets = 'TP53-1\tCCATTGTTCAATATCGTCCG\nTP53-2\tGAAGGGACAGAAGATGACAG';

export const listedAs: Readonly<Record<keyof typeof orderedProducts, ListedAs>> = {
  'guide-rna-plates': {
    label: 'Rows with a name and a target, as in your spreadsheet',
    shows: 'the plate, what needs an answer, and the price',
    example: targets,
    action: 'Lay out a plate',
  },
  'guide-rna-tubes': {
    label: 'Rows with a name and a target, as in your spreadsheet',
    shows: 'each tube, what needs an answer, and the price',
    example: targets,
    action: 'See the tubes',
  },
  'gene-library': {
    label: 'Genes, one a line or with commas',
    shows: 'the plates, what needs an answer, and the price',
    example: genes,
    action: 'Lay out a plate',
    genes: 'library',
  },
  'cell-library': {
    label: 'Genes, one a line or with commas',
    shows: 'the racks, what needs an answer, and the price',
    example: genes,
    action: 'Lay out a rack',
    genes: 'cell-library',
  },
  'express-knockout': {
    label: 'Sequences, one a line',
    shows: 'which of them are eligible, and the price',
    example: 'CCATTGTTCAATATCGTCCG\nGAAGGGACAGAAGATGACAG',
    action: 'Check the list',
  },
  'gene-knockout': {
    label: 'Genes, one a line or with commas',
    shows: 'what each can be made as, and the price',
    example: genes,
    action: 'See the list',
    genes: 'knockout',
  },
  'cell-pool': {
    label: 'Genes, one a line or with commas',
    shows: 'what each can be made as, and the price',
    example: genes,
    action: 'See the list',
    genes: 'knockout',
  },
  'cell-clone': {
    label: 'Genes, one a line or with commas',
    shows: 'what each can be made as, and the price',
    example: genes,
    action: 'See the list',
    genes: 'knockout',
  },
};
