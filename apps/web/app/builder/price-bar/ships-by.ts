import { dayOf, leavesAfter, slowestMaking } from '@cutsite/domain/checkout';
import type { MakingTime } from '@cutsite/domain/item';
import type { Temperature } from '@cutsite/domain/product';
import { countText } from '@cutsite/domain/text';
import { useMemo } from 'react';
import { calendarDayText } from '../../platform/delivery-text.ts';
import { usePriceQuery } from '../../platform/price-query.ts';

/** What a project comes to as a box. */
export interface BoxToShip {
  readonly makings: readonly MakingTime[];
  readonly temperature: Temperature;
  /** Staff look at it before it is made. */
  readonly waitsForReview: boolean;
}

/**
 * "Ships by Tue 1 Dec", by the same rule as the order; empty for an empty project and until the rules are there. It
 * says no day of arrival: that follows from the address and the shipping method, which are chosen at the checkout.
 */
export function useShipsBy({ makings, temperature, waitsForReview }: BoxToShip): string {
  const { data: prices, dataUpdatedAt } = usePriceQuery();
  const rules = prices?.delivery;
  const days = rules === undefined || makings.length === 0 ? null : slowestMaking(makings, rules);
  // Counts working days in the store's time zone: not at every letter, at which the days seldom are others.
  const day = useMemo(
    () =>
      rules === undefined || days === null || waitsForReview
        ? ''
        : calendarDayText(dayOf(leavesAfter(days, temperature, rules, new Date(dataUpdatedAt)))),
    [days, temperature, rules, waitsForReview, dataUpdatedAt],
  );
  if (days === null) return '';
  return waitsForReview ? `Ships ${countText(days, 'working day')} after our review` : `Ships by ${day}`;
}
