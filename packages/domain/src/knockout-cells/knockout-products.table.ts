/** What is sold of a knockout of one gene in one line (KO-7, KO-8, ruling 82). */
export type KnockoutSlug = 'gene_knockout' | 'cell_gko' | 'cell_clonal';

/** Amounts of gene knockout cells, in nmol (KO-3). */
export const knockoutAmounts = [1.5, 3, 5, 10] as const;

/** What the order screen and the rules know of each product; what is in the tube is the provider's word (ruling 74). */
export interface KnockoutProduct {
  readonly slug: KnockoutSlug;
  readonly label: string;
  /** One line under the label. */
  readonly caption: string;
  /** Ordered by the nmol; others have no amount to choose. */
  readonly byAmount: boolean;
  /** Whether a common essential gene stops the order, or is only warned of (ruling 59). */
  readonly essentialGene: 'error' | 'warning';
  /** Guides travel dry, cells frozen (ruling 74). */
  readonly temperature: 'ambient' | 'dry_ice';
  /** Staff agree with the customer on a sample of the line before anything is made. */
  readonly reviewsOwnLine: boolean;
}

export const knockoutProducts = {
  gene_knockout: {
    slug: 'gene_knockout',
    label: 'Gene knockout cells',
    caption: 'One gene in one line, by the nmol',
    byAmount: true,
    essentialGene: 'warning',
    temperature: 'ambient',
    reviewsOwnLine: false,
  },
  cell_gko: {
    slug: 'cell_gko',
    label: 'Knockout cell pool',
    caption: 'Edited cells, a mix of edits',
    byAmount: false,
    essentialGene: 'warning',
    temperature: 'dry_ice',
    reviewsOwnLine: true,
  },
  cell_clonal: {
    slug: 'cell_clonal',
    label: 'Knockout cell clone',
    caption: 'One clone, each allele sequenced',
    byAmount: false,
    essentialGene: 'error',
    temperature: 'dry_ice',
    reviewsOwnLine: true,
  },
} as const satisfies { readonly [Slug in KnockoutSlug]: KnockoutProduct };

/** All slugs, in the order in which they are offered. */
export const knockoutSlugs = Object.keys(knockoutProducts) as readonly KnockoutSlug[];

/** Limits of a list (ruling 83). */
export const knockoutLimits = { genesPerProject: 500, lineNameLength: 60 } as const;
