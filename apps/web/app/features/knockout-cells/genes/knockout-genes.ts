import { fetchKnockoutGenes } from '../../../genes/catalogue/fetch-gene-list.ts';
import { geneListStore } from '../../../genes/catalogue/gene-list-store.ts';

/** The gene lists that this tab, or a worker of it, has asked for to make knockouts of. */
export const knockoutGenes = geneListStore(fetchKnockoutGenes);
