import type { Pool, PoolClient } from 'pg';

/** `serialization_failure` and `deadlock_detected`: PostgreSQL asks to try again, also after a failover. */
const retriedCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** How often the work is tried before the error is passed on. */
  readonly attempts?: number;
  /** Waits between two tries; the default waits 5 to 80 ms at random, so that two rivals don't meet again. */
  readonly pause?: (attempt: number) => Promise<void>;
}

/**
 * Runs `work` in one transaction and returns its value after the commit; whatever it throws rolls back. On 40001 and
 * 40P01 the whole work runs again, so it must do nothing that can't be undone outside the database.
 */
export async function withTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const attempts = options.attempts ?? 5;
  const pause = options.pause ?? randomPause;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work, options.isolation ?? 'read committed');
    } catch (error) {
      if (attempt >= attempts || !isRetried(error)) throw error;
      await pause(attempt);
    }
  }
}

/**
 * Reads in one transaction, as far as its reader goes: it begins with the first value that is asked for, and ends with
 * the last one, with a failure, or when the reader stops.
 */
export async function* readInTransaction<T>(
  pool: Pool,
  read: (client: PoolClient) => AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let isRead = false;
  try {
    await client.query('begin read only');
    yield* read(client);
    isRead = true;
  } catch (error) {
    if (isUnanswered(error)) broken = error;
    throw error;
  } finally {
    broken ??= await end(client, isRead ? 'commit' : 'rollback');
    client.release(broken);
  }
}

/** What failed before its transaction was committed: nothing of it was done, however the connection ended. */
const undone = new WeakSet<Error>();

/** Whether an error is one after which it is known that nothing was written. */
export const wasUndone = (error: Error): boolean => undone.has(error);

async function runOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>, isolation: string): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let isCommitting = false;
  try {
    await client.query(isolation === 'read committed' ? 'begin' : `begin isolation level ${isolation}`);
    const value = await work(client);
    isCommitting = true;
    await client.query('commit');
    return value;
  } catch (error) {
    if (!isCommitting && error instanceof Error) undone.add(error);
    broken = isUnanswered(error) ? error : await end(client, 'rollback');
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away instead of being handed to the next request.
    client.release(broken);
  }
}

/** The error when even that failed. */
async function end(client: PoolClient, how: 'commit' | 'rollback'): Promise<Error | undefined> {
  try {
    await client.query(how);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A server that didn't answer the work won't answer a rollback either; it rolls back when the connection is gone. */
function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

function isRetried(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retriedCodes.has(error.code);
}

function randomPause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * Math.min(75, 15 * attempt)));
}
