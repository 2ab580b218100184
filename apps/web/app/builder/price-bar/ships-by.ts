import { dayOf, shipsBy, slowestMaking } from '@cutsite/domain/checkout';
import type { MakingTime } from '@cutsite/domain/item';
import type { Temperature } from '@cutsite/domain/product';
import { calendarDayText } from '../../platform/delivery-text.ts';
import { usePriceQuery } from '../../platform/price-query.ts';

/** What a project comes to as a box. */
export interface BoxToShip {
  readonly makings: readonly MakingTime[];
  readonly temperature: Temperature;
  /** Staff look at it before it is made. */
  readonly waitsForReview: boolean;
}

/** "Ships by Tue, Dec 1", by the same rule as the order; empty for an empty project and until the rules are there. */
export function useShipsBy({ makings, temperature, waitsForReview }: BoxToShip): string {
  const { data: prices, dataUpdatedAt } = usePriceQuery();
  const rules = prices?.delivery;
  if (rules === undefined || makings.length === 0) return '';
  const days = slowestMaking(makings, rules);
  if (waitsForReview) return `Ships ${days} working ${days === 1 ? 'day' : 'days'} after our review`;
  return `Ships by ${calendarDayText(dayOf(shipsBy(makings, temperature, rules, new Date(dataUpdatedAt))))}`;
}
