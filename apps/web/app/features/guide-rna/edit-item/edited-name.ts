import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import type { EditedItemTexts } from '../../../builder/purchase/edited-item.ts';

function nameOf({ format, plates, tubes }: GuideRnaProject): string {
  if (format === 'plates') return plates[0]?.name.trim() || 'Plate without a name';
  const [only] = tubes;
  return tubes.length === 1 && only !== undefined
    ? only.name.trim() || 'Tube without a name'
    : countText(tubes.length, 'tube');
}

/** What is being edited, in the words of the cart: "Plate 1", "TP53-g1", "3 tubes". */
export const editedGuides: EditedItemTexts<GuideRnaProject> = {
  nameOf,
  opened: ({ format }) => (format === 'plates' ? 'One plate' : 'Tubes'),
};
