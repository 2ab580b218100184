import { changeOrderStatus } from '@cutsite/contracts/placed-order';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Textarea } from '@mantine/core';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { focusOnMount } from '../../../platform/keyboard/focus-on-mount.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { actionOf, useOrderWrite } from '../use-order-write.tsx';
import { AssignToMe } from './sales-rep.tsx';

interface ActionBarProps {
  readonly staffOrder: StaffOrder;
  /** The reason in the dialog that cancels the order; null: it is closed. */
  readonly cancelReason: string | null;
  readonly onCancelReason: (reason: string | null) => void;
}

/** What moves the order as a whole; what cannot be done now says why. */
export function ActionBar({ staffOrder, cancelReason, onCancelReason }: ActionBarProps) {
  const note = cancelReason ?? '';
  const release = useOrderWrite(
    ({ id, revision }, _: null) =>
      call(changeOrderStatus, { params: { id }, body: { revision, status: 'in_production' } }),
    'The order is released to production.',
  );
  const cancel = useOrderWrite(
    ({ id, revision }, _: null) =>
      call(changeOrderStatus, { params: { id }, body: { revision, status: 'cancelled', note: note.trim() } }),
    'The order is cancelled, and what was paid goes back.',
  );
  const canRelease = actionOf(staffOrder, 'release');
  const canCancel = actionOf(staffOrder, 'cancel');
  useShortcuts(
    'This order',
    canRelease.allowed ? [{ keys: 'r', label: 'Release to production', run: () => release.run(null) }] : [],
  );
  const waits = staffOrder.order.status === 'confirmed' || staffOrder.order.status === 'in_review';
  return (
    <footer className={styles.actions}>
      {waits && !canRelease.allowed && (
        <p>
          <Icon name="warning" /> {canRelease.reason}
        </p>
      )}
      {release.error !== null && (
        <Notice tone="error" role="alert">
          {release.error}
        </Notice>
      )}
      <span className={styles.space} />
      <ActionButton can={canCancel} variant="default" onClick={() => onCancelReason('')}>
        Cancel the order
      </ActionButton>
      <AssignToMe staffOrder={staffOrder} />
      <ActionButton can={canRelease} shortcut="R" busy={release.isPending} onClick={() => release.run(null)}>
        Release to production
      </ActionButton>
      <Dialog
        opened={cancelReason !== null}
        onClose={() => onCancelReason(null)}
        title={`Cancel ${staffOrder.order.number}`}
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            cancel.run(null, () => onCancelReason(null));
          }}
        >
          <p>None of it is made, what was paid goes back the way it came, and the customer gets a mail.</p>
          <Textarea
            label="Reason"
            description="The customer reads it with the order and the refund."
            required
            data-autofocus
            ref={focusOnMount}
            maxLength={500}
            value={note}
            onChange={(event) => onCancelReason(event.currentTarget.value.replaceAll('\n', ' '))}
          />
          {cancel.error !== null && (
            <Notice tone="error" role="alert">
              {cancel.error}
            </Notice>
          )}
          <Button type="submit" color="error" disabled={note.trim() === ''} busy={cancel.isPending}>
            Cancel the order
          </Button>
        </form>
      </Dialog>
    </footer>
  );
}
