import type { CellLibraryItem } from '../cell-library/index.ts';
import type { GeneLibraryItem } from '../gene-library/index.ts';
import type { GuideRnaProductSlug } from '../guide-rna/index.ts';

/** How a product must travel. A cart is grouped by it, each group with its own carrier and tracking. */
export type Temperature = 'ambient' | 'cold_packs' | 'dry_ice';

/** The form in which a product is sold and priced. */
export const productTypes = ['tube', 'plate', 'library', 'pool', 'add_on'] as const;
export type ProductType = (typeof productTypes)[number];

interface ProductRow {
  readonly label: string;
  readonly kind: 'guide_rna' | 'gene_library' | 'cell_library' | 'add_on';
  readonly productTypes: readonly ProductType[];
  readonly temperature: Temperature;
}

/**
 * Everything that is sold so far; adding a product is adding a row. Guide RNA: GR-1; gene libraries: GL-32; cells:
 * CL-22. Of add-ons the requirements know slug and quantity only (CA-2); these two and how they travel are ours
 * (docs/open-questions.md).
 */
export const products = {
  sgrna_kit: { label: 'sgRNA kit', kind: 'guide_rna', productTypes: ['tube', 'plate'], temperature: 'ambient' },
  custom_rna: { label: 'Custom RNA', kind: 'guide_rna', productTypes: ['tube', 'plate'], temperature: 'ambient' },
  multiplex_sgrna: {
    label: 'Multiplex sgRNA',
    kind: 'guide_rna',
    productTypes: ['tube', 'plate'],
    temperature: 'ambient',
  },
  on_demand_libraries: {
    label: 'On-demand gene library',
    kind: 'gene_library',
    productTypes: ['library'],
    temperature: 'ambient',
  },
  engineered_cell_libraries: {
    label: 'Engineered cell library',
    kind: 'cell_library',
    productTypes: ['pool'],
    temperature: 'dry_ice',
  },
  spcas9_nuclease: {
    label: 'SpCas9 nuclease, 100 µg',
    kind: 'add_on',
    productTypes: ['add_on'],
    temperature: 'cold_packs',
  },
  resuspension_buffer: {
    label: 'Resuspension buffer, 20 mL',
    kind: 'add_on',
    productTypes: ['add_on'],
    temperature: 'ambient',
  },
} as const satisfies Readonly<Record<string, ProductRow>> &
  Readonly<Record<GuideRnaProductSlug | (GeneLibraryItem | CellLibraryItem)['productSlug'], ProductRow>>;

export type ProductSlug = keyof typeof products;
export type AddOnSlug = {
  [Slug in ProductSlug]: (typeof products)[Slug]['kind'] extends 'add_on' ? Slug : never;
}[ProductSlug];

/** Something bought beside the guides; the quantity counts copies (ruling 27). */
export interface AddOnItem {
  readonly kind: 'add_on';
  readonly productSlug: AddOnSlug;
  readonly quantity: number;
}

export const productSlugs = Object.keys(products) as readonly ProductSlug[];
export const addOnSlugs = productSlugs.filter((slug): slug is AddOnSlug => products[slug].kind === 'add_on');

/** The groups of a cart in the order in which they are shown, with the words for the customer. */
export const temperatures = {
  ambient: { label: 'Ambient, ships dry' },
  cold_packs: { label: 'Cold packs, 2–8 °C' },
  dry_ice: { label: 'Dry ice, −78 °C' },
} as const satisfies Record<Temperature, { label: string }>;
