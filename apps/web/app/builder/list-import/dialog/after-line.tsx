import { moneyText } from '../../../platform/money-text.ts';
import type { ListTypes, Preview } from '../list-preview.ts';
import styles from './list-import.module.css';

interface AfterLineProps {
  readonly preview: Preview<ListTypes> | null;
  readonly failed: boolean;
  /** The wells of a plate; null where rows go to no plate. */
  readonly wellCount: number | null;
}

/** What the order would be afterwards: "74 of 96 filled after this. 12 × $24.60 = + $295.20". */
export function AfterLine({ preview, failed, wellCount }: AfterLineProps) {
  if (failed) {
    return (
      <p className={styles.after} role="alert">
        Nothing was added. Please try again.
      </p>
    );
  }
  if (preview === null || preview.placed === 0)
    return <p className={styles.after}>Nothing changes until you press Add.</p>;
  const { cost, pictures, plateNames } = preview;
  const [only] = pictures;
  return (
    <p className={styles.after}>
      {only !== undefined && wellCount !== null && plateNames.length === 1 ? (
        <>
          <b>{only.filled}</b> of {wellCount} filled after this.{' '}
        </>
      ) : null}
      {cost === null || cost.count <= 0 ? null : (
        <span className={styles.cost}>
          {cost.each === null ? '' : `${cost.count.toLocaleString('en-US')} × ${moneyText(cost.each)} = `}
          <b>+ {moneyText(cost.added)}</b>
        </span>
      )}
    </p>
  );
}
