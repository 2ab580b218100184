export type { CellLine } from './cell-lines.table.ts';
export { findCellLines, knownCellLine } from './find-cell-lines.ts';
