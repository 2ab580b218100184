import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../class-names/index.ts';
import { FieldNote, type FieldNotes, noteAttributes } from './field-note.tsx';
import styles from './form.module.css';

export interface TextFieldProps extends FieldNotes, InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Adds "optional" to the label. */
  readonly optional?: boolean;
  /** The label is read aloud but not shown, for fields whose place says what they are. */
  readonly labelHidden?: boolean;
  /** 44 px instead of 34. */
  readonly roomy?: boolean;
  /** For identifiers: sequences, wells, codes. */
  readonly mono?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text with its hint, warning or error below. */
export function TextField(props: TextFieldProps) {
  const { label, optional, labelHidden, roomy, mono, hint, warning, error, id, className, ...input } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={inputId} className={labelHidden ? 'cs-visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <input
        {...input}
        {...noteAttributes(noteId, { hint, warning, error })}
        id={inputId}
        className={classNames(
          styles.input,
          roomy && styles.roomy,
          mono && styles.mono,
          Boolean(warning) && !error && styles.warned,
        )}
      />
      <FieldNote id={noteId} hint={hint} warning={warning} error={error} />
    </div>
  );
}
