import { type GuideRnaItemWire, guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { type GuideRnaProject, orderableItems } from '@cutsite/domain/guide-rna';

/** What goes to the cart, or null while something in the project blocks it. */
export function cartItems(
  project: GuideRnaProject,
  tubeNamesInCart: ReadonlySet<string>,
): readonly GuideRnaItemWire[] | null {
  const items = orderableItems(project, { tubeNamesInCart });
  return items.ok ? items.value.map(guideRnaItemToWire) : null;
}
