import {
  type ExpressKnockoutWire,
  expressKnockoutFromWire,
  expressKnockoutToWire,
} from '@cutsite/contracts/express-knockout';
import type { OrderItemWire, SentItem } from '@cutsite/contracts/item';
import { type CheckedList, expressItems, expressLimits } from '@cutsite/domain/express-knockout';
import { countText } from '@cutsite/domain/text';
import { orderedItem } from '../../../builder/purchase/ordered-item.ts';
import type { ProductCart } from '../../../builder/purchase/product-cart.ts';
import { cellLinesNow } from '../../../genes/cell-lines/cell-line-store.ts';
import { checks } from '../check/eligibility-checks.ts';
import { checkedNow } from '../check/use-check.ts';
import { draftOf, type ExpressDraft, freshExpress } from '../project/express-draft.ts';
import { lineNotMade } from '../project/express-line.ts';

const { poolsPerProject } = expressLimits;

/**
 * Why a list cannot be ordered now, in the words of what to do next; null when it can. Lines that are not eligible do
 * not block it: they stay in the list and out of the order.
 */
export function blockedBecause(
  draft: ExpressDraft,
  { counts, pools, unchecked }: CheckedList,
  editing: boolean,
): string | null {
  if (counts.filled === 0) return 'Paste sequences to order';
  if (draft.cellLine === '') return 'Choose a cell line';
  if (lineNotMade(draft.cellLine, cellLinesNow(draft.species)) !== null) return 'Choose a line that pools are made in';
  const isChecking = checks.getState().batches.some(({ state }) => state === 'waiting' || state === 'checking');
  if (unchecked.length > 0)
    return isChecking ? `${unchecked.length} still being checked` : `Check ${countText(unchecked.length, 'sequence')}`;
  if (pools.length === 0) return 'No line can be ordered as it stands';
  if (pools.length > poolsPerProject)
    return `Take out ${countText(pools.length - poolsPerProject, 'pool')}: an order takes ${poolsPerProject}`;
  if (editing && pools.length > 1) return 'This item is one pool: take out the others, or add them as a new project';
  return null;
}

function itemsOf(draft: ExpressDraft): readonly OrderItemWire[] | null {
  const checked = checkedNow(draft);
  if (blockedBecause(draft, checked, false) !== null) return null;
  return expressItems(draft.name, draft, checked.pools).map(expressKnockoutToWire);
}

const isPool = (item: SentItem): item is ExpressKnockoutWire => item.product_slug === 'express_ko_pool';

/** Express knockout and the cart: each pool is an item, all of a project in one line. */
export const expressCart: ProductCart<ExpressDraft> = {
  itemsOf,
  blockedBecause: (draft, _names, editing) => blockedBecause(draft, checkedNow(draft), editing),
  addedPart: (draft) => draft,
  afterAdd: (draft) => ({
    ...freshExpress(),
    species: draft.species,
    cellLine: draft.cellLine,
    editType: draft.editType,
  }),
  addedText: ({ name }) =>
    `Added to the cart. “${name.trim() || 'The project'}” stays under Projects; the list here is empty, ready for the next one.`,
  namesOf: () => [],
  projectOfItem: async (itemId, newId) => {
    const wire = await orderedItem(itemId, isPool, 'This item is not an express knockout.');
    return draftOf(expressKnockoutFromWire(wire), newId);
  },
  edited: {
    nameOf: (draft) => {
      const [pool] = checkedNow(draft).pools;
      return pool === undefined ? 'Knockout pool' : `${pool.gene.symbol} knockout pool`;
    },
    opened: () => 'One knockout pool',
  },
};
