import { sentProjectName, withProject } from '@cutsite/domain/naming';
import { memo } from 'react';
import { useProjectParts } from '../project/builder-context.tsx';
import styles from './printed-label.module.css';

interface PrintedLabelProps {
  /** What the label is on. */
  readonly on: 'tube' | 'plate';
  readonly name: string;
  /** So many characters of the name fit. */
  readonly longest: number;
  /** The product, and what is in the tube or in each well. */
  readonly product: string;
  readonly content: string;
}

/** What is printed on the tube or the plate. The date is written when it is made. */
export const PrintedLabel = memo(function PrintedLabel({ on, name, longest, product, content }: PrintedLabelProps) {
  const shown = name.trim();
  // A plate is called as everywhere (CA-29); on a tube there is room for the name of its content only.
  const project = useProjectParts(({ name: typed }) => (on === 'plate' ? sentProjectName(typed) : null));
  return (
    <figure className={styles.figure}>
      <figcaption>Label on the {on}</figcaption>
      <div className={styles.label} data-empty={shown === '' || undefined}>
        <b>{shown === '' ? 'No name yet' : withProject(project ?? undefined, shown.slice(0, longest))}</b>
        <span>{product}</span>
        <span>{content}</span>
        <span className={styles.date}>
          Date <i />
        </span>
      </div>
      {shown.length > longest ? (
        <p>
          Cut after {longest} characters: <s>{shown.slice(longest)}</s>
        </p>
      ) : null}
    </figure>
  );
});
