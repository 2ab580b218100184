import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { CallRefused } from '../../platform/call.ts';
import styles from './order.module.css';
import type { StaffOrder } from './order-data.ts';
import { orderQueries } from './order-queries.ts';

interface OrderWriter {
  readonly staffOrder: StaffOrder;
  /** Says what was done, or what somebody else did first. */
  readonly tell: (told: Told | null) => void;
}

interface Told {
  readonly tone: 'success' | 'warnMajor';
  readonly text: string;
}

const Writer = createContext<OrderWriter | null>(null);

/** Keeps what the last write came to above the order, where it is read first. */
export function OrderWrites({
  staffOrder,
  children,
}: {
  readonly staffOrder: StaffOrder;
  readonly children: ReactNode;
}) {
  const [told, tell] = useState<Told | null>(null);
  const writer = useMemo(() => ({ staffOrder, tell }), [staffOrder]);
  return (
    <Writer value={writer}>
      <div className={styles.told} role="status">
        {told !== null && <Notice tone={told.tone}>{told.text}</Notice>}
      </div>
      {children}
    </Writer>
  );
}

interface OrderWrite<Input> {
  readonly run: (input: Input, onDone?: () => void) => void;
  readonly isPending: boolean;
  /** Why the last try was refused; null: it was not. */
  readonly error: string | null;
  readonly reset: () => void;
}

/**
 * A write of the order that is open. It carries the revision that is shown; when somebody was faster the order is read
 * again, the sentence says who did what, and what was typed stays (promise O2).
 *
 * @param write makes the call and answers with the order as it is then, or with nothing when it has to be read again
 * @param done what is said when it worked
 */
export function useOrderWrite<Input>(
  write: (order: { readonly id: string; readonly revision: number }, input: Input) => Promise<unknown>,
  done: string,
): OrderWrite<Input> {
  const writer = useContext(Writer);
  if (writer === null) throw new Error('A write of an order needs its page around it');
  const { staffOrder, tell } = writer;
  const client = useQueryClient();
  const id = staffOrder.order.order_id;
  // The second press of a double click comes before the button shows that it waits.
  const isRunning = useRef(false);
  // What is kept of a form is forgotten also when its page was left meanwhile, so that nothing is sent twice.
  const onceDone = useRef<(() => void) | undefined>(undefined);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: Input) => write({ id, revision: staffOrder.revision }, input),
    onMutate: () => tell(null),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['orders'] });
      tell({ tone: 'success', text: done });
      onceDone.current?.();
    },
    onError: async (failure) => {
      if (!(failure instanceof CallRefused) || !failure.isChanged) return;
      await client.invalidateQueries({ queryKey: orderQueries.order(id).queryKey });
      tell({ tone: 'warnMajor', text: failure.message });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    run: (input, onDone) => {
      if (isRunning.current) return;
      isRunning.current = true;
      onceDone.current = onDone;
      mutate(input);
    },
    isPending,
    error: error?.message ?? null,
    reset,
  };
}

/** Whether an action can be done now, and the reason for the button if not. */
export function actionOf(
  { actions }: Pick<StaffOrder, 'actions'>,
  name: StaffOrder['actions'][number]['action'],
): { readonly allowed: boolean; readonly reason: string | null } {
  return actions.find(({ action }) => action === name) ?? { allowed: false, reason: null };
}
