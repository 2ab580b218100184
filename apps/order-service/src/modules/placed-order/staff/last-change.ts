import type { PoolClient } from 'pg';
import { logSentence } from '../event/log-sentence.ts';
import { readOrderLog } from '../event/order-event.repository.ts';

/** Somebody changed the order since it was read; who, and what they did last. */
export interface OrderChanged {
  readonly code: 'order_changed';
  /** Null: the store itself. */
  readonly by: string | null;
  readonly what: string;
  readonly at: Date;
}

/** The last thing that happened to an order, for whoever came second (promise O2). */
export async function lastChange(
  client: PoolClient,
  { now, ...key }: { readonly accountId: string; readonly orderId: string; readonly now: Date },
): Promise<OrderChanged> {
  const [line] = await readOrderLog(client, { ...key, limit: 1 });
  if (line === undefined) return { code: 'order_changed', by: null, what: '', at: now };
  return { code: 'order_changed', by: line.by, what: logSentence(line), at: line.at };
}
