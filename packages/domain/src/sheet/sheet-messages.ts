import { groupedDigits } from '../text/index.ts';
import type { SheetColumn } from './columns/sheet-columns.ts';
import { type IgnoredReason, maxCellLength, maxColumns, type SheetFault } from './sequence-sheet.ts';

const listed = (columns: readonly SheetColumn[]) => columns.join(' and ');
/** "well, name and sequence" */
const commaListed = (columns: readonly SheetColumn[]) =>
  `${columns.slice(0, -1).join(', ')} and ${columns.at(-1) ?? ''}`;

/** The sentence for a sheet that cannot be read. Texts of ours: none are given. */
export function sheetFaultMessage(fault: SheetFault): string {
  switch (fault.code) {
    case 'no_rows':
      return 'No sequences were found.';
    case 'hidden':
      return 'It is hidden in the workbook. Show it there to add it.';
    case 'too_wide':
      return `Line ${groupedDigits(fault.line)} has ${groupedDigits(fault.cells)} cells, and a list has at most ${maxColumns} columns. Put each guide on a line of its own.`;
    case 'columns_missing':
      return `The file header must contain name and sequence columns. Missing: ${listed(fault.missing)}.`;
    case 'columns_named_twice':
      return fault.columns.length === 1
        ? `The header has two columns for ${listed(fault.columns)}. Keep one of them, or paste one block at a time.`
        : `The header has two columns each for ${commaListed(fault.columns)}. Paste one block at a time.`;
  }
}

/** Why a line was left out, in words. */
export const ignoredReasonMessages = {
  blank: 'The line is blank.',
  above_header: 'The line is above the header.',
  header: 'The line is the header.',
  units: 'The line holds the units of the columns, not a guide.',
  comment: 'The line is a comment.',
  outside_grid: 'The line is not part of a plate.',
  empty_well: 'The well is empty.',
  no_name_and_sequence: 'The line has neither a name nor a sequence.',
  too_long: `Names and sequences have at most ${groupedDigits(maxCellLength)} characters here.`,
  modifications_not_understood: 'Modifications must be yes, true, y or mods, or no, false, n or no_mods.',
} as const satisfies Record<IgnoredReason, string>;
