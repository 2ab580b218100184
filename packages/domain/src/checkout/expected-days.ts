import { type ItemKinds, type KindedItem, kindOf, type MakingTime, timeOfLine } from '../item/index.ts';
import type { Temperature } from '../product/index.ts';
import { addDays } from '../time/index.ts';
import { leavingDays } from './shipping-offers.ts';

/** Working days and making times of the provider: settings of the store, the same in browser and service. */
export interface DeliveryRules {
  /** Days as `2026-12-25` on which nothing is made, leaves or arrives; Saturdays and Sundays never are working days. */
  readonly holidays: readonly string[];
  /**
   * Working days of making, by the name of the making time, in the place of the kind's own; those of one cell line by
   * {@link timeOfLine}.
   */
  readonly makingDays: Readonly<Record<string, number>>;
  /** Sequences of so many bases or more wait for their screening before they are made (ruling 21). */
  readonly screenedFromNt: number;
}

/** No holidays, the making times of the kinds, and the usual threshold. */
export const defaultDelivery: DeliveryRules = { holidays: [], makingDays: {}, screenedFromNt: 50 };

/** Sunday is 7. */
const isoWeekday = (day: Date): number => day.getUTCDay() || 7;

/** "2026-12-25" */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const isWorkingDay = (day: Date, { holidays }: DeliveryRules): boolean =>
  isoWeekday(day) <= 5 && !(holidays.length > 0 && holidays.includes(dayOf(day)));

/** So many working days further: Monday to Friday without holidays. */
export function addWorkingDays(from: Date, days: number, rules: DeliveryRules): Date {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, rules)) left -= 1;
  }
  return day;
}

export interface ShipmentToExpect {
  readonly temperature: Temperature;
  readonly items: readonly KindedItem[];
  /** Working days in transit; null: not known, as with the customer's own carrier or before a method is chosen. */
  readonly transitDays: number | null;
}

/** The days by which a box leaves and arrives; null when it cannot be said. */
export interface ExpectedDays {
  readonly leavesBy: Date | null;
  readonly arrivesBy: Date | null;
}

/** Working days of making: those of the cell line, those of the product, or what the kind says. */
export const daysOfMaking = ({ name, days, line }: MakingTime, { makingDays }: DeliveryRules): number =>
  makingDays[timeOfLine(name, line)] ?? makingDays[name] ?? days;

/** Working days from the release to production until a box can leave: those of the slowest thing in it. */
export function slowestMaking(makings: readonly MakingTime[], rules: DeliveryRules): number {
  return Math.max(...makings.map((making) => daysOfMaking(making, rules)), 0);
}

/** The making times of items, by their kinds. */
export const makingsOf = (kinds: ItemKinds, items: readonly KindedItem[]): MakingTime[] =>
  items.map((item) => kindOf(kinds, item).making(item));

/** The day by which a box leaves when its making begins at `from`. */
function shipsBy(makings: readonly MakingTime[], temperature: Temperature, rules: DeliveryRules, from: Date): Date {
  return leavesAfter(slowestMaking(makings, rules), temperature, rules, from);
}

/** The same by working days of making. */
export const leavesAfter = (days: number, temperature: Temperature, rules: DeliveryRules, from: Date): Date =>
  firstLeavingDay(addWorkingDays(from, days, rules), temperature, rules);

/**
 * When a box is expected to leave and to arrive: the making time of the slowest thing in it, then the next day on which
 * such a box leaves, then the days on the way. For a cart: as if it were ordered now.
 *
 * @param releasedAt when the order was released to production, or placed; null: it waits for something, so that nothing
 * can be promised
 * @param shippedAt when it left; null: it has not
 */
export function expectedDays(
  kinds: ItemKinds,
  { temperature, items, transitDays }: ShipmentToExpect,
  { releasedAt, shippedAt }: { readonly releasedAt: Date | null; readonly shippedAt: Date | null },
  rules: DeliveryRules,
): ExpectedDays {
  const made = releasedAt === null ? null : shipsBy(makingsOf(kinds, items), temperature, rules, releasedAt);
  const leaves = shippedAt ?? made;
  if (leaves === null) return { leavesBy: null, arrivesBy: null };
  return { leavesBy: leaves, arrivesBy: transitDays === null ? null : addWorkingDays(leaves, transitDays, rules) };
}

/** A year of nothing but holidays would never end: after a year of looking, the day itself. */
const maxDaysLooked = 366;

function firstLeavingDay(from: Date, temperature: Temperature, rules: DeliveryRules): Date {
  const weekdays: readonly number[] = leavingDays[temperature];
  for (let later = 0; later < maxDaysLooked; later += 1) {
    const day = addDays(from, later);
    if (weekdays.includes(isoWeekday(day)) && isWorkingDay(day, rules)) return day;
  }
  return from;
}
