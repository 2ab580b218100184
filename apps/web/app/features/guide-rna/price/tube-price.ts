import { draftItems, isEmptyTube, newProject, type Tube } from '@cutsite/domain/guide-rna';
import { moneyText } from '@cutsite/domain/money';
import { priceGuideRna } from '@cutsite/domain/price';
import type { Prices } from '../../../platform/price-query.ts';

/** What one tube costs, written out; null while it is empty or nothing is sold like that. */
export function tubePrice(tube: Tube, { list, strategy }: Prices): string | null {
  if (isEmptyTube(tube)) return null;
  const [item] = draftItems({ ...newProject('', 'tubes'), tubes: [tube] });
  const priced = item === undefined ? null : priceGuideRna(item, list, strategy);
  return priced?.ok === true ? moneyText(priced.value.subtotal) : null;
}
