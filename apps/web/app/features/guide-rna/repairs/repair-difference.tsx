import type { Proposal } from '@cutsite/domain/guide-rna';
import { SequenceDifference } from '@cutsite/ui/sequence-text';
import styles from './repairs.module.css';

/** What a repair changes, letter by letter. The other strand has hardly a letter in its place, so both stand side by side. */
export function RepairDifference({ kind, before, after }: Pick<Proposal, 'kind' | 'before' | 'after'>) {
  return (
    <span className={styles.difference}>
      {kind === 'reverse_complement' ? (
        <>
          <SequenceDifference before={before} after="" /> <SequenceDifference before="" after={after} />
        </>
      ) : (
        <SequenceDifference before={before} after={after} />
      )}
    </span>
  );
}
