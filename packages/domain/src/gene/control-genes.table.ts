import type { GenomeSlug } from './catalogue-records.ts';

/**
 * Genes that controls of libraries cut or read (GL-18, CL-4, CL-5), by Ensembl id. They belong to the catalogue whether
 * they code for a protein or not: TRAC is a constant segment of a receptor, Rosa26 is a locus without a protein.
 */
const controlGenes = {
  homo_sapiens: {
    ENSG00000173039: 'RELA',
    ENSG00000198752: 'CDC42BPB',
    ENSG00000277734: 'TRAC',
    ENSG00000027697: 'IFNGR1',
  },
  mus_musculus: {
    ENSMUSG00000086429: 'Gt(ROSA)26Sor',
    ENSMUSG00000026072: 'Il1r1',
    ENSMUSG00000003308: 'Keap1',
    ENSMUSG00000024164: 'C3',
  },
} as const satisfies Record<GenomeSlug, Readonly<Record<string, string>>>;

/** Whether a gene is used as a control. */
export function isControlGene(genome: GenomeSlug, ensemblId: string): boolean {
  return Object.hasOwn(controlGenes[genome], ensemblId);
}
