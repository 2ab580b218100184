import type { Address } from '../address/index.ts';
import { type Money, usd } from '../money/index.ts';
import type { Temperature } from '../product/index.ts';
import { type ShippingTable, type ShippingZone, shippingTable } from './shipping-methods.table.ts';

/** The words of the wire for a method. `carrier_account`: the customer's own carrier account is charged. */
export const shippingMethods = ['standard', 'express', 'carrier_account'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** One way for a shipment to travel. */
export interface ShippingOffer {
  readonly method: ShippingMethod;
  readonly name: string;
  readonly amount: Money;
  /** Working days on the way; null: the customer's carrier knows. */
  readonly businessDays: number | null;
  /** ISO weekdays (1 is Monday) on which it may leave, so that it never waits over a weekend. */
  readonly leavesOn: readonly number[];
}

/** ISO weekdays on which shipments leave, so that none waits over a weekend; dry ice early in the week. */
export const leavingDays = {
  ambient: [1, 2, 3, 4, 5],
  cold_packs: [1, 2, 3, 4],
  dry_ice: [1, 2, 3],
} as const satisfies Readonly<Record<Temperature, readonly number[]>>;

/** States of the mainland are near; territories, the armed forces, Alaska and Hawaii are not. */
const outlying: ReadonlySet<string> = new Set('AK HI AS GU MP PR VI UM AA AE AP'.split(' '));
/** Territories that ISO 3166-1 also lists as countries. */
const outlyingCountries: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI', 'UM']);

function zoneOf({ country, subdivision }: Pick<Address, 'country' | 'subdivision'>): ShippingZone {
  if (outlyingCountries.has(country)) return 'us_outlying';
  if (country === 'US') return outlying.has(subdivision) ? 'us_outlying' : 'us';
  return country === 'CA' ? 'canada' : 'abroad';
}

/** The ways in which a shipment of this temperature can travel to this address, the usual one of `table` first. */
export function shippingOffers(
  temperature: Temperature,
  address: Pick<Address, 'country' | 'subdivision'>,
  table: ShippingTable = shippingTable,
): readonly ShippingOffer[] {
  const leavesOn = leavingDays[temperature];
  const ours = table[temperature][zoneOf(address)].map(({ method, name, minor, days }) => ({
    method,
    name,
    amount: usd(minor),
    businessDays: days,
    leavesOn,
  }));
  const own = { method: 'carrier_account', name: 'On my carrier account', amount: usd(0), businessDays: null } as const;
  return [...ours, { ...own, leavesOn }];
}
