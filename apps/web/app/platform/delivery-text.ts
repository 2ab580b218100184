import { type DeliveryWire, deliveryFromWire } from '@cutsite/contracts/order-contents';
import { deliverySentence } from '@cutsite/domain/checkout';
import { whenNeeded } from './when-needed.ts';

const day = whenNeeded(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** "Tue 1 Dec" of `2026-12-01`: a day of the store's calendar, the same in every time zone. */
export const calendarDayText = (of: string): string => day().format(new Date(`${of}T00:00:00Z`));

/** "Ships by Tue 1 Dec, arrives by Thu 3 Dec."; empty where a service of the version before says nothing. */
export const deliveryText = (delivery: Readonly<DeliveryWire> | undefined): string =>
  delivery === undefined ? '' : deliverySentence(deliveryFromWire(delivery), calendarDayText);
