import { gcPercent, writtenBases } from '@cutsite/domain/sequence';
import { maxCellLength } from '@cutsite/domain/sheet';
import { FieldNote } from '@cutsite/ui/form';
import { SequenceText } from '@cutsite/ui/sequence-text';
import type { ClipboardEventHandler } from 'react';
import { panelFields } from '../plate-view/panel-fields.ts';
import type { FieldFaults } from './field-faults.ts';
import styles from './sequence-field.module.css';

interface SequenceFieldProps extends FieldFaults {
  /** "Target, 5′ to 3′" */
  readonly label: string;
  readonly value: string;
  /** Marks of chemistry stand among the bases. */
  readonly marks: boolean;
  readonly onType: (text: string) => void;
  readonly onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

/** The sequence of the selected well: text while it is edited, coloured groups when it is not. */
export function SequenceField({ label, value, marks, error, warning, onType, onPaste }: SequenceFieldProps) {
  const id = panelFields.targetId;
  const gc = gcPercent(value);
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.count}>
        {writtenBases(value)} nt{gc === null ? '' : `, GC ${Math.round(gc)} %`}
      </span>
      <div className={styles.box} data-bad={error === null ? undefined : true}>
        <textarea
          id={id}
          value={value}
          maxLength={maxCellLength}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null && warning === null ? undefined : noteId}
          onPaste={onPaste}
          onChange={(event) => onType(event.currentTarget.value.replace(/[\r\n]+/g, ''))}
        />
        <span className={styles.set} aria-hidden="true">
          <SequenceText text={value} coloured marks={marks} group={marks ? 10 : 5} wrap />
        </span>
      </div>
      <FieldNote id={noteId} error={error} warning={warning} />
    </div>
  );
}
