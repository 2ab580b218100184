/**
 * "1,525" or "1,525.5", for a number with at most three digits behind the point. By hand: the first formatter of `Intl`
 * costs a slow phone 50 ms, and the first price is among the first things that a page draws.
 */
export const groupedDigits = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** "1 row", "1,500 rows": a count in figures. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${groupedDigits(count)} ${count === 1 ? one : many}`;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one error", "two errors", "12 errors": a count in words up to ten. */
export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${words[count] ?? groupedDigits(count)} ${count === 1 ? one : many}`;
