import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import styles from './row-faults.module.css';
import type { RowFaultLine } from './row-list.ts';

interface RowFaultsProps {
  readonly lines: readonly RowFaultLine[];
  /** How many cells a row has after the box that chooses it. */
  readonly span: number;
  readonly onPressed: () => void;
}

/** The sentences under a row, errors first, each with its fix as a difference. */
export function RowFaults({ lines, span, onPressed }: RowFaultsProps) {
  return (
    <tr className={styles.faults}>
      <td aria-hidden="true" data-cell="indent" />
      <td colSpan={span} data-cell="faults">
        {lines.map(({ key, severity, message, help, difference, note, fixes, others }) => (
          <p key={key} data-severity={severity}>
            <Icon name={severity} size={14} label={severity} />
            <span>
              <b>{message}</b>
              {help === '' ? null : ` ${help}`}
            </span>
            {difference}
            {note === null ? null : <span className={styles.note}>{note}</span>}
            {fixes.map(({ label, make }) => (
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
            ))}
            {others}
          </p>
        ))}
      </td>
    </tr>
  );
}
