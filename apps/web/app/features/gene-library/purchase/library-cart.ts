import {
  type GeneLibraryItemWire,
  geneLibraryItemFromWire,
  geneLibraryItemToWire,
} from '@cutsite/contracts/gene-library';
import type { OrderItemWire, SentItem } from '@cutsite/contracts/item';
import { libraryFaultMessages, libraryLimits, projectFromLibrary } from '@cutsite/domain/gene-library';
import { countText } from '@cutsite/domain/text';
import { plateTitle } from '../../../builder/plates/shown-plate.ts';
import { orderedItem } from '../../../builder/purchase/ordered-item.ts';
import type { ProductCart } from '../../../builder/purchase/product-cart.ts';
import { checkedDraft } from '../check/checked-library.ts';
import { itemOf } from '../check/ordered-library.ts';
import { draftOf, freshLibrary, type LibraryDraft } from '../project/library-draft.ts';

/** Why a library cannot be ordered now, in the words of what to do next; null when it can (GL-22 to GL-28). */
export function blockedBecause(draft: LibraryDraft): string | null {
  const { library, plates } = checkedDraft(draft);
  if (plates.every(({ check }) => check.filled === 0)) return 'Add genes to order';
  if (library === null) return 'The gene list is still loading';
  if (library.leftOut > 0) return `Fix ${countText(library.leftOut, 'well')} to order`;
  if (library.faults.includes('TOO_MANY_WELLS')) {
    const { max } = libraryLimits.wellsPerProject;
    return `Take out ${countText(library.filled - max, 'well')}: a project holds ${max}`;
  }
  const ordered = plates.filter(({ check }) => check.filled > 0);
  const { min } = libraryLimits.wellsPerPlate;
  const short = ordered.find(({ check }) => check.filled < min);
  if (short !== undefined)
    return `Fill ${countText(min - short.check.filled, 'more well', 'more wells')} of ${plateTitle(short.plate)} to order`;
  const [whole] = library.faults;
  if (whole !== undefined) return libraryFaultMessages[whole];
  const [onPlate] = ordered.flatMap(({ check }) => check.faults);
  return onPlate?.message ?? null;
}

function itemsOf(draft: LibraryDraft): readonly OrderItemWire[] | null {
  const item = itemOf(draft);
  return item === null || blockedBecause(draft) !== null ? null : [geneLibraryItemToWire(item)];
}

const isLibrary = (item: SentItem): item is GeneLibraryItemWire => item.product_slug === 'on_demand_libraries';

/** Gene libraries and the cart: a project is one item, with all its plates. */
export const libraryCart: ProductCart<LibraryDraft> = {
  itemsOf,
  blockedBecause,
  addedPart: (draft) => draft,
  afterAdd: (draft, newId) => {
    const { name, plates, activePlateId } = freshLibrary(newId);
    return { ...draft, name, plates, activePlateId };
  },
  addedText: ({ name }) =>
    `Added to the cart. “${name.trim() || 'The project'}” stays under Projects; the plates here are empty, ready for the next ones.`,
  namesOf: () => [],
  projectOfItem: async (itemId, newId) => {
    const wire = await orderedItem(itemId, isLibrary, 'This item is not a gene library.');
    return draftOf(projectFromLibrary(geneLibraryItemFromWire(wire).item, newId), newId);
  },
  edited: {
    nameOf: ({ name }) => name.trim() || 'Gene library',
    opened: ({ plates }) => `A gene library on ${countText(plates.length, 'plate')}`,
  },
};
