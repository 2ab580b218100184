import type { GenomeSlug } from '@cutsite/domain/gene';

/** Guides of the public collections (Brunello, Brie): TP53, EGFR, KEAP1, BRAF; of mouse Trp53. */
const examples: Readonly<Record<GenomeSlug, readonly string[]>> = {
  homo_sapiens: [
    'CCATTGTTCAATATCGTCCG',
    'UGUCACCACAUAAUUACCUG',
    'CAGCACCGTTCATGACGTGG',
    'ATACCCAATAGAGTCCGAGG',
    'AACCAAAGTCGAATATGACG',
  ],
  mus_musculus: ['AACAGATCGTCCATGCAGTG', 'TCCACCCGGATAAGATGCTG', 'GAAGTCACAGCACATGACGG'],
};

/** Some sequences to try the screen with; the last human one is of an essential gene. */
export const exampleSequences = (species: GenomeSlug): readonly string[] => examples[species];
