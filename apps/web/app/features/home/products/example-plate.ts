/** The looks of a well that the small plates of the home page show. */
export type DrawnState = 'empty' | 'filled' | 'warning' | 'error' | 'control';

/** 62 wells are filled, of which these are not simply fine. Index row-major. */
const notable: readonly [index: number, state: DrawnState][] = [
  [1, 'error'],
  [6, 'warning'],
  [11, 'control'],
  [28, 'control'],
  [38, 'error'],
  [45, 'control'],
  [56, 'warning'],
  [61, 'control'],
];

const FILLED = 62;

/** The states of an example plate, for pictures. */
export const examplePlate: ReadonlyMap<number, DrawnState> = new Map<number, DrawnState>([
  ...Array.from({ length: FILLED }, (_, index): [number, DrawnState] => [index, 'filled']),
  ...notable,
]);
