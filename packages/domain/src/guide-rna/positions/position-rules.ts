import { type PlateFormat, plate96, rowLetter, type SplitLabel } from '../../labware/index.ts';
import { type RowFault, rowFault } from '../faults/fault.ts';

/** Tubes stand in rows of twelve: ceil(tubes / 12) rows are in use (GR-90). */
export function tubeRows(tubeCount: number): number {
  return Math.ceil(tubeCount / plate96.columns);
}

/** The rows a position may lie in; columns are always twelve. */
export type PositionLimits = Pick<PlateFormat, 'rows' | 'columns'>;

/**
 * Which halves of each position lie outside, and which positions are taken twice. Answers in the order of the
 * positions; the row message names the real last letter (rulings 5 and 22).
 */
export function checkPositions(positions: readonly SplitLabel[], limits: PositionLimits): RowFault[][] {
  const { rows, columns } = limits;
  const taken = new Map<number, number>();
  const keys = positions.map(({ row, column }) => {
    if (row === null || column === null) return null;
    const key = row * 100_000 + column + 1;
    taken.set(key, (taken.get(key) ?? 0) + 1);
    return key;
  });
  const last = rowLetter(Math.max(rows, 1) - 1);
  return positions.map(({ row, column }, at) => {
    const faults: RowFault[] = [];
    const key = keys[at];
    if (row === null || !isBelow(row, rows)) faults.push(rowFault('position_row', { last }));
    if (column === null || !isBelow(column, columns)) faults.push(rowFault('position_column'));
    if (key != null && (taken.get(key) ?? 0) > 1) faults.push(rowFault('position_duplicate'));
    return faults;
  });
}

function isBelow(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}
