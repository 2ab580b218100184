import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { OrderItemWire } from '@cutsite/contracts/item';
import { type GuideRnaProject, orderableItems } from '@cutsite/domain/guide-rna';
import { addOnItems } from '../../../builder/add-ons/add-on-items.ts';
import { addOnsAlone } from './add-ons-alone.ts';

/**
 * What goes to the cart, guides first and then their add-ons, or add-ons alone; null while something in the project
 * blocks it.
 */
export function cartItems(
  project: GuideRnaProject,
  tubeNamesInCart: ReadonlySet<string>,
): readonly OrderItemWire[] | null {
  const addOns = addOnItems(project).map(({ productSlug, quantity }) => ({ product_slug: productSlug, quantity }));
  if (addOnsAlone(project)) return addOns;
  const items = orderableItems(project, { tubeNamesInCart });
  if (!items.ok) return null;
  return [...items.value.map(guideRnaItemToWire), ...addOns];
}
