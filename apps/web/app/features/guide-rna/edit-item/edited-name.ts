import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { figured } from '../words/count-words.ts';

/** What is being edited, in the words of the cart: "Plate 1", "TP53-g1", "3 tubes". */
export function editedName({ format, plates, tubes }: GuideRnaProject): string {
  if (format === 'plates') return plates[0]?.name.trim() || 'Plate without a name';
  const [only] = tubes;
  return tubes.length === 1 && only !== undefined
    ? only.name.trim() || 'Tube without a name'
    : figured(tubes.length, 'tube');
}
