import { fetchLibraryGenes } from '../../../genes/catalogue/fetch-gene-list.ts';
import { geneListHooks } from '../../../genes/catalogue/gene-list-hooks.ts';
import { geneListStore } from '../../../genes/catalogue/gene-list-store.ts';

/** The genes that guides are known for are those of the libraries. */
export const guideGenes = geneListStore(fetchLibraryGenes);

export const { useGenes, useGenesFailure } = geneListHooks(guideGenes);
