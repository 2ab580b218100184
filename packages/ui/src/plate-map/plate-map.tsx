import type { PlateFormat } from '@cutsite/domain/labware';
import { memo } from 'react';
import { type WellState, wellStates } from '../plate-grid/well-look.ts';
import styles from './plate-map.module.css';

interface PlateMapProps {
  readonly format: PlateFormat;
  readonly states: ReadonlyMap<number, WellState>;
  readonly active?: number | null;
  /** Wells that are filled by what is being previewed; shown apart where nothing is wrong with them. */
  readonly fresh?: ReadonlySet<number>;
  /** Said in place of the picture; without it the map is decoration. */
  readonly label?: string;
}

/**
 * The plate as a small picture: tabs, the cart, and the builder on a phone. Ten units a well. Wells that look alike are
 * one path: ten plates with an element for each well would be a thousand shapes for the browser to walk at every
 * letter.
 */
export const PlateMap = memo(function PlateMap({ format, states, active = null, fresh, label }: PlateMapProps) {
  const width = format.columns * 10 + 10;
  const height = format.rows * 10 + 10;
  const chassis = `M9 1h${width - 13}a3 3 0 0 1 3 3v${height - 8}a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V9z`;
  const wells = Array.from({ length: format.wellCount }, (_, index) => index);
  const stateOf = (index: number) => states.get(index) ?? 'empty';
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} {...spoken}>
      <path d={chassis} className={styles.chassis} />
      {looks.map(({ state, isFresh }) => {
        const alike = wells.filter(
          (index) => index !== active && stateOf(index) === state && (fresh?.has(index) ?? false) === isFresh,
        );
        if (alike.length === 0) return null;
        const look = { 'data-state': state, 'data-fresh': isFresh || undefined };
        return (
          <path key={`${state} ${isFresh}`} className={styles.well} {...look} d={shapesOf(alike, state, format)} />
        );
      })}
      {active === null ? null : (
        <path className={styles.well} data-active d={shapesOf([active], stateOf(active), format)} />
      )}
    </svg>
  );
}, isSameMap);

const looks = [false, true].flatMap((isFresh) => wellStates.map((state) => ({ state, isFresh })));

/** The outline of one well from its middle on. */
const outlines = {
  empty: 'm-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z',
  filled: 'm-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z',
  duplicate: 'm-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z',
  warning: 'm0-4.2l4.2 7.6h-8.4z',
  error: 'm-1.7-4.1h3.4l2.4 2.4v3.4l-2.4 2.4h-3.4l-2.4-2.4v-3.4z',
  control: 'm-2.3-3.3h4.6a1 1 0 0 1 1 1v4.6a1 1 0 0 1-1 1h-4.6a1 1 0 0 1-1-1v-4.6a1 1 0 0 1 1-1z',
} as const satisfies Record<WellState, string>;

const shapesOf = (wells: readonly number[], state: WellState, { columns }: PlateFormat): string =>
  wells
    .map((index) => `M${(index % columns) * 10 + 9} ${Math.floor(index / columns) * 10 + 9}${outlines[state]}`)
    .join('');

/** States are compared one by one: a plate in which a name changed has new ones that are drawn alike. */
function isSameMap(before: PlateMapProps, after: PlateMapProps): boolean {
  return (
    before.format === after.format &&
    before.active === after.active &&
    before.label === after.label &&
    before.fresh === after.fresh &&
    before.states.size === after.states.size &&
    (before.states === after.states || [...after.states].every(([well, state]) => before.states.get(well) === state))
  );
}
