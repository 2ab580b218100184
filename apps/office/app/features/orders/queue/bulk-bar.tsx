import { changeManyOrders } from '@cutsite/contracts/staff-order';
import { Notice } from '@cutsite/ui/notice';
import { Button, Modal, NativeSelect, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import type { QueuedOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import styles from './queue.module.css';

interface BulkBarProps {
  /** Those of the page. */
  readonly orders: readonly QueuedOrder[];
  readonly chosen: ReadonlySet<string>;
  /** What stays selected: those that were refused. */
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
}

type Action = 'clear_review' | 'release' | 'assign';
const words = {
  clear_review: { button: 'Clear reviews', done: 'cleared' },
  release: { button: 'Release', done: 'released' },
  assign: { button: 'Assign', done: 'assigned' },
} as const satisfies Record<Action, { readonly button: string; readonly done: string }>;

/** What is done to the selected orders of the page, with a result for each (OF-23). */
export function BulkBar({ orders, chosen, onChosen }: BulkBarProps) {
  const client = useQueryClient();
  const selected = orders.filter(({ order_id: id }) => chosen.has(id));
  const [asking, setAsking] = useState<Action | null>(null);
  const [note, setNote] = useState('');
  const [rep, setRep] = useState('');
  const reps = useQuery(orderQueries.salesReps()).data?.sales_reps ?? [];
  const change = useMutation({
    mutationFn: (action: Action) =>
      call(changeManyOrders, {
        body: {
          action,
          orders: selected.map(({ order_id: id, revision }) => ({ id, revision })),
          ...(action === 'clear_review' && { note }),
          ...(action === 'assign' && { sales_rep: rep === '' ? null : rep }),
        },
      }),
    onSuccess: async ({ results }) => {
      setAsking(null);
      onChosen(new Set(results.filter(({ done }) => !done).map(({ id }) => id)));
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const ask = (action: Action) => () => {
    if (selected.length === 0 || change.isPending) return;
    if (action === 'release') change.mutate(action);
    else setAsking(action);
  };
  useShortcuts('Selected orders', [
    { keys: 'c', label: 'Clear their reviews, with a reason', run: ask('clear_review') },
    { keys: 'r', label: 'Release them to production', run: ask('release') },
    { keys: 'a', label: 'Assign them to somebody of sales', run: ask('assign') },
  ]);
  const results = change.data?.results ?? [];
  const failed = results.filter(({ done }) => !done);
  const last = change.variables ?? 'release';
  return (
    <>
      <div className={styles.bulk}>
        <span role="status">
          {selected.length === 0 ? 'None selected' : `${selected.length} of this page selected`}
        </span>
        {(['clear_review', 'release', 'assign'] as const).map((action) => (
          <Button
            key={action}
            size="compact-sm"
            variant={action === 'release' ? 'filled' : 'default'}
            disabled={selected.length === 0}
            loading={change.isPending && last === action}
            onClick={ask(action)}
          >
            {words[action].button}
          </Button>
        ))}
      </div>
      {change.error !== null && asking === null && <Notice tone="error">{change.error.message}</Notice>}
      {results.length > 0 && (
        <Notice tone={failed.length > 0 ? 'warnMajor' : 'success'}>
          <p>
            {results.length - failed.length} of {results.length} {words[last].done}
            {failed.length === 0 ? '.' : '; these stay as they were and stay selected:'}
          </p>
          {failed.length > 0 && (
            <ul className={styles.results}>
              {failed.map(({ id, number, reason }) => (
                <li key={id}>
                  <b>{number ?? id}</b> {reason}
                </li>
              ))}
            </ul>
          )}
          <Button size="compact-xs" variant="subtle" onClick={() => change.reset()}>
            Close
          </Button>
        </Notice>
      )}
      <Modal
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === null ? '' : `${words[asking].button}: ${selected.length} orders`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form
          className={styles.ask}
          onSubmit={(event) => {
            event.preventDefault();
            if (asking !== null) change.mutate(asking);
          }}
        >
          {asking === 'clear_review' && (
            <Textarea
              label="Reason"
              description="Kept with each order, for colleagues."
              required
              data-autofocus
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit();
              }}
            />
          )}
          {asking === 'assign' && (
            <NativeSelect
              label="Sales representative"
              data-autofocus
              data={[{ value: '', label: 'not assigned' }, ...reps.map(({ id, name }) => ({ value: id, label: name }))]}
              value={rep}
              onChange={(event) => setRep(event.currentTarget.value)}
            />
          )}
          {change.error !== null && <Notice tone="error">{change.error.message}</Notice>}
          <Button type="submit" loading={change.isPending}>
            {asking === null ? '' : words[asking].button}
          </Button>
        </form>
      </Modal>
    </>
  );
}
