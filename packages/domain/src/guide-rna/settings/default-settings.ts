import type { GuideRnaProductSlug, Modification, Nuclease } from '../options/gene-editors.ts';
import type { Purification, YieldId } from '../options/options.ts';

/** The four choices that a plate makes for all its wells and a tube for itself. */
export interface GuideRnaSettings {
  readonly nuclease: Nuclease;
  readonly modifications: Modification;
  readonly yield: YieldId;
  readonly purification: Purification;
}

/** The default editor of each product (GR-12); none is required for multiplex_sgrna, which has one editor only. */
const defaultNuclease = {
  sgrna_kit: 'SpCas9',
  custom_rna: 'Other',
  multiplex_sgrna: 'eSpOT-ON',
} as const satisfies Record<GuideRnaProductSlug, Nuclease>;

/** What a new plate or tube of a product starts with (GR-11 to GR-14). */
export function defaultSettings(product: GuideRnaProductSlug = 'sgrna_kit'): GuideRnaSettings {
  return {
    nuclease: defaultNuclease[product],
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
  };
}
