import type { Temperature } from '../product/index.ts';

/**
 * How shipments travel, and what it costs: minor units (cents) for each shipment. PRICES AND TIMES ARE FICTIONAL, as
 * all demo prices are (ruling 14); a store puts its own in their place by the setting `SHIPPING_METHODS`. `days` are
 * working days on the way, after the shipment has left.
 */
export const shippingTable = {
  ambient: {
    us: [
      { method: 'standard', name: 'Courier, 2 days', minor: 3200, days: 2 },
      { method: 'express', name: 'Courier, next day', minor: 5800, days: 1 },
    ],
    us_outlying: [
      { method: 'standard', name: 'Courier, 5 days', minor: 4800, days: 5 },
      { method: 'express', name: 'Courier express, 3 days', minor: 8600, days: 3 },
    ],
    canada: [
      { method: 'standard', name: 'Courier, 4 days', minor: 4800, days: 4 },
      { method: 'express', name: 'Courier express, 2 days', minor: 7900, days: 2 },
    ],
    abroad: [
      { method: 'standard', name: 'International courier', minor: 9500, days: 6 },
      { method: 'express', name: 'International express', minor: 14000, days: 3 },
    ],
  },
  cold_packs: {
    us: [{ method: 'express', name: 'Courier, next day, cooled', minor: 6400, days: 1 }],
    us_outlying: [{ method: 'express', name: 'Courier express, cooled', minor: 12500, days: 3 }],
    canada: [{ method: 'express', name: 'Courier express, cooled', minor: 9800, days: 2 }],
    abroad: [{ method: 'express', name: 'International express, cooled', minor: 18500, days: 3 }],
  },
  dry_ice: {
    us: [{ method: 'express', name: 'Courier, overnight', minor: 14500, days: 1 }],
    us_outlying: [{ method: 'express', name: 'Courier express, dry ice', minor: 26000, days: 3 }],
    canada: [{ method: 'express', name: 'Courier express, dry ice', minor: 21000, days: 2 }],
    abroad: [{ method: 'express', name: 'International express, dry ice', minor: 34500, days: 3 }],
  },
} as const satisfies ShippingTable;

/** Where a shipment goes, as far as its way and price depend on it. */
export const shippingZones = ['us', 'us_outlying', 'canada', 'abroad'] as const;
export type ShippingZone = (typeof shippingZones)[number];

/** The methods that the provider sets a price for. */
export const pricedMethods = ['standard', 'express'] as const;

/** The ways of each temperature into each zone, the usual one first; at least one each. */
export type ShippingTable = Readonly<Record<Temperature, Readonly<Record<ShippingZone, readonly ShippingRow[]>>>>;

/** One way; `minor` in cents for each shipment, `days` working days on the way. */
export interface ShippingRow {
  readonly method: (typeof pricedMethods)[number];
  readonly name: string;
  readonly minor: number;
  readonly days: number;
}
