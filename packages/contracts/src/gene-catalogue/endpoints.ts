import { cellLineProducts } from '@cutsite/domain/gene';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { catalogueVersion, geneListSchema, geneListsSchema, genomeWord } from './gene-list-wire.ts';

const tag = 'Genes and cell lines';

/** Asked for again each time, and sent only when there is another version. */
const cache = { by: 'anyone', seconds: 0 } as const;

const genesOfSpecies = {
  method: 'GET',
  access: 'public',
  tag,
  cache,
  query: z.strictObject({ species: z.optional(genomeWord), version: z.optional(catalogueVersion) }),
  responses: { 200: z.union([geneListSchema, geneListsSchema]), ...problems(404) },
} as const;

const aboutGenes =
  'Genes are rows of arrays, and fields names what stands in them. Without species: genomes, one such list for each. ' +
  'The list of a version never changes; with version it may be kept for ever, also when it is no longer the current one.';

export const listLibraryGenes = defineEndpoint({
  ...genesOfSpecies,
  path: '/api/products/odl/genes/',
  summary: 'The genes that on-demand libraries are made for.',
  description: aboutGenes,
});

export const listCellLibraryGenes = defineEndpoint({
  ...genesOfSpecies,
  path: '/api/products/ecl/genes/',
  summary: 'The genes that engineered cell libraries are made for.',
  description: aboutGenes,
});

export const listCellGenes = defineEndpoint({
  method: 'GET',
  path: '/api/products/cells/genes',
  access: 'public',
  tag,
  cache,
  summary: 'The genes that knockout clones and pools are made for, of all genomes.',
  description: 'Genes are rows of arrays, and fields names what stands in them.',
  responses: { 200: geneListsSchema },
});

const cellLineListSchema = z.strictObject({
  version: catalogueVersion,
  genome: genomeWord,
  cell_lines: z.array(
    z.strictObject({
      name: z.string(),
      origin: z.string(),
      synonyms: z.array(z.string()),
      products: z.array(z.enum(cellLineProducts)),
    }),
  ),
});
const cellLineListsSchema = z.strictObject({ genomes: z.array(cellLineListSchema) });

/** @see cellLineListSchema */
export type CellLineListWire = z.output<typeof cellLineListSchema>;

const cellLinesOfSpecies = {
  method: 'GET',
  access: 'public',
  tag,
  cache,
  query: z.strictObject({ species: z.optional(genomeWord) }),
  description:
    'Without species: genomes, one list for each. Other lines can be ordered by name where the product says so.',
  responses: { 200: z.union([cellLineListSchema, cellLineListsSchema]), ...problems(404) },
} as const;

export const listCellLines = defineEndpoint({
  ...cellLinesOfSpecies,
  path: '/api/products/cell-lines/',
  summary: 'The cell lines of a species, with the products that are made in them.',
});

export const listCellLibraryLines = defineEndpoint({
  ...cellLinesOfSpecies,
  path: '/api/products/ecl/cell-lines/',
  summary: 'The cell lines that engineered cell libraries are made in.',
});

export const listCloneAndPoolLines = defineEndpoint({
  method: 'GET',
  path: '/api/products/cells/cell-lines',
  access: 'public',
  tag,
  cache,
  summary: 'The cell lines that knockout clones and pools are made in, of all genomes.',
  responses: { 200: cellLineListsSchema },
});

const placeSchema = z.strictObject({
  chromosome: z.string(),
  start: z.int(),
  end: z.int(),
  strand: z.enum(['+', '-']),
});

/** How many genes or targets one call may name. */
export const mostSearchedAtOnce = 40;

/** One of them, or several joined by commas. */
const severalOf = (one: string): RegExp => new RegExp(`^${one}(?:,${one}){0,${mostSearchedAtOnce - 1}}$`);

const idsOfGenes = z.string().check(z.regex(severalOf('ENS[A-Z]*G\\d{11}(?:\\.\\d{1,4})?')));

const hitGeneSchema = z.strictObject({ ensembl_id: z.string(), gene_name: z.string() });

const knownGuideSchema = z.strictObject({
  ensembl_id: z.string(),
  gene_name: z.string(),
  essential_gene: z.boolean(),
  number: z.int(),
  num_guides: z.int(),
  target: z.string(),
  pam: z.nullable(z.string()),
  place: z.nullable(placeSchema),
  also_hits: z.array(hitGeneSchema),
});

/** @see knownGuideSchema */
export type KnownGuideWire = z.output<typeof knownGuideSchema>;

export const findGuides = defineEndpoint({
  method: 'GET',
  path: '/api/products/guides/',
  access: 'public',
  tag,
  rate: 'looking_up',
  summary: 'The known guides of a gene, or the genes that a target is a guide of.',
  description:
    'With species, and either ensembl_id or sequence (a target without its PAM, in RNA or DNA letters); each may be ' +
    'several, joined by commas, at most 40. target is DNA; ' +
    'number counts from 1 among the num_guides of the gene; place counts bases from 1, both ends included; also_hits are ' +
    'further genes with the same target. What is not known has no guides: the list is empty.',
  query: z.strictObject({
    species: genomeWord,
    ensembl_id: z.optional(idsOfGenes),
    sequence: z.optional(z.string().check(z.regex(severalOf('[ACGTUacgtu]{17,24}')))),
  }),
  responses: {
    200: z.strictObject({ version: catalogueVersion, genome: genomeWord, guides: z.array(knownGuideSchema) }),
    ...problems(400, 404),
  },
});

export const describeGenes = defineEndpoint({
  method: 'GET',
  path: '/api/products/genes/',
  access: 'public',
  tag,
  rate: 'looking_up',
  summary: 'What genes are called in full, and where they lie.',
  description:
    'With species and ensembl_id: one, or several joined by commas, at most 40. full_name and place are null where the ' +
    'imported files do not say; place counts bases from 1, both ends included. What is not in the catalogue is left out.',
  query: z.strictObject({ species: genomeWord, ensembl_id: idsOfGenes }),
  responses: {
    200: z.strictObject({
      version: catalogueVersion,
      genome: genomeWord,
      genes: z.array(
        z.strictObject({
          ensembl_id: z.string(),
          gene_name: z.string(),
          full_name: z.nullable(z.string()),
          place: z.nullable(placeSchema),
        }),
      ),
    }),
    ...problems(400, 404),
  },
});
