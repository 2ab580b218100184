import { makingTimes, timeOfLine } from '@cutsite/domain/item';
import { isOwnLine } from '@cutsite/domain/knockout-cells';
import { ok, type Result } from '@cutsite/domain/result';
import { placeProviderRows } from './provider-file.ts';

/** A year of working days. */
const maxDays = 260;
const maxLineLength = 60;

/**
 * A CSV with the columns made, cell_line and days: working days of making, by what is made and in which cell line. A
 * row without a line is for all lines that are not named; "Other" stands for lines of the customer's own.
 */
export function parseMakingTimesFile(text: string): Result<Readonly<Record<string, number>>, readonly string[]> {
  const table: Record<string, number> = {};
  const read = placeProviderRows(text, ['made', 'cell_line', 'days'], ({ made, cell_line: line, days }) => {
    if (!Object.hasOwn(makingTimes, made)) return `made must be one of ${Object.keys(makingTimes).join(', ')}.`;
    if (line.length > maxLineLength) return `the cell line has at most ${maxLineLength} characters.`;
    if (isOwnLine(line) && line !== 'Other') return 'all lines of a customer’s own are called Other here.';
    if (!/^\d{1,3}$/.test(days) || Number(days) > maxDays)
      return `the days must be a whole number from 0 to ${maxDays}.`;
    const name = line === '' ? made : timeOfLine(made, line);
    if (Object.hasOwn(table, name)) return `${made} stands twice${line === '' ? '' : ` for ${line}`}.`;
    table[name] = Number(days);
    return null;
  });
  return read.ok ? ok(table) : read;
}
