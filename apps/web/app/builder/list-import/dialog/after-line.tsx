import { moneyText } from '@cutsite/domain/money';
import { groupedDigits } from '@cutsite/domain/text';
import type { ListTypes, Preview } from '../list-preview.ts';
import styles from './list-import.module.css';

interface AfterLineProps {
  readonly preview: Preview<ListTypes> | null;
  readonly failed: boolean;
  /** The wells of a plate; null where rows go to no plate. */
  readonly wellCount: number | null;
  /** What the plate in view is called, for which the dialog was opened. */
  readonly plateInView: string;
}

/** A line of more prices is a table; then only the sum is shown. */
const partsShown = 4;

/** What the order would be afterwards: "74 of 96 filled after this. 8 × $72.00 + 1 × $216.00 = + $792.00". */
export function AfterLine({ preview, failed, wellCount, plateInView }: AfterLineProps) {
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
          <b>{only.filled}</b> of {wellCount} filled{elsewhere(only.name, plateInView)} after this.{' '}
        </>
      ) : null}
      {cost === null || cost.added.minor <= 0 ? null : (
        <span className={styles.cost}>
          {cost.parts === null || cost.parts.length > partsShown
            ? ''
            : `${cost.parts.map(({ count, each }) => `${groupedDigits(count)} × ${moneyText(each)}`).join(' + ')} = `}
          <b>+ {moneyText(cost.added)}</b>
        </span>
      )}
    </p>
  );
}

/** Rows that find no free well go on another plate: it is named where it is not the one that the customer looks at. */
const elsewhere = (name: string, plateInView: string): string =>
  name.trim() === '' || name.trim() === plateInView ? '' : ` on ${name.trim()}`;
