import { modifiedSequenceLimits, type Tube } from '@cutsite/domain/guide-rna';
import { baseCount, countOf } from '@cutsite/domain/sequence';
import { TypedSequence } from '@cutsite/ui/sequence-text';
import { useFieldPaste } from '../../paste/guide-paste.ts';
import { setTube } from '../../project/edit-tubes.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import styles from './chemistry.module.css';

/** The whole molecule of a tube with its chemistry, as typed, and how much of it may be had. */
export function ChemistryField({ tube }: { readonly tube: Tube }) {
  const builder = useBuilder();
  const onPaste = useFieldPaste(true);
  const { m, star } = modifiedSequenceLimits;
  const methyls = countOf('m', tube.sequence);
  const bonds = countOf('*', tube.sequence);
  const type = (sequence: string) =>
    builder.edit({ label: `edit ${tube.position}`, mergeKey: `${tube.id}.sequence` }, (project) =>
      setTube(project, tube.id, { sequence }),
    );
  return (
    <TypedSequence
      label="Sequence with modifications, as typed"
      value={tube.sequence}
      placeholder="mG*mA*mG*CGCUGCUCAGAUAGCGA"
      onValueChange={type}
      onPaste={onPaste}
      onLeave={builder.endStep}
    >
      <ul className={styles.counts}>
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
    </TypedSequence>
  );
}
