import type { PlateFormat } from '@cutsite/domain/labware';
import { Icon } from '@cutsite/ui/icon';
import { WellShape, type WellState } from '@cutsite/ui/plate-grid';
import type { ReactNode } from 'react';
import styles from './plate-stage.module.css';

/** What the shapes of wells mean. */
type Legend = readonly (readonly [state: WellState, word: string])[];

const defaultLegend: Legend = [
  ['filled', 'fine'],
  ['warning', 'warning'],
  ['error', 'error'],
];

interface FillMeterProps {
  /** How many places there are, and how many are taken. */
  readonly places: number;
  readonly taken: number;
  /** With fewer nothing can be ordered: a tick on the meter. */
  readonly fewest: number;
  readonly toFix: number;
  readonly toCheck: number;
  readonly legend: Legend;
  readonly onFirstFault: () => void;
  /** The figures in words, read aloud after a change. */
  readonly children: ReactNode;
}

/** A meter of taken places, what is to be fixed and checked, and what the shapes of the wells mean. */
export function FillMeter({ places, taken, fewest, toFix, toCheck, legend, onFirstFault, children }: FillMeterProps) {
  return (
    <div className={styles.state}>
      <span className={styles.meter} aria-hidden="true">
        <svg viewBox={`0 0 ${places} 8`} preserveAspectRatio="none">
          <rect className={styles.level} width={taken} height="8" />
          {fewest > 1 ? <rect className={styles.tick} x={fewest - 0.7} width="1.4" height="8" /> : null}
        </svg>
      </span>
      <span id="fill-state" role="status">
        {children}
      </span>
      {toFix > 0 ? (
        <span className={styles.count} data-severity="error">
          <Icon name="error" size={14} />
          <span>
            <b>{toFix}</b> to fix:{' '}
            <button type="button" className={styles.jump} onClick={onFirstFault}>
              jump to the first
            </button>
          </span>
        </span>
      ) : null}
      {toCheck > 0 ? (
        <span className={styles.count} data-severity="warning">
          <Icon name="warning" size={14} />
          <span>
            <b>{toCheck}</b> to check
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

/** "37 of 96 filled, 2 to fix: jump to the first", of the plate in view. */
export function FillState({
  format: { wellCount },
  filled,
  fewest,
  wellsToFix,
  wellsToReview,
  legend = defaultLegend,
  holds = null,
  onFirstFault,
}: FillStateProps) {
  return (
    <FillMeter
      places={wellCount}
      taken={filled}
      fewest={fewest}
      toFix={wellsToFix}
      toCheck={wellsToReview}
      legend={legend}
      onFirstFault={onFirstFault}
    >
      <b>{filled}</b> of {wellCount} filled
      {filled > 0 && filled < fewest ? `, ${fewest - filled} more to order` : ''}
      {holds === null ? '' : `: ${holds}`}
    </FillMeter>
  );
}
