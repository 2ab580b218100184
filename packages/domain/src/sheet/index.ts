export type { SheetModification } from './cell-reading.ts';
export { escapeFormula, unescapeFormula } from './formula-escape.ts';
export {
  type IgnoredLine,
  type IgnoredReason,
  longestCell,
  parseSequenceSheet,
  type SequenceSheet,
  type SheetFault,
  type SheetOptions,
  type SheetRow,
} from './parse-sequence-sheet.ts';
export type { ColumnPlaces, SheetColumn } from './sheet-columns.ts';
export { ignoredReasonMessages, sheetFaultMessage } from './sheet-messages.ts';
export { sheetTitleMaxLength, sheetTitles } from './sheet-titles.ts';
export { writeCsv } from './write-csv.ts';
