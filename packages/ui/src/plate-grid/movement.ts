import type { PlateFormat } from '@cutsite/domain/labware';

/** A place in the grid; row or column −1 is a head. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export type Movement =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'block_up'
  | 'block_down'
  | 'block_left'
  | 'block_right'
  | 'row_start'
  | 'row_end'
  | 'column_start'
  | 'column_end'
  | 'first'
  | 'last';

interface Ground {
  readonly format: PlateFormat;
  readonly isFilled: (index: number) => boolean;
  /** Heads can be entered by a plain arrow, not while a range is extended. */
  readonly heads: boolean;
}

type Step = (from: GridPosition, ground: Ground) => GridPosition;

const movements: { readonly [movement in Movement]: Step } = {
  up: (from, ground) => step(from, -1, 0, ground),
  down: (from, ground) => step(from, 1, 0, ground),
  left: (from, ground) => step(from, 0, -1, ground),
  right: (from, ground) => step(from, 0, 1, ground),
  block_up: (from, ground) => edgeOfBlock(from, -1, 0, ground),
  block_down: (from, ground) => edgeOfBlock(from, 1, 0, ground),
  block_left: (from, ground) => edgeOfBlock(from, 0, -1, ground),
  block_right: (from, ground) => edgeOfBlock(from, 0, 1, ground),
  row_start: (from) => ({ row: from.row, column: 0 }),
  row_end: (from, { format }) => ({ row: from.row, column: format.columns - 1 }),
  column_start: (from) => ({ row: 0, column: from.column }),
  column_end: (from, { format }) => ({ row: format.rows - 1, column: from.column }),
  first: () => ({ row: 0, column: 0 }),
  last: (_, { format }) => ({ row: format.rows - 1, column: format.columns - 1 }),
};

/** Where a key leads on the plate. It never leaves the plate; at an edge it stays. */
export function move(from: GridPosition, movement: Movement, ground: Ground): GridPosition {
  return movements[movement](from, ground);
}

function step(from: GridPosition, down: number, right: number, { format, heads }: Ground): GridPosition {
  const least = heads ? -1 : 0;
  return {
    row: clamp(from.row + down, least, format.rows - 1),
    column: clamp(from.column + right, least, format.columns - 1),
  };
}

/**
 * As in a spreadsheet: to the last filled well of the block, or over the gap to the next filled one, or to the edge.
 */
function edgeOfBlock(from: GridPosition, down: number, right: number, { format, isFilled }: Ground): GridPosition {
  const inside = ({ row, column }: GridPosition) =>
    row >= 0 && column >= 0 && row < format.rows && column < format.columns;
  const filled = (place: GridPosition) => inside(place) && isFilled(place.row * format.columns + place.column);
  const after = ({ row, column }: GridPosition) => ({ row: row + down, column: column + right });

  let place = inside(from) ? from : { row: Math.max(from.row, 0), column: Math.max(from.column, 0) };
  const inBlock = filled(place) && filled(after(place));
  while (inside(after(place))) {
    const next = after(place);
    if (inBlock && !filled(next)) break;
    place = next;
    if (!inBlock && filled(place)) break;
  }
  return place;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
