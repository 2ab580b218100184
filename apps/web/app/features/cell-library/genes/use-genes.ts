import { geneListHooks } from '../../../genes/catalogue/gene-list-hooks.ts';
import { cellGenes } from './cell-genes.ts';

export const { useGenes, useGenesFailure } = geneListHooks(cellGenes);
