import { err, ok, type Result } from '../result/index.ts';

/** How many copies of one item can be ordered at once. The upper end is ours: docs/open-questions.md. */
export const quantityLimits = { min: 1, max: 999 } as const;

/** Text of ours: none is given. */
export const quantityMessage = `Quantity must be a whole number from ${quantityLimits.min} to ${quantityLimits.max}.`;

/** Text of ours, for an item that joins the line of an equal one: their quantities add up. */
export function quantityLeftMessage(already: number): string {
  return `At most ${quantityLimits.max} of one item can be ordered, and ${already} are in the cart already.`;
}

/** Accepts a number of copies; a text such as `"1"` is no number. */
export function checkQuantity(value: unknown): Result<number, 'quantity_invalid'> {
  const fits =
    typeof value === 'number' && Number.isInteger(value) && value >= quantityLimits.min && value <= quantityLimits.max;
  return fits ? ok(value) : err('quantity_invalid');
}
