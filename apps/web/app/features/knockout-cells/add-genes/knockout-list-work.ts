import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { geneFaults, knockoutLimits, knockoutProducts, paralogsOf } from '@cutsite/domain/knockout-cells';
import { knockoutQuery, priceUnits } from '@cutsite/domain/price';
import type { PricedLines } from '../../../builder/list-import/added-cost.ts';
import type { WantedGenes } from '../../../genes/list/gene-list-work.ts';
import { plainGeneListWork } from '../../../genes/list/plain-gene-list.ts';
import type { Prices } from '../../../platform/price-query.ts';
import type { KnockoutDraft } from '../project/knockout-draft.ts';
import { faultText } from './fault-text.ts';
import { knockoutOf, readKnockoutTable, saidOfKnockout } from './knockout-table-cells.ts';

/** What the worker must know beside the project. */
export interface KnockoutListBeside {
  readonly prices: Pick<Prices, 'list' | 'strategy'> | null;
  readonly lines: readonly CatalogueCellLine[];
}

export type KnockoutListWanted = WantedGenes<KnockoutDraft> & KnockoutListBeside;

/** What the rows cost by their line and amount; which of their genes can be made is checked on the screen. */
function priceOf({ product, genome, rows }: KnockoutDraft, { prices }: KnockoutListWanted): PricedLines | null {
  if (prices === null) return null;
  const { byAmount } = knockoutProducts[product];
  const units = rows.map(({ cellLine, quantity }) => ({
    query: knockoutQuery({ productSlug: product, genome, quantity: byAmount ? quantity : null, cellLine }),
    count: 1,
    length: null,
  }));
  const priced = priceUnits(rows, units, prices.list, prices.strategy);
  if (!priced.ok) return null;
  const { subtotal, lines } = priced.value;
  return { subtotal, lines: lines.map(({ count, unit }) => ({ count, each: unit.unit })) };
}

const wantedOf = ({ project: { product, genome }, lines }: KnockoutListWanted) => ({ product, genome, lines });

/**
 * Adds the genes of a list as rows, each in the line and the amount that its table says (KO-14), or that are chosen
 * above the list.
 */
export const knockoutListWork = (newId: () => string) =>
  plainGeneListWork<KnockoutDraft, KnockoutListWanted>({
    most: knockoutLimits.genesPerProject,
    there: ({ rows }) => ({ count: rows.length, ensemblIds: new Set() }),
    faultsOf: (gene, { index }, { project }) =>
      geneFaults(project.product, gene, paralogsOf(gene, index)).map((fault) => ({
        ...fault,
        word: faultText[fault.code],
      })),
    repeats: 'left_out',
    readTable: (cells, chosen, wanted) => readKnockoutTable(cells, wantedOf(wanted), chosen),
    saidBeside: (beside, wanted) => saidOfKnockout(beside, wantedOf(wanted), wanted.project.entry),
    add: (project, names, wanted) => ({
      ...project,
      rows: [
        ...project.rows,
        ...names.map(({ typed, chosenId, beside }) => ({
          id: newId(),
          name: typed,
          chosenId: chosenId === '' ? null : chosenId,
          ...knockoutOf(beside, wantedOf(wanted), project.entry),
        })),
      ],
    }),
    priceOf,
  });
