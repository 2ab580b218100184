import type { DrawnModifications, NoWeight } from '@cutsite/domain/guide-rna';

/** How the modifications are drawn. */
export const modificationTexts: Readonly<Record<DrawnModifications, string>> = {
  standard_pattern: 'Standard pattern: m is 2′-O-methyl on the next base, * a phosphorothioate bond after it.',
  as_typed: 'As typed: m is 2′-O-methyl on the next base, * a phosphorothioate bond after it.',
  none: 'No modifications.',
  not_known: 'Standard modifications of this editor. Their places are not published, so none are drawn.',
};

/** Why there is no molecular weight. */
export const noWeightTexts: Readonly<Record<NoWeight, string>> = {
  empty: 'shown once there is a sequence',
  not_rna: 'shown once it is all A, C, G and U',
  scaffold_not_known: 'not given: the bases of the scaffold are not published',
  modifications_not_known: 'not given: the places of the modifications are not published',
};
