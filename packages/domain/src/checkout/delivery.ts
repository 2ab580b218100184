import type { Address } from '../address/index.ts';
import { type ItemKinds, type KindedItem, kindOf } from '../item/index.ts';
import type { Temperature } from '../product/index.ts';
import { countText } from '../text/index.ts';
import { type DeliveryRules, dayOf, expectedDays, makingsOf, slowestMaking } from './expected-days.ts';
import type { ShippingTable } from './shipping-methods.table.ts';
import { shippingOffers } from './shipping-offers.ts';

/** When a box that is not ordered yet would leave and arrive. Days as `2026-12-01`, of UTC. */
export interface Delivery {
  /** Working days from the order, or from its review, until it can leave. */
  readonly makingDays: number;
  /** Working days on the way; null: not chosen yet, or the customer's own carrier knows. */
  readonly transitDays: number | null;
  /** Null: it waits for a look of staff, so that no day can be said. */
  readonly shipsBy: string | null;
  readonly arrivesBy: string | null;
  /** Staff look at something in it before it is made. */
  readonly waitsForReview: boolean;
}

/** A box of a cart; address and method are null until they are chosen. */
export interface BoxOfCart {
  readonly temperature: Temperature;
  readonly items: readonly { readonly item: KindedItem; readonly needsReview: boolean }[];
  readonly address: Pick<Address, 'country' | 'subdivision'> | null;
  readonly method: string | null;
}

/** The days of a store, with its own ways of shipping where it has set them. */
export interface StoreDelivery extends DeliveryRules {
  readonly shipping?: ShippingTable | undefined;
}

/** When a box leaves and arrives if it is ordered now; the order that comes of it is held to the same rule. */
export function deliveryOf(
  kinds: ItemKinds,
  { temperature, items, address, method }: BoxOfCart,
  rules: StoreDelivery,
  now: Date,
): Delivery {
  const offers = address === null || method === null ? [] : shippingOffers(temperature, address, rules.shipping);
  const transitDays = offers.find((offer) => offer.method === method)?.businessDays ?? null;
  const waitsForReview = items.some(
    ({ item, needsReview }) =>
      needsReview ||
      kindOf(kinds, item)
        .sequencesToScreen(item)
        .some(({ length }) => length >= rules.screenedFromNt),
  );
  const made = items.map(({ item }) => item);
  const { leavesBy, arrivesBy } = expectedDays(
    kinds,
    { temperature, items: made, transitDays },
    { releasedAt: waitsForReview ? null : now, shippedAt: null },
    rules,
  );
  return {
    makingDays: slowestMaking(makingsOf(kinds, made), rules),
    transitDays,
    shipsBy: leavesBy === null ? null : dayOf(leavesBy),
    arrivesBy: arrivesBy === null ? null : dayOf(arrivesBy),
    waitsForReview,
  };
}

/**
 * One sentence for screens, mails and papers; texts of ours.
 *
 * @param dayText how the reader's place writes a day such as `2026-12-01`
 */
export function deliverySentence(
  { makingDays, shipsBy, arrivesBy, waitsForReview }: Omit<Delivery, 'transitDays'>,
  dayText: (day: string) => string,
): string {
  const days = countText(makingDays, 'working day');
  if (waitsForReview) return `We look at it before it is made; it ships within ${days} after that.`;
  if (shipsBy === null) return '';
  return arrivesBy === null
    ? `Ships by ${dayText(shipsBy)}.`
    : `Ships by ${dayText(shipsBy)}, arrives by ${dayText(arrivesBy)}.`;
}

/** A sentence behind a colon. */
export const afterColon = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
