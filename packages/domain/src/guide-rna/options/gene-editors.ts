/** What guide RNA is sold as (GR-1). */
export type GuideRnaProductSlug = 'sgrna_kit' | 'custom_rna' | 'multiplex_sgrna';

/** Chemistry of the guide as a whole (GR-5). */
export type Modification = 'Standard' | 'Unmodified' | 'User-Defined';

/** A gene editor by its word on the wire (ruling 26). */
export type Nuclease = 'SpCas9' | 'AccuBase' | 'hfCas12Max' | 'eSpOT-ON' | 'Other';

interface GeneEditor {
  readonly display: string;
  readonly product: GuideRnaProductSlug;
  /** The modifications that may be chosen with it (GR-5, GR-86, GR-87). */
  readonly modifications: readonly Modification[];
  /** A plate of it is looked at before it is made (ruling 6). */
  readonly platesNeedReview: boolean;
}

/** All gene editors, in the order in which they are offered (GR-3). */
export const geneEditors = {
  'eSpOT-ON': {
    display: 'eSpOT-ON',
    product: 'multiplex_sgrna',
    modifications: ['Standard'],
    platesNeedReview: false,
  },
  AccuBase: { display: 'AccuBase', product: 'sgrna_kit', modifications: ['Standard'], platesNeedReview: false },
  hfCas12Max: { display: 'hfCas12Max', product: 'sgrna_kit', modifications: ['Standard'], platesNeedReview: true },
  SpCas9: {
    display: 'SpCas9',
    product: 'sgrna_kit',
    modifications: ['Standard', 'Unmodified'],
    platesNeedReview: false,
  },
  Other: {
    display: 'Other',
    product: 'custom_rna',
    modifications: ['Standard', 'Unmodified', 'User-Defined'],
    platesNeedReview: false,
  },
} as const satisfies Record<Nuclease, GeneEditor>;

/** All gene editors in the order in which they are offered. */
export const nucleases = Object.keys(geneEditors) as readonly Nuclease[];

/** All modifications in the order in which they are offered. */
export const modifications = ['Standard', 'Unmodified', 'User-Defined'] as const satisfies readonly Modification[];

/** The product a guide for this editor is sold as (GR-2). */
export function productOf(nuclease: Nuclease): GuideRnaProductSlug {
  return geneEditors[nuclease].product;
}

/** The modifications offered for an editor, the default first (GR-5, GR-14). */
export function modificationsFor(nuclease: Nuclease): readonly Modification[] {
  return geneEditors[nuclease].modifications;
}

/** Editors that visitors from a country are not shown (GR-4); a hint for display only (ruling 7). */
const hiddenByCountry: Readonly<Record<string, readonly Nuclease[]>> = { CN: ['hfCas12Max'] };

/** The editors to show a visitor whose `ip_country` is this; null or unknown countries see all of them. */
export function nucleasesShownIn(ipCountry: string | null): readonly Nuclease[] {
  const hidden = (ipCountry !== null && Object.hasOwn(hiddenByCountry, ipCountry) && hiddenByCountry[ipCountry]) || [];
  return nucleases.filter((nuclease) => !hidden.includes(nuclease));
}
