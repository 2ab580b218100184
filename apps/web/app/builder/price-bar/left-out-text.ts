import { countText, groupedDigits } from '@cutsite/domain/text';

/** ", 3 of 172 wells left out", behind what is priced; empty where nothing is left out (ruling 73). */
export const leftOutText = (leftOut: number, all: number, one: string): string =>
  leftOut === 0 ? '' : `, ${groupedDigits(leftOut)} of ${countText(all, one)} left out`;
