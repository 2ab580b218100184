import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import styles from './purchase.module.css';
import type { PurchaseState } from './purchase-state.ts';

interface FailureDialogProps {
  readonly state: PurchaseState;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Why nothing was added: the sentence of the service (CA-23 to CA-26), and each row that it refused. */
export function FailureDialog({ state, onClose, onRetry }: FailureDialogProps) {
  const failed = state.kind === 'failed' ? state : null;
  return (
    <Dialog
      open={failed !== null}
      onClose={onClose}
      role="alertdialog"
      title="Not added to the cart"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      <p className={styles.message}>{failed?.message}</p>
      {failed === null || failed.rows.length === 0 ? null : (
        <ul className={styles.rows}>
          {failed.rows.map((row) => (
            <li key={`${row.item}.${row.sequence}.${row.code}`}>
              <b>{[row.well, row.name].filter((part) => part !== null && part !== '').join(' ')}</b> {row.message}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.kept}>Your draft is saved in this browser. Nothing was ordered.</p>
    </Dialog>
  );
}
