import type { LibraryPlateSlug } from './plate-types.ts';

/** What a plate of a gene library is, in few words, and what it is good for. */
export const plateUses: Readonly<Record<LibraryPlateSlug, { readonly about: string; readonly goodFor: string }>> = {
  '96_well_deep_well': { about: 'room for large amounts', goodFor: 'Repeated screens, pipetting by hand' },
  '384_v_bottom': { about: 'small volumes by tip', goodFor: 'Liquid handlers with tips' },
  '384_echo': { about: 'acoustic transfer', goodFor: 'Acoustic dispensers' },
  '384_echo_ldv': { about: 'acoustic, low dead volume', goodFor: 'Acoustic dispensers, small assays' },
};
