import type { GenomeSlug } from '@cutsite/domain/gene';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type GeneListStore, type GenesAtHand, genesIn } from './gene-list-store.ts';

/** The gene lists of a product for its screens. */
export const geneListHooks = ({ states, load }: GeneListStore) => ({
  /** The genes of a genome; null until they are there. Asks for them. */
  useGenes(genome: GenomeSlug): GenesAtHand | null {
    useEffect(() => load(genome), [genome]);
    return useStore(states, (all) => genesIn(all, genome));
  },
  /** Why the list of a genome could not be had; null otherwise. */
  useGenesFailure: (genome: GenomeSlug): string | null =>
    useStore(states, (all) => {
      const own = all[genome];
      return own?.kind === 'failed' ? own.message : null;
    }),
});
