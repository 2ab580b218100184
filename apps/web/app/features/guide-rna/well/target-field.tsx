import type { RowFault } from '@cutsite/domain/guide-rna';
import { gcPercent, writtenBases } from '@cutsite/domain/sequence';
import { longestCell } from '@cutsite/domain/sheet';
import { FieldNote } from '@cutsite/ui/form';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { useFieldPaste } from '../paste/guide-paste.ts';
import { said } from './said.ts';
import styles from './target-field.module.css';

interface TargetFieldProps {
  readonly id: string;
  readonly value: string;
  /** User-defined chemistry: `m` and `*` are marks. */
  readonly marks: boolean;
  /** Whole molecules come in lines: those of a paste are one sequence then, and otherwise rows. */
  readonly wrapped: boolean;
  readonly faults: readonly RowFault[];
  readonly onChange: (text: string) => void;
}

/** A sequence as text while it is edited, and set in coloured groups when it is not. */
export function TargetField({ id, value, marks, wrapped, faults, onChange }: TargetFieldProps) {
  const onPaste = useFieldPaste(wrapped);
  const error = said(faults, 'sequence', 'error');
  const warning = said(faults, 'sequence', 'warning');
  const gc = gcPercent(value);
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Target, 5′ to 3′
      </label>
      <span className={styles.count}>
        {writtenBases(value)} nt{gc === null ? '' : `, GC ${Math.round(gc)} %`}
      </span>
      <div className={styles.box} data-bad={error === null ? undefined : true}>
        <textarea
          id={id}
          value={value}
          maxLength={longestCell}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null && warning === null ? undefined : noteId}
          onPaste={onPaste}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[\r\n]+/g, ''))}
        />
        <span className={styles.set} aria-hidden="true">
          <SequenceText text={value} coloured marks={marks} group={marks ? 10 : 5} wrap />
        </span>
      </div>
      <FieldNote id={noteId} error={error} warning={warning} />
    </div>
  );
}
