import { countText, groupedDigits } from '@cutsite/domain/text';
import { Checkbox } from '@cutsite/ui/form';
import styles from './row-counts.module.css';
import type { RowTexts } from './row-list.ts';
import { showFaultyRow } from './show-faulty-row.ts';

interface RowCountsProps {
  readonly words: Pick<RowTexts, 'one' | 'many'>;
  /** All rows; none while nobody typed. */
  readonly count: number;
  /** Those that cannot be ordered as they are, and so are in no price (ruling 73). */
  readonly toFix: number;
  /** Those and the ones with warnings. */
  readonly toSay: number;
  readonly onlyFaulty: boolean;
  readonly onOnlyFaulty: (only: boolean) => void;
}

/**
 * How many rows can be ordered and how many are to be fixed, and the way to see these alone. It has its place from the
 * beginning, so that the first fault moves nothing.
 */
export function RowCounts({ words: { one, many }, count, toFix, toSay, onlyFaulty, onOnlyFaulty }: RowCountsProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        <b>
          {toFix === 0
            ? countText(count, one, many)
            : `${groupedDigits(count - toFix)} of ${countText(count, one, many)}`}
        </b>
        {toFix === 0 ? null : (
          <>
            {' '}
            can be ordered,{' '}
            <span>
              <b>{groupedDigits(toFix)}</b> to fix:{' '}
              <button type="button" onClick={() => showFaultyRow('first')}>
                jump to the first
              </button>
            </span>
          </>
        )}
      </span>
      <span className={styles.only}>
        <Checkbox
          label={`Only ${many} with errors or warnings (${toSay})`}
          checked={onlyFaulty}
          onChange={(event) => onOnlyFaulty(event.currentTarget.checked)}
        />
      </span>
    </div>
  );
}
