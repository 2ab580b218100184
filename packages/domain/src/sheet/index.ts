export type { SheetModification } from './cell-reading.ts';
export { linesToHeader } from './columns/find-header.ts';
export type { ChosenColumns, ColumnPlaces, SheetColumn } from './columns/sheet-columns.ts';
export { looseVocabulary } from './columns/vocabulary.ts';
export {
  csvLines,
  type ExportCell,
  type ExportTable,
  escapeFormula,
  exportFileName,
  stackedTables,
  titledTables,
  unescapeFormula,
  writeCsv,
} from './export-tables.ts';
export { looksLikeFasta } from './layouts/fasta.ts';
export { splitAtSpaces } from './layouts/grid-cell.ts';
export { parseSequenceSheet } from './parse-sequence-sheet.ts';
export {
  type NamedSheet,
  type ReadSheets,
  readSheets,
  type SheetReading,
  type SheetTable,
  type SkippedSheet,
} from './read-sheets.ts';
export { type RobotWell, robotList } from './robot-list.ts';
export {
  type IgnoredLine,
  type IgnoredReason,
  maxCellLength,
  maxColumns,
  type SequenceSheet,
  type SheetFault,
  type SheetLayout,
  type SheetOptions,
  type SheetRow,
} from './sequence-sheet.ts';
export { ignoredReasonMessages, sheetFaultMessage } from './sheet-messages.ts';
export { sheetTitleMaxLength, sheetTitles } from './sheet-titles.ts';
