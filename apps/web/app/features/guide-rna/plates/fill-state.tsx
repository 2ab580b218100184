import { plateMinimumWells } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { Icon } from '@cutsite/ui/icon';
import { WellShape, type WellState } from '@cutsite/ui/plate-grid';
import { useCheckedFacts } from '../check/use-check.ts';
import { useFaultWalk } from '../faults/use-fault-walk.ts';
import styles from './plates.module.css';

const legend = [
  ['filled', 'fine'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['duplicate', 'duplicate'],
] as const satisfies readonly (readonly [WellState, string])[];

/**
 * "37 of 96 filled, 2 to fix: jump to the first", with the minimum as a tick on the meter. Read aloud after a change.
 */
export function FillState() {
  const { filled, wellsToFix, wellsToReview } = useCheckedFacts(({ check }) => ({
    filled: check.filled,
    wellsToFix: check.wellsToFix,
    wellsToReview: check.wellsToReview,
  }));
  const walk = useFaultWalk();
  const { wellCount } = plate96;
  return (
    <div className={styles.state}>
      <span className={styles.meter} aria-hidden="true">
        <svg viewBox={`0 0 ${wellCount} 8`} preserveAspectRatio="none">
          <rect className={styles.level} width={filled} height="8" />
          <rect className={styles.tick} x={plateMinimumWells - 0.7} width="1.4" height="8" />
        </svg>
      </span>
      <span id="fill-state" role="status">
        <b>{filled}</b> of {wellCount} filled
        {filled > 0 && filled < plateMinimumWells ? `, ${plateMinimumWells - filled} more to order` : ''}
      </span>
      {wellsToFix > 0 ? (
        <span className={styles.count} data-severity="error">
          <Icon name="error" size={14} />
          <span>
            <b>{wellsToFix}</b> to fix:{' '}
            <button type="button" className={styles.jump} onClick={() => walk('first')}>
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
