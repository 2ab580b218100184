import type { OrderItemWire, SentItem } from '@cutsite/contracts/item';
import { type KnockoutItemWire, knockoutItemFromWire, knockoutItemToWire } from '@cutsite/contracts/knockout-cells';
import { knockoutLimits, knockoutProducts, knockoutSlugs } from '@cutsite/domain/knockout-cells';
import { countText, shorten } from '@cutsite/domain/text';
import { orderedItem } from '../../../builder/purchase/ordered-item.ts';
import type { ProductCart } from '../../../builder/purchase/product-cart.ts';
import { type CheckedKnockouts, checkedNow } from '../genes/use-knockouts.ts';
import { itemsOf } from '../price/knockout-price.ts';
import { draftOf, freshKnockouts, type KnockoutDraft, orderedRows } from '../project/knockout-draft.ts';

const { genesPerProject } = knockoutLimits;

/** Characters of a name in the price bar, where a sentence has two lines. */
const maxNameLength = 32;

/** Why a list cannot be ordered now, in the words of what to do next; null when it can. */
export function blockedBecause(
  draft: KnockoutDraft,
  { rows, entry: above }: CheckedKnockouts,
  editing: boolean,
): string | null {
  const listed = orderedRows(draft);
  if (listed.length === 0) return 'Choose a gene to order';
  if (rows === null) return 'Genes and lines are not there yet';
  if (listed.length > genesPerProject)
    return `Take out ${countText(listed.length - genesPerProject, 'gene')}: a list holds ${genesPerProject}`;
  if (editing && listed.length > 1) return 'This item is one gene: take out the others, or add them as a new project';
  const { entry } = draft;
  // What stands above a list and is not in it would be left out without a word.
  if (draft.rows.length > 0 && entry.name.trim() !== '') {
    const name = shorten(entry.name.trim(), maxNameLength);
    const isFaulty = above !== null && above.errors.length > 0;
    return isFaulty ? `Mend ${name} above the list, or clear it` : `Add ${name} to the list, or clear it`;
  }
  const faulty = rows.filter(({ errors }) => errors.length > 0);
  const [first] = faulty;
  if (first === undefined) return null;
  const [error] = first.errors;
  const name = shorten(first.row.name.trim(), maxNameLength);
  if (faulty.length > 1) return `Fix ${countText(faulty.length, 'gene')} to order`;
  if (error?.code === 'GENE_AMBIGUOUS') return `Choose a gene for ${name}`;
  if (error?.field === 'cell_line') return `Choose a cell line for ${name}`;
  return `${name} cannot be ordered as it stands`;
}

function sentItems(draft: KnockoutDraft): readonly OrderItemWire[] | null {
  const checked = checkedNow(draft);
  return blockedBecause(draft, checked, false) === null ? itemsOf(draft, checked).map(knockoutItemToWire) : null;
}

const isKnockout = (item: SentItem): item is KnockoutItemWire =>
  knockoutSlugs.some((slug) => slug === item.product_slug);

/** Knockouts and the cart: each gene is an item. */
export const knockoutCart: ProductCart<KnockoutDraft> = {
  itemsOf: sentItems,
  blockedBecause: (draft, _names, editing) => blockedBecause(draft, checkedNow(draft), editing),
  addedPart: (draft) => draft,
  afterAdd: (draft, newId) => ({ ...freshKnockouts(newId, draft.product), genome: draft.genome }),
  addedText: ({ name }) =>
    `Added to the cart. “${name.trim() || 'The project'}” stays under Projects; the list here is empty, ready for the next one.`,
  namesOf: () => [],
  projectOfItem: async (itemId, newId) => {
    const wire = await orderedItem(itemId, isKnockout, 'This item is not a knockout.');
    return draftOf(knockoutItemFromWire(wire).item, newId);
  },
  edited: {
    nameOf: (draft) => orderedRows(draft)[0]?.name.trim() || knockoutProducts[draft.product].label,
    opened: ({ product }) => knockoutProducts[product].label,
  },
};
