import { cellLibraryLimits, controlMessage, faultsOfPool } from '@cutsite/domain/cell-library';
import { geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import type { WantedGenes } from '../../../genes/list/gene-list-work.ts';
import type { PlainGeneRules } from '../../../genes/list/plain-gene-list.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { checkedCells } from '../check/checked-cells.ts';
import { faultText } from '../faults/fault-text.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import { priceCells } from '../price/price-cells.ts';
import { type CellsDraft, withNames } from '../project/cells-draft.ts';

/** What the worker must know besides the project: the prices, null until they are there. */
export interface PoolListBeside {
  readonly prices: Prices | null;
}

export type PoolListWanted = WantedGenes<CellsDraft> & PoolListBeside;

/** Lists of pools: one gene is one pool, later ones of a gene are left out and said (CL-9, CL-14, ruling 86). */
export const poolListRules = (newId: () => string): PlainGeneRules<CellsDraft, PoolListWanted> => ({
  most: cellLibraryLimits.pools.max,
  there: (draft) => {
    const { library, pools } = checkedCells(draft, cellGenes.now(draft.genome), null);
    const ids = (library?.pools ?? []).flatMap(({ ensemblId }) => ensemblId ?? []);
    return { count: pools, ensemblIds: new Set(ids) };
  },
  faultsOf: (gene, genes) => {
    const { errors, warnings } = faultsOfPool(
      gene,
      gene.offTargetGenes.map((id) => geneOf(genes, id)?.symbol ?? id),
    );
    return [
      ...errors.map((fault) => ({ ...fault, severity: 'error', word: faultText[fault.code] }) as const),
      ...warnings.map((fault) => ({ ...fault, severity: 'warning', word: faultText[fault.code] }) as const),
    ];
  },
  leftOutBecause: controlMessage,
  repeats: 'left_out',
  add: (draft, names) =>
    withNames(
      draft,
      names.map(({ typed, chosenId }) => ({ name: typed, chosenId })),
      newId,
    ),
  priceOf: (draft, { prices }) => {
    if (prices === null) return null;
    return { subtotal: priceCells(draft, prices).subtotal, lines: [] };
  },
});
