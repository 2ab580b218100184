import { longestCell } from '@cutsite/domain/sheet';
import { SequenceText } from '@cutsite/ui/sequence-text';
import type { ClipboardEvent } from 'react';
import styles from './tubes.module.css';

interface SequenceCellProps {
  readonly label: string;
  readonly value: string;
  readonly marks: boolean;
  readonly bad: boolean;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onChange: (text: string) => void;
}

/** Text while it is edited, set in groups when it is not. */
export function SequenceCell({ label, value, marks, bad, onPaste, onChange }: SequenceCellProps) {
  return (
    <div className={styles.sequenceCell}>
      <input
        className={styles.cell}
        aria-label={label}
        placeholder="Sequence, 5′ to 3′"
        data-hinted
        value={value}
        maxLength={longestCell}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        aria-invalid={bad || undefined}
        onPaste={onPaste}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className={styles.set} aria-hidden="true">
        <SequenceText text={value} marks={marks} shorten />
      </span>
    </div>
  );
}
