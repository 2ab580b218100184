import { isOneLine } from '../text/index.ts';
import { knockoutLimits } from './knockout-products.table.ts';

const prefix = 'Other: ';

/** Whether a cell line is one of the customer's own: it begins with "Other" (KO-2). */
export const isOwnLine = (cellLine: string): boolean => /^other\b/iu.test(cellLine.trim());

/** The line by which a making time is looked up: all lines of customers' own are one, "Other". */
export const lineOfTimes = (cellLine: string): string => (isOwnLine(cellLine) ? 'Other' : cellLine);

/** The name of a line of one's own as the customer calls it: "SH-SY5Y, clone 7". */
export const ownLineName = (cellLine: string): string => cellLine.trim().replace(/^other\b\s*[:,]?\s*/iu, '');

/** A line of one's own as it is kept and sent. */
export const ownLine = (name: string): string => `${prefix}${ownLineName(name)}`;

/** What is wrong with the name of a line of one's own; null: nothing. */
export function ownLineFault(cellLine: string): string | null {
  const name = ownLineName(cellLine);
  if (name === '') return 'Say which line of your own it is.';
  if (Array.from(name).length > knockoutLimits.lineNameLength) {
    return `The name of a cell line has at most ${knockoutLimits.lineNameLength} characters.`;
  }
  return isOneLine(name) ? null : 'The name of the cell line contains characters that cannot be printed.';
}
