import { type DeliveryWire, deliveryFromWire } from '@cutsite/contracts/order-contents';
import { deliverySentence } from '@cutsite/domain/checkout';
import { whenNeeded } from './when-needed.ts';

const day = whenNeeded(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** "Tue, Dec 1" of `2026-12-01`: a day of the store's calendar, the same in every time zone. */
export const calendarDayText = (of: string): string => day().format(new Date(`${of}T00:00:00Z`));

/** "Ships by Tue, Dec 1, arrives by Thu, Dec 3."; empty where a service of the version before says nothing. */
export const deliveryText = (delivery: Readonly<DeliveryWire> | undefined): string =>
  delivery === undefined ? '' : deliverySentence(deliveryFromWire(delivery), calendarDayText);
