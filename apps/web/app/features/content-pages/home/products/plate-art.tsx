import { plate96, wellPosition } from '@cutsite/domain/labware';
import { classNames } from '@cutsite/ui/class-names';
import styles from './art.module.css';

/** The looks of a well that the small plates of the home page show. */
type DrawnState = 'empty' | 'filled' | 'warning' | 'error' | 'control';

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
const examplePlate: ReadonlyMap<number, DrawnState> = new Map<number, DrawnState>([
  ...Array.from({ length: FILLED }, (_, index): [number, DrawnState] => [index, 'filled']),
  ...notable,
]);

/** Outlines around a centre, by the look of a well: as in the plate map of the builder, ten units a well. */
const outlines = {
  round: (x: number, y: number) => `M${x - 3.7} ${y}a3.7 3.7 0 107.4 0 3.7 3.7 0 10-7.4 0`,
  octagon: (x: number, y: number) => `M${x - 1.7} ${y - 4.1}h3.4l2.4 2.4v3.4l-2.4 2.4h-3.4l-2.4-2.4v-3.4z`,
  triangle: (x: number, y: number) => `M${x} ${y - 4.2}l4.2 7.6h-8.4z`,
  square: (x: number, y: number) => `M${x - 3.3} ${y - 3.3}h6.6v6.6h-6.6z`,
} as const;

const outlineOf = {
  empty: outlines.round,
  filled: outlines.round,
  error: outlines.octagon,
  warning: outlines.triangle,
  control: outlines.square,
} as const satisfies Record<DrawnState, unknown>;

/**
 * One path for all wells of a state, put together once: 96 elements would cost each rendering of the page a
 * millisecond.
 */
const paths = Object.entries(outlineOf).map(([state, outline]) => ({
  state: state as DrawnState,
  d: Array.from({ length: plate96.wellCount }, (_, index) => index)
    .filter((index) => (examplePlate.get(index) ?? 'empty') === state)
    .map((index) => wellPosition(index, plate96))
    .map(({ row, column }) => outline(column * 10 + 9, row * 10 + 9))
    .join(''),
}));

/** A plate half filled, as a picture. Decorative. */
export function PlateArt() {
  return (
    <svg className={styles.plate} viewBox="0 0 130 90" aria-hidden="true">
      <path className={styles.chassis} d="M9 1h117a3 3 0 0 1 3 3v82a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V9z" />
      {paths.map(({ state, d }) => (
        <path key={state} className={classNames(styles.well, styles[state])} d={d} />
      ))}
    </svg>
  );
}
