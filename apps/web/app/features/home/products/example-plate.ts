import type { WellState } from '@cutsite/ui/plate-grid';

/** How the small plates of the home page are filled: 62 wells, of which these are not simply fine. Index row-major. */
const notable: readonly [index: number, state: WellState][] = [
  [1, 'error'],
  [6, 'warning'],
  [11, 'control'],
  [28, 'control'],
  [38, 'error'],
  [40, 'duplicate'],
  [45, 'control'],
  [53, 'duplicate'],
  [56, 'warning'],
  [61, 'control'],
];

const FILLED = 62;

/** The states of an example plate, for pictures. */
export const examplePlate: ReadonlyMap<number, WellState> = new Map<number, WellState>([
  ...Array.from({ length: FILLED }, (_, index): [number, WellState] => [index, 'filled']),
  ...notable,
]);
