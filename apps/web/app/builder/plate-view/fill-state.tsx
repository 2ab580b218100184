import type { PlateFormat } from '@cutsite/domain/labware';
import { Icon } from '@cutsite/ui/icon';
import { WellShape, type WellState } from '@cutsite/ui/plate-grid';
import styles from './plate-stage.module.css';

/** What the shapes of wells mean. */
type Legend = readonly (readonly [state: WellState, word: string])[];

const usualLegend: Legend = [
  ['filled', 'fine'],
  ['warning', 'warning'],
  ['error', 'error'],
];

interface FillStateProps {
  readonly format: PlateFormat;
  readonly filled: number;
  /** Plates with fewer filled wells cannot be ordered. */
  readonly fewest: number;
  readonly wellsToFix: number;
  readonly wellsToReview: number;
  readonly legend?: Legend;
  /** What the filled wells hold, by kinds of the product; null: nothing to tell. */
  readonly holds?: string | null;
  readonly onFirstFault: () => void;
}

/**
 * "37 of 96 filled, 2 to fix: jump to the first", with the minimum as a tick on the meter. Read aloud after a change.
 */
export function FillState({
  format: { wellCount },
  filled,
  fewest,
  wellsToFix,
  wellsToReview,
  legend = usualLegend,
  holds = null,
  onFirstFault,
}: FillStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.meter} aria-hidden="true">
        <svg viewBox={`0 0 ${wellCount} 8`} preserveAspectRatio="none">
          <rect className={styles.level} width={filled} height="8" />
          {fewest > 1 ? <rect className={styles.tick} x={fewest - 0.7} width="1.4" height="8" /> : null}
        </svg>
      </span>
      <span id="fill-state" role="status">
        <b>{filled}</b> of {wellCount} filled
        {filled > 0 && filled < fewest ? `, ${fewest - filled} more to order` : ''}
        {holds === null ? '' : `: ${holds}`}
      </span>
      {wellsToFix > 0 ? (
        <span className={styles.count} data-severity="error">
          <Icon name="error" size={14} />
          <span>
            <b>{wellsToFix}</b> to fix:{' '}
            <button type="button" className={styles.jump} onClick={onFirstFault}>
              jump to the first
            </button>
          </span>
        </span>
      ) : null}
      {wellsToReview > 0 ? (
        <span className={styles.count} data-severity="warning">
          <Icon name="warning" size={14} />
          <span>
            <b>{wellsToReview}</b> to check
          </span>
        </span>
      ) : null}
      <ul className={styles.legend} aria-label="Shapes of the wells">
        {legend.map(([state, word]) => (
          <li key={state}>
            <span className={styles.sign}>
              <WellShape state={state} />
            </span>
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
