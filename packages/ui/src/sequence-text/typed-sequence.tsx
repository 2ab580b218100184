import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { SequenceText } from './sequence-text.tsx';
import styles from './typed-sequence.module.css';

export interface TypedSequenceProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** What is said about the sequence, below the field; read with it. */
  readonly children: ReactNode;
  /** Called without white space, which is no part of a molecule. */
  readonly onValueChange: (value: string) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  readonly onLeave: () => void;
}

/**
 * A whole molecule with its chemistry, typed as m before a base and * after it. The field's own letters are transparent
 * and the same letters lie coloured under them; the field is a plain one for everything else: caret, selection, screen
 * readers. What lies under it gives the height, so that the field never scrolls away from it.
 */
export function TypedSequence({
  label,
  value,
  placeholder,
  children,
  onValueChange,
  onPaste,
  onLeave,
}: TypedSequenceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <div className={styles.under} aria-hidden="true">
          <SequenceText text={value} coloured marks typed />
        </div>
        <textarea
          id={id}
          value={value}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={placeholder}
          aria-describedby={`${id}-said`}
          onKeyDown={keepCaret}
          onPaste={onPaste}
          onChange={(event) => onValueChange(event.currentTarget.value.replace(/\s+/g, ''))}
          onBlur={onLeave}
        />
      </div>
      <div id={`${id}-said`}>{children}</div>
    </div>
  );
}

/** Taking white space out after it was typed would send the caret to the end. */
function keepCaret(event: KeyboardEvent): void {
  if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
}
