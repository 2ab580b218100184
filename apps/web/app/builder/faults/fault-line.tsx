import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import type { ReactNode } from 'react';
import styles from './faults.module.css';

/** One line of the list: where, what, which sentence, and what can be pressed. */
export interface FaultEntry {
  readonly key: string;
  readonly severity: 'error' | 'warning';
  /** "A02", "Plate" */
  readonly at: string;
  /** The name of the row. */
  readonly thing: string;
  readonly message: string;
  /** What the fix changes, as a difference; null where it shows none. */
  readonly difference: ReactNode;
  /** What is lost by it; null where nothing is. */
  readonly note: string | null;
  /** Shown when the project has several plates. */
  readonly plateName: string | null;
  readonly fixes: readonly { readonly label: string; readonly make: () => void }[];
  /** Answers that change nothing, such as that it is meant. */
  readonly others: ReactNode;
  readonly go: () => void;
}

interface FaultLineProps {
  readonly fault: FaultEntry;
  /** After a press that may have taken this line away. */
  readonly onPressed: () => void;
}

export function FaultLine({ fault, onPressed }: FaultLineProps) {
  const { severity, at, thing, message, difference, note, plateName, fixes, others, go } = fault;
  const buttons = fixes.map(({ label, make }) => (
    <Button
      key={label}
      size="small"
      icon="fix"
      onClick={() => {
        make();
        onPressed();
      }}
    >
      {label}
    </Button>
  ));
  return (
    <li className={styles.fault} data-severity={severity}>
      <Icon name={severity} label={severity === 'error' ? 'Error' : 'Warning'} />
      <button type="button" className={styles.at} onClick={go}>
        {at}
      </button>
      <p>
        {thing.trim() === '' ? null : <b>{thing} </b>}
        <span>{message}</span>
        {difference}
        {note === null ? null : <span className={styles.note}> {note}</span>}
        {plateName === null ? null : <span className={styles.plate}> {plateName}</span>}
      </p>
      {fixes.length > 1 ? <span className={styles.choices}>{buttons}</span> : buttons}
      {others}
    </li>
  );
}
