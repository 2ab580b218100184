import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { expressLimits } from '@cutsite/domain/express-knockout';
import { libraryLimits } from '@cutsite/domain/gene-library';
import { plateMinimumWells } from '@cutsite/domain/guide-rna';
import { knockoutAmounts, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { products, temperatures } from '@cutsite/domain/product';
import { groupedDigits } from '@cutsite/domain/text';
import type { OrderedProduct } from '../prices/priced-as.table.ts';

/** What sets a product apart from the others; figures are those that an order is checked by. */
export interface Compared {
  /** When it is the one to take. */
  readonly fits: string;
  readonly gives: string;
  readonly gets: string;
  readonly size: string;
  readonly travels: string;
}

const range = ({ min, max }: { readonly min: number; readonly max: number }, word: string): string =>
  `${groupedDigits(min)} to ${groupedDigits(max)} ${word}`;

const dry = temperatures[products.sgrna_kit.temperature].label;
const ofKnockout = (slug: keyof typeof knockoutProducts): string =>
  temperatures[knockoutProducts[slug].temperature].label;

export const compared: Readonly<Record<OrderedProduct, Compared>> = {
  'guide-rna-plates': {
    fits: 'You edit the cells, and have targets for many guides.',
    gives: 'Names with targets',
    gets: 'Guides in the wells of a plate',
    size: `${plateMinimumWells} to 96 guides a plate`,
    travels: dry,
  },
  'guide-rna-tubes': {
    fits: 'You edit the cells, and need a few guides, or much of one.',
    gives: 'Names with targets',
    gets: 'A guide in each tube',
    size: 'From 1 guide',
    travels: dry,
  },
  'gene-library': {
    fits: 'You screen, and know the genes rather than the guides.',
    gives: 'Gene names',
    gets: 'Guides for each gene, with controls, on plates',
    size: range({ min: libraryLimits.wellsPerPlate.min, max: libraryLimits.wellsPerProject.max }, 'wells'),
    travels: temperatures[products.on_demand_libraries.temperature].label,
  },
  'cell-library': {
    fits: 'You screen, and want the cells edited already.',
    gives: 'Gene names, genome, cell line',
    gets: 'A pool of edited cells for each gene, in racks',
    size: range(cellLibraryLimits.pools, 'pools'),
    travels: temperatures[products.engineered_cell_libraries.temperature].label,
  },
  'express-knockout': {
    fits: 'You have the guide sequences, and want the pools soon.',
    gives: 'Sequences, cell line',
    gets: 'A knockout pool for each eligible line',
    size: `1 to ${groupedDigits(expressLimits.poolsPerProject)} pools`,
    // A pool is a pool, however its guides were chosen.
    travels: ofKnockout('cell_gko'),
  },
  'gene-knockout': {
    fits: 'You knock out one gene in a named line, and order by amount.',
    gives: 'A gene, cell line',
    gets: 'Guide RNA against the gene, by the nmol',
    size: `${knockoutAmounts.join(', ')} nmol`,
    travels: ofKnockout('gene_knockout'),
  },
  'cell-pool': {
    fits: 'You need edited cells now, and a mixed genotype will do.',
    gives: 'A gene, cell line',
    gets: 'A pool of edited cells',
    size: 'From 1 gene',
    travels: ofKnockout('cell_gko'),
  },
  'cell-clone': {
    fits: 'You need one genotype that stays.',
    gives: 'A gene, cell line',
    gets: 'One genotyped clone',
    size: 'From 1 gene',
    travels: ofKnockout('cell_clonal'),
  },
};
