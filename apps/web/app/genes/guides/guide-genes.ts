import { fetchLibraryGenes } from '../catalogue/fetch-gene-list.ts';
import { geneListHooks } from '../catalogue/gene-list-hooks.ts';
import { geneListStore } from '../catalogue/gene-list-store.ts';

/** The genes that guides are known for are those of the libraries. */
export const guideGenes = geneListStore(fetchLibraryGenes);

export const { useGenes, useGenesFailure } = geneListHooks(guideGenes);
