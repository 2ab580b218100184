import { groupedDigits } from '@cutsite/domain/money';
import { Icon } from '@cutsite/ui/icon';
import { WellShape } from '@cutsite/ui/plate-grid';
import { walkOverWells } from '../../../builder/plate-faults/go-to-well.ts';
import styles from '../../../builder/plate-view/plate-stage.module.css';
import { checkedCells } from '../check/checked-cells.ts';
import { useCheckedCells } from '../check/use-check.ts';
import { useBuilder } from '../draft/cells-drafts.ts';

const legend = [
  ['filled', 'pool'],
  ['control', 'control'],
  ['warning', 'to check'],
  ['error', 'to fix'],
] as const;

/** "172 of 228 slots used, 3 to fix: jump to the first", over all racks. Read aloud after a change. */
export function RackState() {
  const builder = useBuilder();
  const { pools, slotsPerRack, racks, library } = useCheckedCells();
  const slots = slotsPerRack * racks.length;
  const toFix = library?.leftOut ?? 0;
  const toCheck = racks.reduce((sum, { check }) => sum + check.wellsToReview, 0);
  return (
    <div className={styles.state}>
      <span className={styles.meter} aria-hidden="true">
        <svg viewBox={`0 0 ${slots} 8`} preserveAspectRatio="none">
          <rect className={styles.level} width={pools} height="8" />
        </svg>
      </span>
      <span id="fill-state" role="status">
        <b>{groupedDigits(pools)}</b> of {groupedDigits(slots)} slots used
      </span>
      {toFix > 0 ? (
        <span className={styles.count} data-severity="error">
          <Icon name="error" size={14} />
          <span>
            <b>{toFix}</b> to fix:{' '}
            <button
              type="button"
              className={styles.jump}
              onClick={() => walkOverWells(builder, checkedCells(builder.project()).racks, 'first')}
            >
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
