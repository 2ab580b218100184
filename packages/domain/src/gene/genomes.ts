import type { GenomeSlug } from './catalogue-records.ts';

/** A genome with the release of its gene list (GC-1, GC-2). */
export interface Genome {
  readonly slug: GenomeSlug;
  /** The species in Latin. */
  readonly name: string;
  /** One word, where space lacks: Human. */
  readonly shortLabel: string;
  /** Everywhere else (ruling 77). */
  readonly label: string;
  readonly commonName: string;
  /** The release of GENCODE, and the assembly that places are counted on. */
  readonly release: string;
  readonly assembly: string;
  /** What the stable ids of its genes begin with; eleven digits follow. */
  readonly idPrefix: string;
  /** Two letters for codes of the catalogue. */
  readonly code: string;
}

/** Every genome of the gene catalogue; a further one is a row. */
export const geneGenomes = {
  homo_sapiens: {
    slug: 'homo_sapiens',
    name: 'Homo sapiens',
    shortLabel: 'Human',
    label: 'Human, GENCODE 26 (GRCh38.p10)',
    commonName: 'human',
    release: 'Gencode 26',
    assembly: 'GRCh38.p10',
    idPrefix: 'ENSG',
    code: 'HS',
  },
  mus_musculus: {
    slug: 'mus_musculus',
    name: 'Mus musculus',
    shortLabel: 'Mouse',
    label: 'Mouse, GENCODE M21 (GRCm38.p6)',
    commonName: 'mouse',
    release: 'Gencode M21',
    assembly: 'GRCm38.p6',
    idPrefix: 'ENSMUSG',
    code: 'MM',
  },
} as const satisfies { readonly [Slug in GenomeSlug]: Genome & { readonly slug: Slug } };

/** All slugs, in the order in which genomes are offered. */
export const genomeSlugs = Object.keys(geneGenomes) as readonly GenomeSlug[];
