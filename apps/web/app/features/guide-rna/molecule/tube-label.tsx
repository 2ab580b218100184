import { type GuideRnaSettings, geneEditors, nameMaxLength, productOf, yieldOptions } from '@cutsite/domain/guide-rna';
import { sentProjectName, withProject } from '@cutsite/domain/naming';
import { products } from '@cutsite/domain/product';
import { memo } from 'react';
import { useProjectParts } from '../project/use-builder.tsx';
import styles from './tube-label.module.css';

interface TubeLabelProps {
  readonly name: string;
  readonly settings: GuideRnaSettings;
  /** "Tube" or "Plate": what the label is on. */
  readonly on: 'tube' | 'plate';
}

/** What is printed on the tube or the plate. The date is written when it is made. */
export const TubeLabel = memo(function TubeLabel({ name, settings, on }: TubeLabelProps) {
  const shown = name.trim();
  // A plate is called as everywhere (CA-29); a tube is small, and its guide's name has to fit.
  const project = useProjectParts(({ name: typed }) => (on === 'plate' ? sentProjectName(typed) : null));
  const amount = yieldOptions.find((option) => option.id === settings.yield)?.display ?? settings.yield;
  const editor = settings.nuclease === 'Other' ? '' : `, ${geneEditors[settings.nuclease].display}`;
  return (
    <figure className={styles.figure}>
      <figcaption>Label on the {on}</figcaption>
      <div className={styles.label} data-empty={shown === '' || undefined}>
        <b>{shown === '' ? 'No name yet' : withProject(project ?? undefined, shown.slice(0, nameMaxLength))}</b>
        <span>
          {products[productOf(settings.nuclease)].label}
          {editor}
        </span>
        <span>
          {amount}
          {on === 'plate' ? ' per well' : ''}
        </span>
        <span className={styles.date}>
          Date <i />
        </span>
      </div>
      {shown.length > nameMaxLength ? (
        <p>
          Cut after {nameMaxLength} characters: <s>{shown.slice(nameMaxLength)}</s>
        </p>
      ) : null}
    </figure>
  );
});
