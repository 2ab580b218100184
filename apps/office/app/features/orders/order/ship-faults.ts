import { readTrackingNumber, trackingMessage } from '@cutsite/domain/placed-order';
import { countText } from '@cutsite/domain/text';

/** What is wrong with how much of a line leaves; null: nothing. */
export function countFault(quantity: number, left: number): string | null {
  if (!Number.isInteger(quantity) || quantity < 0) return 'A whole number, 0 or more.';
  return quantity > left ? `At most ${left}.` : null;
}

/** What is wrong with a tracking number; null: nothing, or nothing was typed and nobody has tried to send it. */
export function trackingFault(typed: string, isTried: boolean): string | null {
  if (!isTried || (typed.trim() !== '' && readTrackingNumber(typed) !== null)) return null;
  return typed.trim() === '' ? 'Scan or type the tracking number.' : trackingMessage;
}

/** Whether a parcel of the order has left with this number, however its letters and spaces were typed. */
export function isTakenBefore(numbers: readonly string[], typed: string): boolean {
  const number = readTrackingNumber(typed);
  return number !== null && numbers.some((one) => readTrackingNumber(one) === number);
}

/** "1 piece stays for another parcel" */
export const stayingText = (staying: number): string =>
  staying === 0 ? 'Nothing stays' : `${countText(staying, 'stays', 'stay')} for another parcel`;
