import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names/index.ts';
import { FieldNote, type FieldNotes, noteAttributes } from './field-note.tsx';
import styles from './form.module.css';

export interface TextAreaFieldProps extends FieldNotes, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  /** Adds "optional" to the label. */
  readonly optional?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with their label, and a hint, warning or error below. */
export function TextAreaField({
  label,
  optional,
  hint,
  warning,
  error,
  id,
  className,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId();
  const textareaId = id ?? ownId;
  const noteId = `${textareaId}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={textareaId} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <textarea
        {...textarea}
        {...noteAttributes(noteId, { hint, warning, error })}
        id={textareaId}
        className={styles.input}
      />
      <FieldNote id={noteId} hint={hint} warning={warning} error={error} />
    </div>
  );
}
