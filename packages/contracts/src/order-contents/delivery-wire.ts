import type { Delivery } from '@cutsite/domain/checkout';
import * as z from 'zod/mini';

/**
 * When a box that is not ordered yet would leave and arrive: days as `2026-12-01`. `ships_by` is null where staff look
 * at something in it first, `arrives_by` also until address and method are chosen.
 */
export const deliverySchema = z.strictObject({
  making_days: z.int(),
  transit_days: z.nullable(z.int()),
  ships_by: z.nullable(z.string()),
  arrives_by: z.nullable(z.string()),
  waits_for_review: z.boolean(),
});

/** @see deliverySchema */
export type DeliveryWire = z.output<typeof deliverySchema>;

export const deliveryToWire = (delivery: Delivery): DeliveryWire => ({
  making_days: delivery.makingDays,
  transit_days: delivery.transitDays,
  ships_by: delivery.shipsBy,
  arrives_by: delivery.arrivesBy,
  waits_for_review: delivery.waitsForReview,
});

export const deliveryFromWire = (wire: Readonly<DeliveryWire>): Delivery => ({
  makingDays: wire.making_days,
  transitDays: wire.transit_days,
  shipsBy: wire.ships_by,
  arrivesBy: wire.arrives_by,
  waitsForReview: wire.waits_for_review,
});
