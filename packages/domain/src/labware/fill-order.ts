import type { PlateFormat } from './plate-format.ts';
import type { WellPosition } from './well-label.ts';

/** The ways to fill a plate; guide RNA goes row by row unless the customer chooses otherwise (ruling 23). */
export const fillOrders = ['by_row', 'by_column'] as const;

export type FillOrder = (typeof fillOrders)[number];

/** All wells of a plate in the order in which they are filled. */
export function positionsInOrder(format: PlateFormat, order: FillOrder): WellPosition[] {
  const inner = order === 'by_row' ? format.columns : format.rows;
  return Array.from({ length: format.wellCount }, (_, place) => {
    const outer = Math.floor(place / inner);
    const step = place % inner;
    return order === 'by_row' ? { row: outer, column: step } : { row: step, column: outer };
  });
}
