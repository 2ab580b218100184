/** An enzyme of cloning, and the sequence that it recognises. */
export interface RestrictionEnzyme {
  readonly name: string;
  readonly site: string;
}

/** Enzymes that guides are cloned with, and common ones of plasmids: a site within a target gets in their way. */
export const restrictionEnzymes: readonly RestrictionEnzyme[] = [
  { name: 'BsmBI', site: 'CGTCTC' },
  { name: 'BsaI', site: 'GGTCTC' },
  { name: 'BbsI', site: 'GAAGAC' },
  { name: 'SapI', site: 'GCTCTTC' },
  { name: 'AarI', site: 'CACCTGC' },
  { name: 'EcoRI', site: 'GAATTC' },
  { name: 'BamHI', site: 'GGATCC' },
  { name: 'HindIII', site: 'AAGCTT' },
  { name: 'XhoI', site: 'CTCGAG' },
  { name: 'NheI', site: 'GCTAGC' },
  { name: 'NotI', site: 'GCGGCCGC' },
];
