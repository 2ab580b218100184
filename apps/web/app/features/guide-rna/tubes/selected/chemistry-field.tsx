import { modifiedSequenceLimits, type Tube } from '@cutsite/domain/guide-rna';
import { baseCount, countOf } from '@cutsite/domain/sequence';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { useId } from 'react';
import { setTube } from '../../project/edit-tubes.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import styles from './chemistry.module.css';

/** A whole molecule with its chemistry: set as it will be made, typed as m before a base and * after it. */
export function ChemistryField({ tube }: { readonly tube: Tube }) {
  const builder = useBuilder();
  const id = useId();
  const { m, star } = modifiedSequenceLimits;
  const methyls = countOf('m', tube.sequence);
  const bonds = countOf('*', tube.sequence);
  const type = (text: string) =>
    builder.edit({ label: `edit ${tube.position}`, mergeKey: `${tube.id}.sequence` }, (project) =>
      setTube(project, tube.id, { sequence: text.replace(/\s+/g, '') }),
    );
  return (
    <div className={styles.field}>
      <div className={styles.set} aria-hidden="true">
        {tube.sequence.trim() === '' ? (
          <span className={styles.nothing}>Nothing typed yet</span>
        ) : (
          <SequenceText text={tube.sequence} group={10} coloured marks wrap />
        )}
      </div>
      <label htmlFor={id}>Sequence with modifications, as typed</label>
      <textarea
        id={id}
        value={tube.sequence}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-counts`}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={builder.settle}
      />
      <ul className={styles.counts} id={`${id}-counts`}>
        <li>
          <b>{baseCount(tube.sequence)}</b> nt, bases only
        </li>
        <li data-over={methyls > m || undefined}>
          <i data-mark="m">m</i> <b>{methyls}</b> of {m}: 2′-O-methyl on the next base
        </li>
        <li data-over={bonds > star || undefined}>
          <i data-mark="bond">*</i> <b>{bonds}</b> of {star}: phosphorothioate bond after the base
        </li>
      </ul>
    </div>
  );
}
