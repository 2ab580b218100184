import type { WellPosition } from '../../labware/index.ts';
import type { GuideRnaProductSlug } from '../options/gene-editors.ts';
import { nmolOf, type ProductFormat, type Species } from '../options/options.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';

/** One guide of an item. */
export interface ItemSequence {
  readonly name: string;
  /** As it is made: capital letters, no whitespace. */
  readonly rawSequence: string;
  /** Its place on the plate; null in tubes. */
  readonly well: WellPosition | null;
}

/**
 * What goes into a cart: one plate, or the tubes of a project that share all settings (GR-99 to GR-104).
 * Product and editor are both carried, so that a mismatch can be reported.
 */
export interface GuideRnaItem extends GuideRnaSettings {
  readonly kind: 'guide_rna';
  readonly productSlug: GuideRnaProductSlug;
  readonly format: ProductFormat;
  readonly species: Species;
  readonly cellLine: string | null;
  /** As its customer calls the project; absent: it has no name (ruling 54). */
  readonly projectName?: string;
  /** Plates only. */
  readonly plateName: string | null;
  readonly sequences: readonly ItemSequence[];
}

/** The further fields that an eSpOT-ON item carries (ruling 27). */
export interface MultiplexFields {
  readonly itemTypeName: 'eSpOT-ON sgRNA';
  readonly itemFormatName: 'tube' | '96-well plate';
  /** The amount in nmol, not a number of copies. */
  readonly quantity: number;
  readonly quantityUnit: 'nmol';
}

const itemFormatNames = { tube: 'tube', plate: '96-well plate' } as const satisfies Record<ProductFormat, string>;

/** The further fields of an eSpOT-ON item; null for all other editors (GR-103, ruling 27). */
export function multiplexFields(item: Pick<GuideRnaItem, 'nuclease' | 'format' | 'yield'>): MultiplexFields | null {
  if (item.nuclease !== 'eSpOT-ON') return null;
  return {
    itemTypeName: 'eSpOT-ON sgRNA',
    itemFormatName: itemFormatNames[item.format],
    quantity: nmolOf(item.yield),
    quantityUnit: 'nmol',
  };
}
