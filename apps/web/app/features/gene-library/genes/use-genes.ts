import { geneListHooks } from '../../../genes/catalogue/gene-list-hooks.ts';
import { libraryGenes } from './library-genes.ts';

export const { useGenes, useGenesFailure } = geneListHooks(libraryGenes);
