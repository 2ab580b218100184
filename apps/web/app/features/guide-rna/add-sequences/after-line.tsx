import { plate96 } from '@cutsite/domain/labware';
import { moneyText } from '../../../platform/money-text.ts';
import styles from './add-sequences.module.css';
import type { Preview } from './preview/preview.ts';

/** What the order would be afterwards: "74 of 96 filled after this. 12 × $24.60 = + $295.20". */
export function AfterLine({ preview, failed }: { readonly preview: Preview | null; readonly failed: boolean }) {
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
      {only !== undefined && plateNames.length === 1 ? (
        <>
          <b>{only.filled}</b> of {plate96.wellCount} filled after this.{' '}
        </>
      ) : null}
      {cost === null || cost.guides <= 0 ? null : (
        <span className={styles.cost}>
          {cost.each === null ? '' : `${cost.guides.toLocaleString('en-US')} × ${moneyText(cost.each)} = `}
          <b>+ {moneyText(cost.added)}</b>
        </span>
      )}
    </p>
  );
}
