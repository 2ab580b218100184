import type { CartStatus } from '@cutsite/domain/cart';
import type { Pool, PoolClient } from 'pg';
import { validate } from 'uuid';

/** An order that somebody asked for and may see, before it is placed as after. */
export interface OrderHandle {
  /** The owner's account, which its rows lie under. */
  readonly accountId: string;
  readonly id: string;
  readonly status: CartStatus;
  /** The account that took the shared cart over; null: none. */
  readonly holderId: string | null;
  /** Who asks: the owner or the holder. */
  readonly actorId: string;
  /** Whether this person may change and pay it: the holder when there is one, otherwise the owner. */
  readonly mayAct: boolean;
}

interface HandleRow {
  readonly account_id: string;
  readonly id: string;
  readonly status: CartStatus;
  readonly holder_id: string | null;
}

const handleColumns = 'account_id, id, status, holder_id';

function handleOf({ account_id, id, status, holder_id }: HandleRow, actorId: string): OrderHandle {
  const acts = holder_id ?? account_id;
  return { accountId: account_id, id, status, holderId: holder_id, actorId, mayAct: acts === actorId };
}

/**
 * The order of this id as its owner or its holder sees it, or null: somebody else's order, a missing one and a text
 * that is no id at all are the same (promise A7).
 *
 * @param id as it stood in the path
 */
export async function findOrder(db: Pool | PoolClient, userId: string, id: string): Promise<OrderHandle | null> {
  const known = knownId(id);
  if (known === null) return null;
  const { rows } = await db.query<HandleRow>({
    name: 'find-order',
    text: `select ${handleColumns} from cart where id = $2 and account_id = $1
           union all
           select ${handleColumns} from cart where id = $2 and holder_id = $1`,
    values: [userId, known],
  });
  const [row] = rows;
  return row === undefined ? null : handleOf(row, userId);
}

/**
 * Takes the lock that every change of an order begins with, before any other row of it, so that two changes queue and
 * never deadlock. The state is read again: it may have changed while this waited.
 *
 * @returns null when the actor may no longer see it: it was taken back meanwhile
 */
export async function lockOrder(
  client: PoolClient,
  handle: Pick<OrderHandle, 'accountId' | 'id' | 'actorId'>,
): Promise<OrderHandle | null> {
  const { rows } = await client.query<HandleRow>({
    name: 'lock-order',
    text: `select ${handleColumns} from cart where account_id = $1 and id = $2 for update`,
    values: [handle.accountId, handle.id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const fresh = handleOf(row, handle.actorId);
  return fresh.actorId === fresh.accountId || fresh.actorId === fresh.holderId ? fresh : null;
}

/** An id from a path as the database compares it; null when the text is none, so that nothing can have it. */
export function knownId(text: string): string | null {
  return validate(text) ? text.toLowerCase() : null;
}
