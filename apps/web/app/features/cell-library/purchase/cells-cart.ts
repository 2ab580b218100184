import {
  type CellLibraryItemWire,
  cellLibraryItemFromWire,
  cellLibraryItemToWire,
} from '@cutsite/contracts/cell-library';
import type { OrderItemWire, SentItem } from '@cutsite/contracts/item';
import { cellLibraryFaultMessages, cellLibraryLimits, projectFromCellLibrary } from '@cutsite/domain/cell-library';
import { countText } from '@cutsite/domain/text';
import { orderedItem } from '../../../builder/purchase/ordered-item.ts';
import type { ProductCart } from '../../../builder/purchase/product-cart.ts';
import { checkedCells, itemOf } from '../check/checked-cells.ts';
import { type CellsDraft, draftOf, freshCells } from '../project/cells-draft.ts';

/** Why a library cannot be ordered now, in the words of what to do next; null when it can (CL-9 to CL-13). */
export function blockedBecause(draft: CellsDraft): string | null {
  const { library, pools } = checkedCells(draft);
  if (pools === 0) return 'Add genes to order';
  if (library === null) return 'The gene list is not there yet';
  const { min, max } = cellLibraryLimits.pools;
  if (pools > max) return `Take out ${countText(pools - max, 'pool')}: a library holds ${max}`;
  if (library.leftOut > 0) return `Fix ${countText(library.leftOut, 'pool')} to order`;
  if (pools < min) return `Add ${countText(min - pools, 'more pool', 'more pools')} to order`;
  const [whole] = library.faults;
  if (whole === 'CELL_LINE_MISSING') return 'Choose a cell line to order';
  return whole === undefined ? null : cellLibraryFaultMessages[whole].replace(/\.$/, '');
}

function itemsOf(draft: CellsDraft): readonly OrderItemWire[] | null {
  const item = itemOf(draft);
  return item === null || blockedBecause(draft) !== null ? null : [cellLibraryItemToWire(item)];
}

const isCells = (item: SentItem): item is CellLibraryItemWire => item.product_slug === 'engineered_cell_libraries';

/** Libraries of engineered cells and the cart: a project is one item, with all its racks. */
export const cellsCart: ProductCart<CellsDraft> = {
  itemsOf,
  blockedBecause,
  addedPart: (draft) => draft,
  afterAdd: (draft, newId) => {
    const { name, plates, activePlateId } = freshCells(newId);
    return { ...draft, name, plates, activePlateId };
  },
  addedText: ({ name }) =>
    `Added to the cart. “${name.trim() || 'The project'}” stays under Projects; the rack here is empty, ready for the next pools.`,
  namesOf: () => [],
  projectOfItem: async (itemId, newId) => {
    const wire = await orderedItem(itemId, isCells, 'This item is not an engineered cell library.');
    const item = cellLibraryItemFromWire(wire);
    return {
      ...draftOf(projectFromCellLibrary(item, newId), newId),
      inCart: item.genes.map(({ ensemblId }) => ensemblId),
    };
  },
  edited: {
    nameOf: ({ name }) => name.trim() || 'Engineered cell library',
    opened: ({ plates }) => `A library of engineered cells in ${countText(plates.length, 'rack')}`,
  },
};
