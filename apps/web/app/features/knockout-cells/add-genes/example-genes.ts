import type { GenomeSlug } from '@cutsite/domain/gene';

/** Genes of a known pathway, by the names that lists have; NRF2 is a name of two genes. */
export const exampleGenes: Readonly<Record<GenomeSlug, readonly string[]>> = {
  homo_sapiens: ['KEAP1', 'CUL3', 'SQSTM1', 'NRF2'],
  mus_musculus: ['Keap1', 'Trp53', 'Pten'],
};
