import type { WellPosition } from './well-label.ts';

/** A well of a 384-well plate as a well of one of the four 96-well plates that interleave to it. */
export interface QuadrantWell {
  /** 0 holds A01, 1 holds A02, 2 holds B01, 3 holds B02. */
  readonly quadrant: number;
  readonly position: WellPosition;
}

/** How many 96-well plates make one of 384. */
export const quadrantCount = 4;

/**
 * Where a well of 384 comes from when a 96-channel head fills the plate in four passes: every second row and column
 * (ANSI/SLAS 4-2004 spacing of 4.5 mm against 9 mm).
 */
export function quadrantWell({ row, column }: WellPosition): QuadrantWell {
  return {
    quadrant: (row % 2) * 2 + (column % 2),
    position: { row: Math.floor(row / 2), column: Math.floor(column / 2) },
  };
}
