import { type ItemKinds, type KindedItem, kindOf } from '../../item/index.ts';
import type { Temperature } from '../../product/index.ts';

/** ISO weekdays on which a box may leave, so that it never waits over a weekend (as the shipping estimates say). */
export type LeavesOn = readonly number[];

const dayMs = 86_400_000;

/** Sunday is 7. */
const isoWeekday = (day: Date): number => day.getUTCDay() || 7;

/** So many days further, counting Monday to Friday. Holidays are not known here. */
export function addBusinessDays(from: Date, days: number): Date {
  let day = from;
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + dayMs);
    if (isoWeekday(day) <= 5) left -= 1;
  }
  return day;
}

export interface ShipmentToExpect {
  readonly temperature: Temperature;
  readonly items: readonly KindedItem[];
  readonly leavesOn: LeavesOn;
  /** Business days on the way; null: nobody knows, the customer's own carrier takes it. */
  readonly transitDays: number | null;
}

/** The days by which a box leaves and arrives; null when it cannot be said. */
export interface ExpectedDays {
  readonly leavesBy: Date | null;
  readonly arrivesBy: Date | null;
}

/**
 * When a box is expected to leave and to arrive.
 *
 * @param releasedAt when the order was released to production, or placed; null: it waits for something, so that nothing
 * can be promised
 * @param shippedAt when it left; null: it has not
 */
export function expectedDays(
  kinds: ItemKinds,
  { items, leavesOn, transitDays }: ShipmentToExpect,
  { releasedAt, shippedAt }: { readonly releasedAt: Date | null; readonly shippedAt: Date | null },
): ExpectedDays {
  const leaves = shippedAt ?? (releasedAt === null ? null : firstLeavingDay(ready(kinds, items, releasedAt), leavesOn));
  if (leaves === null) return { leavesBy: null, arrivesBy: null };
  return { leavesBy: leaves, arrivesBy: transitDays === null ? null : addBusinessDays(leaves, transitDays) };
}

/** By the slowest thing in the box. */
function ready(kinds: ItemKinds, items: readonly KindedItem[], releasedAt: Date): Date {
  const days = items.map((item) => kindOf(kinds, item).makingDays(item));
  return addBusinessDays(releasedAt, Math.max(...days, 0));
}

function firstLeavingDay(from: Date, leavesOn: LeavesOn): Date {
  for (let later = 0; later < 7; later += 1) {
    const day = new Date(from.getTime() + later * dayMs);
    if (leavesOn.includes(isoWeekday(day))) return day;
  }
  return from;
}
