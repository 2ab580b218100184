import { types } from 'pg';
import { StorePool } from './store-pool.ts';
import { timeOfText } from './time-of-text.ts';

export interface ConnectOptions {
  readonly connectionString: string;
  /** Connections at most; a query beyond them waits for `connectionTimeoutMs`. */
  readonly max?: number;
  /** How long a query waits for a connection before it fails; unless stated otherwise 1.5 s (promise L3). */
  readonly connectionTimeoutMs?: number;
  /** How long a query waits for its answer before it fails; unset: for ever, as migrations need it. */
  readonly queryTimeoutMs?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/**
 * A pool with the settings that all our queries rely on. `bigint` columns (money in minor units, counts) come back as
 * numbers, `date` columns as `2026-11-21`, `timestamptz` as `Date`. Nothing is connected yet when it returns.
 */
export function connect(options: ConnectOptions): StorePool {
  const pool = new StorePool({
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 1_500,
    statement_timeout: 30_000,
    ...(options.queryTimeoutMs === undefined ? {} : { query_timeout: options.queryTimeoutMs }),
    idle_in_transaction_session_timeout: 60_000,
    // Decision 206: workers of a statement start later than it takes.
    options: '-c max_parallel_workers_per_gather=0',
    application_name: 'cutsite',
    types: { getTypeParser: typeParser as typeof types.getTypeParser },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  // The same for one that breaks between two statements of a transaction: the next statement fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function typeParser(oid: Parameters<typeof types.getTypeParser>[0], format?: 'text'): (text: string) => unknown {
  if (oid === types.builtins.INT8) return safeInteger;
  if (oid === types.builtins.DATE) return String;
  if (oid === types.builtins.TIMESTAMPTZ) return timeOfText;
  return types.getTypeParser(oid, format);
}

/** Throws rather than round: an amount of money that is off by one is worse than a failed request. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}
