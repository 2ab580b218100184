import { genesFromWire, listLibraryGenes } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import { type CatalogueGene, type GeneIndex, type GenomeSlug, makeGeneIndex } from '@cutsite/domain/gene';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { api } from '../../../platform/api.ts';

/** The genes of one genome, as names are looked up in them, with the version of the catalogue that they are of. */
export interface GeneList {
  readonly version: string;
  readonly index: GeneIndex<CatalogueGene>;
}

type GeneListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly list: GeneList };

/** The lists that this tab has asked for. Each is fetched once; the browser keeps it by its version. */
const lists = createStore<Partial<Record<GenomeSlug, GeneListState>>>(() => ({}));

/** Waits until the page has nothing to draw: twenty thousand names are not put in order under somebody's fingers. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

async function fetchList(genome: GenomeSlug): Promise<GeneListState> {
  const answer = await api.call(listLibraryGenes, { query: { species: genome } });
  if (!answer.ok) return { kind: 'failed', message: problemMessage(answer.problem) };
  const { body } = answer;
  if (!('version' in body)) return { kind: 'failed', message: 'The gene list could not be read.' };
  await whenIdle();
  // Answers are typed read-only, the words of the contract are not; neither is changed.
  const genes = genesFromWire(body as unknown as Parameters<typeof genesFromWire>[0]);
  return { kind: 'ready', list: { version: body.version, index: makeGeneIndex(genome, genes) } };
}

/** Fetches the list of a genome unless it is there or on its way; again after a failure. */
export function loadGeneList(genome: GenomeSlug): void {
  const kind = lists.getState()[genome]?.kind;
  if (kind === 'loading' || kind === 'ready') return;
  lists.setState({ [genome]: { kind: 'loading' } });
  void fetchList(genome)
    .catch((): GeneListState => ({ kind: 'failed', message: 'The gene list could not be loaded.' }))
    .then((state) => lists.setState({ [genome]: state }));
}

/** The lists that are there: that of the genome, and those of other species, by which a foreign name is known. */
export interface GenesAtHand extends GeneList {
  readonly others: readonly GeneIndex<CatalogueGene>[];
}

const kept = new WeakMap<GeneList, GenesAtHand>();

function atHand(state: Partial<Record<GenomeSlug, GeneListState>>, genome: GenomeSlug): GenesAtHand | null {
  const own = state[genome];
  if (own?.kind !== 'ready') return null;
  const others = Object.entries(state).flatMap(([slug, other]) =>
    slug !== genome && other?.kind === 'ready' ? [other.list.index] : [],
  );
  const before = kept.get(own.list);
  if (before !== undefined && before.others.length === others.length) return before;
  const made = { ...own.list, others };
  kept.set(own.list, made);
  return made;
}

/** The genes of a genome as they are now; null until they are there. */
export const genesNow = (genome: GenomeSlug): GenesAtHand | null => atHand(lists.getState(), genome);

/** The genes of a genome; null until they are there. Asks for them. */
export function useGenes(genome: GenomeSlug): GenesAtHand | null {
  useEffect(() => loadGeneList(genome), [genome]);
  return useStore(lists, (state) => atHand(state, genome));
}

/** Why the list of a genome could not be had; null otherwise. */
export const useGenesFailure = (genome: GenomeSlug): string | null =>
  useStore(lists, (state) => {
    const own = state[genome];
    return own?.kind === 'failed' ? own.message : null;
  });

/** For tests: a list that was not fetched. */
export function putGeneList(genome: GenomeSlug, list: GeneList): void {
  lists.setState({ [genome]: { kind: 'ready', list } });
}
