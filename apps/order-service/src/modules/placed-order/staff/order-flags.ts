import type { StaffOrderWire } from '@cutsite/contracts/staff-order';
import { countryName } from '@cutsite/domain/address';
import { restrictedItemMessage, restrictedItems } from '@cutsite/domain/checkout';
import type { ReviewPoint } from '@cutsite/domain/guide-rna';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { reviewPoints, screeningFindingText, sequencesToScreen } from '@cutsite/domain/placed-order';
import type { PlacedOrderRow } from '../placed-order.repository.ts';
import type { ScreeningAnswer } from '../screening/read-screening-answer.ts';

type Flag = StaffOrderWire['flags'][number];
type Point = NonNullable<Flag['findings'][number]['points']>[number];

/** How sequences are screened, and what came of it. */
export interface Screened {
  /** Bases from which on a sequence is screened. */
  readonly fromNt: number;
  /** Whether the store has a list of sequences of concern; without one staff decides alone. */
  readonly hasList: boolean;
  readonly answer: ScreeningAnswer | null;
}

/** What of an order asks for a look, what that means, and what was found (OF-32, rulings 6 and 21). */
export function flagsOf(kinds: ItemKinds, order: PlacedOrderRow, screened: Screened): Flag[] {
  const flags: Flag[] = [];
  if (order.review_state !== 'not_required') flags.push(reviewFlag(kinds, order, order.review_state));
  if (order.screening_state !== 'not_required') {
    flags.push(screeningFlag(kinds, order, order.screening_state, screened));
  }
  return flags;
}

function reviewFlag(kinds: ItemKinds, { contents }: PlacedOrderRow, state: Flag['state']): Flag {
  const asking = contents.items.filter(({ needsReview }) => needsReview);
  const restricted = restrictedItems(kinds, asking, contents.shippingAddress);
  return {
    kind: 'review',
    state,
    title: 'Review before it is made',
    meaning: 'Production looks at this before it is made. A hold keeps the order from production until it is cleared.',
    findings: asking.map(({ id, item, quantity }) => {
      const refused = restricted.find(({ itemId }) => itemId === id);
      const points = reviewPoints(item).map(pointToWire);
      if (refused !== undefined) points.unshift({ text: restrictedItemMessage(refused), is_fine: false, wells: [] });
      else if (contents.shippingAddress !== null) {
        const country = countryName(contents.shippingAddress.country);
        points.push({ text: `Ships to ${country}, no restriction`, is_fine: true, wells: [] });
      }
      return {
        item_id: id,
        name: itemName(kinds, item),
        points,
        detail: quantity === 1 ? 'asks for a review' : `asks for a review, ${quantity} copies`,
      };
    }),
  };
}

function screeningFlag(
  kinds: ItemKinds,
  { contents }: PlacedOrderRow,
  state: Flag['state'],
  { fromNt, hasList, answer }: Screened,
): Flag {
  return {
    kind: 'screening',
    state,
    title: `Screening, ${fromNt} nt and more`,
    meaning:
      'Sequences of this length are whole molecules and are screened for biosecurity. A held order is not released; only an administrator clears a hold.',
    answered: answer?.at.toISOString() ?? null,
    has_list: hasList,
    findings: sequencesToScreen(kinds, contents.items, fromNt).map(({ itemId, name, length }) => ({
      item_id: itemId,
      name,
      detail: `${length} nt`,
      points: answer === null ? [] : answerTo(name, answer, fromNt),
    })),
  };
}

function answerTo(name: string, { findings }: ScreeningAnswer, fromNt: number): Point[] {
  const own = findings.filter((found) => found.name === name);
  if (own.length === 0) return [{ text: `shares no ${fromNt} bases with the list`, is_fine: true, wells: [] }];
  return own.map((found) => ({ text: screeningFindingText(found), is_fine: false, wells: [] }));
}

const pointToWire = ({ text, isFine, wells }: ReviewPoint): Point => ({ text, is_fine: isFine, wells: [...wells] });
