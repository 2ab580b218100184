import type { PlateFormat } from '@cutsite/domain/labware';
import { memo } from 'react';
import type { WellState } from '../plate-grid/well-look.ts';
import styles from './plate-map.module.css';

interface PlateMapProps {
  readonly format: PlateFormat;
  readonly states: ReadonlyMap<number, WellState>;
  readonly active?: number | null;
  /** Said in place of the picture; without it the map is decoration. */
  readonly label?: string;
}

/** The plate as a small picture: tabs, the cart, and the builder on a phone. Ten units a well. */
export const PlateMap = memo(function PlateMap({ format, states, active = null, label }: PlateMapProps) {
  const width = format.columns * 10 + 10;
  const height = format.rows * 10 + 10;
  const chassis = `M9 1h${width - 13}a3 3 0 0 1 3 3v${height - 8}a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V9z`;
  const wells = Array.from({ length: format.wellCount }, (_, index) => index);
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} {...spoken}>
      <path d={chassis} className={styles.chassis} />
      {wells.map((index) => (
        <MapWell
          key={index}
          index={index}
          columns={format.columns}
          state={states.get(index) ?? 'empty'}
          active={index === active}
        />
      ))}
    </svg>
  );
});

interface MapWellProps {
  readonly index: number;
  readonly columns: number;
  readonly state: WellState;
  readonly active: boolean;
}

const MapWell = memo(function MapWell({ index, columns, state, active }: MapWellProps) {
  const x = (index % columns) * 10 + 9;
  const y = Math.floor(index / columns) * 10 + 9;
  const common = {
    className: styles.well,
    'data-state': state,
    'data-active': active || undefined,
  };
  if (state === 'error') {
    return <path d={`M${x - 1.7} ${y - 4.1}h3.4l2.4 2.4v3.4l-2.4 2.4h-3.4l-2.4-2.4v-3.4z`} {...common} />;
  }
  if (state === 'warning') return <path d={`M${x} ${y - 4.2}l4.2 7.6h-8.4z`} {...common} />;
  if (state === 'control') return <rect x={x - 3.3} y={y - 3.3} width="6.6" height="6.6" rx="1" {...common} />;
  return <circle cx={x} cy={y} r="3.7" {...common} />;
});
