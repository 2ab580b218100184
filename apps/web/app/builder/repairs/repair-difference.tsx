import { SequenceDifference } from '@cutsite/ui/sequence-text';
import type { Repair } from './repair.ts';
import styles from './repairs.module.css';

/** A longer text is shown by its two ends. */
const shown = { whole: 48, first: 30, last: 12 };

const ends = (text: string): string =>
  text.length > shown.whole ? `${text.slice(0, shown.first)}…${text.slice(-shown.last)}` : text;

interface RepairDifferenceProps extends Pick<Repair, 'before' | 'after'> {
  /** The repair leaves hardly a letter in its place: before and after stand side by side. */
  readonly sideBySide: boolean;
}

/** What a repair changes, letter by letter or side by side. */
export function RepairDifference({ sideBySide, before, after }: RepairDifferenceProps) {
  return (
    <span className={styles.difference}>
      {sideBySide ? (
        <>
          <SequenceDifference before={ends(before)} after="" /> <SequenceDifference before="" after={ends(after)} />
        </>
      ) : (
        <SequenceDifference before={before} after={after} />
      )}
    </span>
  );
}
