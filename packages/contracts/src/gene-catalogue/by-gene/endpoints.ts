import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import { catalogueVersion, genomeWord } from '../gene-list-wire.ts';

// Apart from the calls for whole lists: order screens ask for these only once a gene is looked at.

const tag = 'Genes and cell lines';

const placeSchema = z.strictObject({
  chromosome: z.string(),
  start: z.int(),
  end: z.int(),
  strand: z.enum(['+', '-']),
});

const codingSchema = z.strictObject({
  transcript: z.string(),
  exons: z.array(z.strictObject({ number: z.int(), start: z.int(), end: z.int() })),
});

/** How many genes or targets one call may name. */
export const maxSearchedAtOnce = 40;

/** One of them, or several joined by commas. */
const severalOf = (one: string): RegExp => new RegExp(`^${one}(?:,${one}){0,${maxSearchedAtOnce - 1}}$`);

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
  context: z.nullable(z.string()),
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
    'number counts from 1 among the num_guides of the gene; place counts bases from 1, both ends included; context is the genome around a target of 20, ' +
    'four bases before it, its PAM and three more, and null where it is not known; also_hits are ' +
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

/** How many near targets of a guide are listed; all of them are counted. */
export const maxNearListed = 25;

const nearGuideSchema = z.strictObject({
  number: z.int(),
  target: z.string(),
  by_mismatches: z.array(z.int()),
  near: z.array(
    z.strictObject({
      target: z.string(),
      pam: z.nullable(z.string()),
      mismatches: z.int(),
      genes: z.array(hitGeneSchema),
    }),
  ),
});

/** @see nearGuideSchema */
export type NearGuideWire = z.output<typeof nearGuideSchema>;

export const findNearTargets = defineEndpoint({
  method: 'GET',
  path: '/api/products/guides/near/',
  access: 'public',
  tag,
  rate: 'looking_up',
  summary: 'The targets of other genes in the collection that differ from those of a gene in few bases.',
  description:
    'With species and the ensembl_id of one gene. by_mismatches counts, for each of its guides, the targets of other genes ' +
    `that have the same length and 0, 1, 2 and 3 mismatches; near lists the first ${maxNearListed} of them, the nearest first. ` +
    'Only the guides_searched guides of the collection are compared, not the genome: the counts are the least that a ' +
    'guide may cut besides its gene. assembly is the build of the genome that the collection was made for.',
  query: z.strictObject({
    species: genomeWord,
    ensembl_id: z.string().check(z.regex(/^ENS[A-Z]*G\d{11}(?:\.\d{1,4})?$/)),
  }),
  responses: {
    200: z.strictObject({
      version: catalogueVersion,
      genome: genomeWord,
      assembly: z.string(),
      guides_searched: z.int(),
      guides: z.array(nearGuideSchema),
    }),
    ...problems(400, 404),
  },
});

export const describeGenes = defineEndpoint({
  method: 'GET',
  path: '/api/products/genes/',
  access: 'public',
  tag,
  rate: 'looking_up',
  summary: 'What genes are called in full, where they lie, and what of them codes for protein.',
  description:
    'With species and ensembl_id: one, or several joined by commas, at most 40. full_name, place and coding are null ' +
    'where the imported files do not say; place counts bases from 1, both ends included. coding has the coding parts of ' +
    'the exons of one transcript, in the order in which the gene is read. What is not in the catalogue is left out.',
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
          coding: z.nullable(codingSchema),
        }),
      ),
    }),
    ...problems(400, 404),
  },
});

/** How many genes one look-up by full name answers. */
export const maxGenesCalled = 8;

export const findGenesCalled = defineEndpoint({
  method: 'GET',
  path: '/api/products/genes/called/',
  access: 'public',
  tag,
  rate: 'looking_up',
  summary: 'Genes by their names in full.',
  description:
    'With species, and name: words that all stand in the full name of a gene, in whatever case and order, as ' +
    `"tumor protein p53". At most ${maxGenesCalled} genes, the one that is called exactly so first, then the shortest ` +
    'names. Symbols and other names are in the list of all genes.',
  query: z.strictObject({
    species: genomeWord,
    name: z.string().check(z.regex(/^\s*\S.{2,76}\S\s*$/)),
  }),
  responses: {
    200: z.strictObject({
      version: catalogueVersion,
      genome: genomeWord,
      genes: z.array(z.strictObject({ ensembl_id: z.string(), gene_name: z.string(), full_name: z.string() })),
    }),
    ...problems(400, 404),
  },
});
