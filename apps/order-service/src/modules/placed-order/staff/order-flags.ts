import type { StaffOrderWire } from '@cutsite/contracts/staff-order';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { sequencesToScreen } from '@cutsite/domain/placed-order';
import type { PlacedOrderRow } from '../placed-order.repository.ts';

type Flag = StaffOrderWire['flags'][number];

/**
 * What of an order asks for a look, what that means, and what is to be looked at (rulings 6 and 21).
 *
 * @param screenedFromNt bases from which on a sequence is screened
 */
export function flagsOf(
  kinds: ItemKinds,
  { contents, review_state: review, screening_state: screening }: PlacedOrderRow,
  screenedFromNt: number,
): Flag[] {
  const flags: Flag[] = [];
  if (review !== 'not_required') {
    flags.push({
      kind: 'review',
      state: review,
      title: 'Review before it is made',
      meaning:
        'An hfCas12Max plate is looked at by production before it is made: the targets, their PAM and where it ships to. A hold keeps the order from production until it is cleared.',
      findings: contents.items
        .filter(({ needsReview }) => needsReview)
        .map(({ id, item, quantity }) => ({
          item_id: id,
          name: itemName(kinds, item),
          detail: quantity === 1 ? 'asks for a review' : `asks for a review, ${quantity} copies`,
        })),
    });
  }
  if (screening !== 'not_required') {
    flags.push({
      kind: 'screening',
      state: screening,
      title: `Screening, ${screenedFromNt} nt and more`,
      meaning:
        'Sequences of this length are whole molecules and are screened for biosecurity. A held order is not released; only an administrator clears a hold.',
      findings: sequencesToScreen(kinds, contents.items, screenedFromNt).map(({ itemId, name, length }) => ({
        item_id: itemId,
        name,
        detail: `${length} nt`,
      })),
    });
  }
  return flags;
}
