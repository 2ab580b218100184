import { type RowInRange, rangeMark } from '../../../../builder/cell-range/row-in-range.ts';
import { type TubeColumn, tubeColumns } from './tube-cells.ts';

/** The length, between sequence and gene editor: no cell of its own, and yet under a range that goes over it. */
const lengthAt = tubeColumns.indexOf('sequence') + 0.5;

/** The attributes of a cell of a tube that is selected. */
export const mark = (range: RowInRange | null, column: TubeColumn | 'length') =>
  rangeMark(range, column === 'length' ? lengthAt : tubeColumns.indexOf(column));
