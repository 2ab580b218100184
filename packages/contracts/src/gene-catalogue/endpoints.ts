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
