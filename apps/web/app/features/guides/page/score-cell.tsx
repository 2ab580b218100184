import { publishedScores, type ScoreName } from '@cutsite/domain/guide-design';
import styles from './guide-table.module.css';

/** The cell of a score, with its bar; where the bases around a target are not known there is none, and it says so. */
export function ScoreCell({ name, value }: { readonly name: ScoreName; readonly value: number | null }) {
  const { label } = publishedScores[name];
  if (value === null)
    return (
      <td data-label={label} className={styles.none}>
        not scored
      </td>
    );
  return (
    <td data-label={label}>
      <meter className={styles.score} min={0} max={1} value={value} aria-label={label} />
      {value.toFixed(2)}
    </td>
  );
}
