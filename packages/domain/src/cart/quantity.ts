import { err, ok, type Result } from '../result/index.ts';

/** How many copies of one item can be ordered at once. The upper end is ours: docs/open-questions.md. */
export const quantityLimits = { min: 1, max: 999 } as const;

/** Text of ours: the specification has none. */
export const quantityMessage = `Quantity must be a whole number from ${quantityLimits.min} to ${quantityLimits.max}.`;

/** Accepts a number of copies; a text such as `"1"` is no number. */
export function checkQuantity(value: unknown): Result<number, 'quantity_invalid'> {
  const fits =
    typeof value === 'number' && Number.isInteger(value) && value >= quantityLimits.min && value <= quantityLimits.max;
  return fits ? ok(value) : err('quantity_invalid');
}
