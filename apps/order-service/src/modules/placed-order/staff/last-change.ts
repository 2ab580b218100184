import type { PoolClient } from 'pg';
import { logSentence } from '../event/log-sentence.ts';
import { readOrderLog } from '../event/order-event.repository.ts';

/** Somebody changed the order since it was read; who, and what they did last. */
export interface OrderChanged {
  readonly code: 'order_changed';
  /** Null: the store itself; `carrier`: nobody of the staff, it is the carrier's news. */
  readonly by: { readonly name: string } | 'carrier' | null;
  readonly what: string;
  readonly at: Date;
}

/** The last thing that happened to an order, for whoever came second (promise O2). */
export async function lastChange(
  client: PoolClient,
  { now, ...key }: { readonly accountId: string; readonly orderId: string; readonly now: Date },
): Promise<OrderChanged> {
  const [latest, ...before] = await readOrderLog(client, { ...key, limit: 3 });
  if (latest === undefined) return { code: 'order_changed', by: null, what: '', at: now };
  // The status of an order follows its boxes, in the same moment: what moved the box is what somebody did.
  const box = [latest, ...before].find(({ kind, at }) => kind === 'shipment' && at.getTime() === latest.at.getTime());
  const line = latest.by === null && box !== undefined ? box : latest;
  const by = line.by === null ? (line === box ? 'carrier' : null) : { name: line.by };
  return { code: 'order_changed', by, what: logSentence(line), at: line.at };
}
