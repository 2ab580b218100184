import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { Dialog } from '../../../platform/dialog.tsx';
import { focusOnMount } from '../../../platform/keyboard/focus-on-mount.ts';
import { salesRepsQuery } from '../../../platform/sales-rep/rep-choice.tsx';
import styles from './queue.module.css';
import { type BulkAction, bulkTexts, type useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly orders: Chosen['selected'];
  readonly bulk: ReturnType<typeof useBulk>;
  readonly onClose: () => void;
}

const titleOf = (action: BulkAction, count: number): string =>
  action === 'release'
    ? `Release ${countText(count, 'order')} to production?`
    : `${bulkTexts[action].button}: ${countText(count, 'order')}`;

/** Asks for what an action needs before it is done to many orders. */
export function BulkDialog({ action, orders, bulk, onClose }: BulkDialogProps) {
  const [note, setNote] = useState('');
  const [rep, setRep] = useState('');
  const reps = useQuery(salesRepsQuery());
  const isReady = action === 'clear_review' ? note.trim() !== '' : action !== 'assign' || reps.data !== undefined;
  return (
    <Dialog opened onClose={onClose} title={titleOf(action, orders.length)}>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady || bulk.isPending) return;
          bulk.run(
            {
              action,
              orders,
              ...(action === 'clear_review' && { note: note.trim() }),
              ...(action === 'assign' && { sales_rep: rep === '' ? null : rep }),
            },
            onClose,
          );
        }}
      >
        {action === 'clear_review' && (
          <Textarea
            label="Reason"
            description="Kept with each order, for colleagues."
            required
            data-autofocus
            ref={focusOnMount}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
        {action === 'release' && <p>They go to the lab, and nothing takes that back.</p>}
        {action === 'assign' && reps.data !== undefined && (
          <NativeSelect
            label="Sales representative"
            data-autofocus
            ref={focusOnMount}
            data={[
              { value: '', label: 'not assigned' },
              ...reps.data.sales_reps.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={rep}
            onChange={(event) => setRep(event.currentTarget.value)}
          />
        )}
        {action === 'assign' && reps.isPending && <p role="status">Reading the sales representatives…</p>}
        {action === 'assign' && reps.error !== null && (
          <Notice tone="error" role="alert">
            {reps.error.message}
          </Notice>
        )}
        {bulk.failure !== null && (
          <Notice tone="error" role="alert">
            {bulk.failure}
          </Notice>
        )}
        <Button
          type="submit"
          disabled={!isReady}
          busy={bulk.isPending}
          {...(action === 'release' && { 'data-autofocus': true, ref: focusOnMount })}
        >
          {action === 'release' ? `Release ${countText(orders.length, 'order')}` : bulkTexts[action].button}
        </Button>
      </form>
    </Dialog>
  );
}
