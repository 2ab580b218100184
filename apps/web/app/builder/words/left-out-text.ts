import { groupedDigits } from '@cutsite/domain/money';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one error", "two errors", "12 errors" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${words[count] ?? count} ${count === 1 ? one : many}`;
}

/** "1 row", "50 rows": figures, for sentences about amounts. */
export const figured = (count: number, one: string, many = `${one}s`): string =>
  `${groupedDigits(count)} ${count === 1 ? one : many}`;

/** ", 3 of 172 wells left out", behind what is priced; empty where nothing is left out (ruling 73). */
export const leftOutText = (leftOut: number, all: number, one: string): string =>
  leftOut === 0 ? '' : `, ${groupedDigits(leftOut)} of ${figured(all, one)} left out`;
