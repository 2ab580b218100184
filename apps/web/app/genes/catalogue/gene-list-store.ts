import { type CatalogueGene, type GeneIndex, type GenomeSlug, genomeSlugs } from '@cutsite/domain/gene';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FetchGeneList, GeneList } from './fetch-gene-list.ts';

/** The lists that are there: that of the genome, and those of other species, by which a foreign name is known. */
export interface GenesAtHand extends GeneList {
  readonly others: readonly GeneIndex<CatalogueGene>[];
}

type GeneListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly list: GeneList };
type GeneListStates = Partial<Record<GenomeSlug, GeneListState>>;

/** The gene lists that one product has asked for; the same in a page and in its workers. */
export interface GeneListStore {
  readonly states: StoreApi<GeneListStates>;
  /** Fetches the list of a genome unless it is there or on its way; again after a failure. */
  readonly load: (genome: GenomeSlug) => void;
  /** The genes of a genome as they are now; null until they are there. */
  readonly now: (genome: GenomeSlug) => GenesAtHand | null;
  /** Waits for the list of a genome. Rejects with the sentence when it cannot be had. */
  readonly loaded: (genome: GenomeSlug) => Promise<GenesAtHand>;
  /** Fetches the lists of the other species as well, by which their names are known. */
  readonly loadOthers: () => void;
  /** Waits for the list of a genome and those of the other species; what cannot be had of these is left out. */
  readonly withOthers: (genome: GenomeSlug) => Promise<GenesAtHand>;
  /** Puts a list there that was not fetched: for tests, and measurements. */
  readonly put: (genome: GenomeSlug, list: GeneList) => void;
}

const kept = new WeakMap<GeneList, GenesAtHand>();

function atHand(states: GeneListStates, genome: GenomeSlug): GenesAtHand | null {
  const own = states[genome];
  if (own?.kind !== 'ready') return null;
  const others = genomeSlugs.flatMap((slug) => {
    const other = states[slug];
    return slug !== genome && other?.kind === 'ready' ? [other.list.index] : [];
  });
  const before = kept.get(own.list);
  if (before !== undefined && before.others.length === others.length) return before;
  const made = { ...own.list, others };
  kept.set(own.list, made);
  return made;
}

/**
 * Keeps the gene lists of a product: each is fetched once, when it is first asked for, and the browser's cache keeps it
 * by its version.
 */
export function geneListStore(fetchList: FetchGeneList): GeneListStore {
  const states = createStore<GeneListStates>(() => ({}));
  const load = (genome: GenomeSlug): void => {
    const kind = states.getState()[genome]?.kind;
    if (kind === 'loading' || kind === 'ready') return;
    states.setState({ [genome]: { kind: 'loading' } });
    void fetchList(genome)
      .then(
        (read): GeneListState =>
          read.ok ? { kind: 'ready', list: read.value } : { kind: 'failed', message: read.error },
        (): GeneListState => ({ kind: 'failed', message: 'The gene list could not be loaded.' }),
      )
      .then((state) => states.setState({ [genome]: state }));
  };
  const now = (genome: GenomeSlug): GenesAtHand | null => atHand(states.getState(), genome);
  const loaded = (genome: GenomeSlug): Promise<GenesAtHand> =>
    new Promise((resolve, reject) => {
      const look = (): boolean => {
        const genes = now(genome);
        const state = states.getState()[genome];
        if (genes !== null) resolve(genes);
        else if (state?.kind === 'failed') reject(new Error(state.message));
        return genes !== null || state?.kind === 'failed';
      };
      load(genome);
      if (look()) return;
      const stop = states.subscribe(() => {
        if (look()) stop();
      });
    });
  return {
    states,
    load,
    now,
    loaded,
    loadOthers: () => {
      for (const slug of genomeSlugs) load(slug);
    },
    withOthers: async (genome) => {
      await Promise.allSettled(genomeSlugs.map(loaded));
      return loaded(genome);
    },
    put: (genome, list) => states.setState({ [genome]: { kind: 'ready', list } }),
  };
}

/** The genes of a genome among states; the same object until a list comes. */
export const genesIn = atHand;

/** The gene of an id, where the list has it. */
export function geneOf({ index }: Pick<GeneList, 'index'>, ensemblId: string | null): CatalogueGene | undefined {
  const place = ensemblId === null ? undefined : index.byId.get(ensemblId);
  return place === undefined ? undefined : index.genes[place];
}
