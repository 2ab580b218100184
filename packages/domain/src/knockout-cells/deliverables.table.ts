import type { KnockoutSlug } from './knockout-products.table.ts';

/** One thing that comes with an order. */
export interface Deliverable {
  readonly what: string;
  readonly more: string;
}

/** What one gets, and where it stands on the way. */
export interface ProductDeliverables {
  readonly gets: readonly Deliverable[];
  /** The step between the order and the delivery: "Cloned". */
  readonly step: string;
}

/** By product; of one that is missing nothing is shown. */
export type Deliverables = Readonly<Partial<Record<KnockoutSlug, ProductDeliverables>>>;

/**
 * What the demo promises of each product (rulings 74 and 75). WHAT STANDS HERE IS INVENTED: a store says its own by the
 * setting `DELIVERABLES`, or nothing. The days are those of the making times.
 */
export const demoDeliverables: Deliverables = {
  gene_knockout: {
    gets: [
      { what: 'Guide RNA against one gene, by the nmol', more: 'Dry; you edit the line yourself' },
      { what: 'A certificate of analysis', more: 'Sequence, length, mass, purity' },
    ],
    step: 'Made, checked',
  },
  cell_gko: {
    gets: [
      { what: '2 vials of the edited pool', more: '1 million cells each, and one of the unedited line' },
      { what: 'The share of edited alleles', more: 'By sequencing, before it is frozen' },
      { what: 'Sterility and mycoplasma test', more: 'Clean, or made again' },
    ],
    step: 'Edited, grown',
  },
  cell_clonal: {
    gets: [
      { what: '2 vials of one clone', more: '1 million cells each; all alleles knocked out' },
      { what: 'The sequence of each allele', more: 'Sanger, with the traces' },
      { what: 'Sterility and mycoplasma test', more: 'Clean, or made again' },
    ],
    step: 'Cloned, grown',
  },
};
