import type { Proposal } from '@cutsite/domain/guide-rna';
import { SequenceDifference } from '@cutsite/ui/sequence-text';
import styles from './repairs.module.css';

/** Repairs that leave hardly a letter in its place: before and after stand side by side. */
const sideBySide: ReadonlySet<Proposal['kind']> = new Set(['reverse_complement', 'notation', 'chemistry']);

export const isSideBySide = (kind: Proposal['kind']): boolean => sideBySide.has(kind);

/** A longer text is shown by its two ends. */
const shown = { whole: 48, first: 30, last: 12 };

const ends = (text: string): string =>
  text.length > shown.whole ? `${text.slice(0, shown.first)}…${text.slice(-shown.last)}` : text;

/** What a repair changes, letter by letter or side by side. */
export function RepairDifference({ kind, before, after }: Pick<Proposal, 'kind' | 'before' | 'after'>) {
  return (
    <span className={styles.difference}>
      {isSideBySide(kind) ? (
        <>
          <SequenceDifference before={ends(before)} after="" /> <SequenceDifference before="" after={ends(after)} />
        </>
      ) : (
        <SequenceDifference before={before} after={after} />
      )}
    </span>
  );
}
