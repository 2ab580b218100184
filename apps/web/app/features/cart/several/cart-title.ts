import type { CartEntryWire } from '@cutsite/contracts/cart';
import { momentText } from '../../../platform/day-text.ts';

/** What a cart is called: its name, or when it was begun. */
export function cartTitle({ name, created }: Pick<CartEntryWire, 'name' | 'created'>): string {
  return name === '' ? `Cart of ${momentText(created)}` : name;
}
