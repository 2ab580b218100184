import { poolRack } from '@cutsite/domain/cell-library';
import styles from './controls-card.module.css';

interface SlotBarsProps {
  readonly racks: readonly { readonly name: string; readonly pools: number }[];
  /** Wells of each rack that controls take. */
  readonly controls: number;
}

/** One bar a rack: control wells, pools, and what is left. The sentence below has the figures. */
export function SlotBars({ racks, controls }: SlotBarsProps) {
  return (
    <ul className={styles.bars}>
      {racks.map(({ name, pools }) => (
        <li key={name}>
          <svg viewBox={`0 0 ${poolRack.wellCount} 8`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.rest} width={poolRack.wellCount} height="8" />
            <rect className={styles.controls} width={controls} height="8" />
            <rect className={styles.pools} x={controls} width={pools} height="8" />
          </svg>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}
