import { type GuideRnaItemWire, guideRnaItemFromWire } from '@cutsite/contracts/guide-rna';
import type { SentItem } from '@cutsite/contracts/item';
import { type GuideRnaProject, nucleases, productOf, projectFromItem } from '@cutsite/domain/guide-rna';
import { CartItemRefused } from '../../../builder/purchase/cart-item-refused.ts';
import { orderedItem } from '../../../builder/purchase/ordered-item.ts';

const guideProducts: ReadonlySet<string> = new Set(nucleases.map(productOf));

const isOfGuides = (item: SentItem): item is GuideRnaItemWire => guideProducts.has(item.product_slug);

/** The project that a cart item was made from (GR-41, GR-42: tube items become tubes, plate items one plate). */
export async function projectOfCartItem(id: string, newId: () => string): Promise<GuideRnaProject> {
  const wire = await orderedItem(id, isOfGuides, 'This item has no guides, so it cannot be edited here.');
  const { item, faults } = guideRnaItemFromWire(wire);
  if (faults.length > 0)
    throw new CartItemRefused('This item could not be read. Remove it from the cart and add it again.');
  return projectFromItem(item, newId);
}
