import {
  type GeneListWire,
  genesFromWire,
  listCellGenes,
  listCellLibraryGenes,
  listLibraryGenes,
} from '@cutsite/contracts/gene-catalogue';
import { type Problem, problemMessage } from '@cutsite/contracts/problem';
import { type CatalogueGene, type GeneIndex, type GenomeSlug, makeGeneIndex } from '@cutsite/domain/gene';
import { err, ok, type Result } from '@cutsite/domain/result';
import { api } from '../../platform/api.ts';

/** The genes of one genome, as names are looked up in them, with the version of the catalogue that they are of. */
export interface GeneList {
  readonly version: string;
  readonly index: GeneIndex<CatalogueGene>;
}

/**
 * Asks for the current list of a genome, or for an older version of it where the call has versions; the sentence says
 * why there is none.
 */
export type FetchGeneList = (genome: GenomeSlug, version?: string) => Promise<Result<GeneList, string>>;

/** Waits until the page has nothing to draw: twenty thousand names are not put in order under somebody's fingers. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

type Answer = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly problem: Problem };

async function listIn(answer: Answer, genome: GenomeSlug): Promise<Result<GeneList, string>> {
  if (!answer.ok) return err(problemMessage(answer.problem));
  // What a call declares is what it answers: one list where a species was named, or one for each genome.
  const body = answer.body as GeneListWire | { readonly genomes: readonly GeneListWire[] };
  const own = 'genomes' in body ? body.genomes.find((list) => list.genome === genome) : body;
  if (own === undefined) return err('There is no gene list of this genome.');
  await whenIdle();
  return ok({ version: own.version, index: makeGeneIndex(genome, genesFromWire(own)) });
}

/** The genes that on-demand libraries are made for. */
export const fetchLibraryGenes: FetchGeneList = async (species, version) =>
  listIn(await api.call(listLibraryGenes, { query: { species, version } }), species);

/** The genes that engineered cell libraries are made for. */
export const fetchCellLibraryGenes: FetchGeneList = async (species, version) =>
  listIn(await api.call(listCellLibraryGenes, { query: { species, version } }), species);

/** The genes that knockout clones and pools are made for. */
export const fetchKnockoutGenes: FetchGeneList = async (genome) => listIn(await api.call(listCellGenes), genome);
