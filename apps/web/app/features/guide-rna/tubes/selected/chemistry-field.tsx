import { modifiedSequenceLimits, type Tube } from '@cutsite/domain/guide-rna';
import { baseCount, countOf } from '@cutsite/domain/sequence';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { type KeyboardEvent, useId } from 'react';
import { useFieldPaste } from '../../paste/use-field-paste.ts';
import { setTube } from '../../project/edit-tubes.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import styles from './chemistry.module.css';

/**
 * A whole molecule with its chemistry, typed as m before a base and * after it. The field's own letters are transparent
 * and the same letters lie coloured under them; the field is a plain one for everything else: caret, selection, screen
 * readers. What lies under it gives the height, so that the field never scrolls away from it.
 */
export function ChemistryField({ tube }: { readonly tube: Tube }) {
  const builder = useBuilder();
  const id = useId();
  const onPaste = useFieldPaste(true);
  const { m, star } = modifiedSequenceLimits;
  const methyls = countOf('m', tube.sequence);
  const bonds = countOf('*', tube.sequence);
  const type = (text: string) =>
    builder.edit({ label: `edit ${tube.position}`, mergeKey: `${tube.id}.sequence` }, (project) =>
      setTube(project, tube.id, { sequence: text.replace(/\s+/g, '') }),
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Sequence with modifications, as typed</label>
      <div className={styles.box}>
        <div className={styles.under} aria-hidden="true">
          <SequenceText text={tube.sequence} coloured marks typed />
        </div>
        <textarea
          id={id}
          value={tube.sequence}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder="mG*mA*mG*CGCUGCUCAGAUAGCGA"
          aria-describedby={`${id}-counts`}
          onKeyDown={keepCaret}
          onPaste={onPaste}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={builder.settle}
        />
      </div>
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

/** White space is no part of a molecule; taking it out after it was typed would send the caret to the end. */
function keepCaret(event: KeyboardEvent): void {
  if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
}
