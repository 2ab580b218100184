import { listAllOrders } from '@cutsite/contracts/staff-order';
import { Icon } from '@cutsite/ui/icon';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../platform/call.ts';
import { IconButton } from '../../../../platform/icon-button.tsx';
import { useShortcuts } from '../../../../platform/keyboard/use-shortcuts.ts';
import styles from '../../order.module.css';
import { readQueueAddress } from '../../queue/queue-address.ts';
import { neighboursOf, type QueuePlace, withMore } from '../../queue/queue-place.ts';

type Way = 'previous' | 'next';

/** A place, and the button that led here: whoever presses it again finds it under the hand. */
export type StepTo = (orderId: string, place: QueuePlace, by: Way | null) => void;

interface QueueStepsProps {
  readonly orderId: string;
  readonly place: QueuePlace;
  /** The button that led here, which has the focus again; null: none. */
  readonly cameBy: Way | null;
  readonly onStep: StepTo;
}

/** The way to the order before and after this one, in the list that it was opened from (OF-33). */
export function QueueSteps({ orderId, place, cameBy, onStep }: QueueStepsProps) {
  const buttons = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (cameBy !== null) buttons.current?.querySelector<HTMLElement>(`[data-way=${cameBy}]`)?.focus();
  }, [cameBy]);
  const more = useMutation({
    mutationFn: (_by: Way | null) => {
      const { query } = readQueueAddress(new URLSearchParams(place.search));
      return withMore(place, (page) => call(listAllOrders, { query: { ...query, page: String(page) } }));
    },
    onSuccess: (longer, by) => {
      const next = neighboursOf(longer, orderId)?.next ?? null;
      if (next !== null) onStep(next, longer, by);
    },
  });
  const beside = neighboursOf(place, orderId);
  const step = (way: Way, by: Way | null) => {
    const id = beside?.[way] ?? null;
    if (id !== null) onStep(id, place, by);
    else if (way === 'next' && place.hasMore && !more.isPending) more.mutate(by);
  };
  useShortcuts('This order', [
    { keys: 'j', label: 'Next order of the list', run: () => step('next', null) },
    { keys: 'k', label: 'Previous order of the list', run: () => step('previous', null) },
  ]);
  if (beside === null) return null;
  const isEnd = more.isSuccess && neighboursOf(more.data, orderId)?.next === null;
  const canGoOn = beside.next !== null || (place.hasMore && !isEnd);
  return (
    <>
      <span role="status">
        {place.title === '' ? '' : `${place.title}, `}
        {beside.at} of {place.ids.length}
        {place.hasMore && !isEnd ? ' and more' : ''}
        {more.error === null ? '' : ` · ${more.error.message}`}
      </span>
      <span ref={buttons} className={styles.steps}>
        <IconButton
          color="gray"
          data-way="previous"
          aria-label="Previous order of the list"
          blockedBecause={beside.previous === null ? 'This is the first order of the list.' : null}
          onClick={() => step('previous', 'previous')}
        >
          <span className={styles.up}>
            <Icon name="down" />
          </span>
        </IconButton>
        <IconButton
          color="gray"
          data-way="next"
          aria-label="Next order of the list"
          blockedBecause={canGoOn ? null : 'This is the last order of the list.'}
          busy={more.isPending}
          onClick={() => step('next', 'next')}
        >
          <Icon name="down" />
        </IconButton>
      </span>
    </>
  );
}
