import type { Pool } from 'pg';
import { withTransaction } from './transaction.ts';

/** A table may be locked by another process: a start does not wait for it any longer. */
const longestWait = "set local lock_timeout = '1s'";
/** `lock_not_available`, and `query_canceled` by the statement timeout. A store without the counts is only slower. */
const passingCodes: ReadonlySet<unknown> = new Set(['55P03', '57014']);

/**
 * Lets PostgreSQL count the tables that have been filled and were never counted (ANALYZE): all of a store that has just
 * been filled or restored. Until then queries are planned for tables of any size, some of them a hundred times too
 * slow; the worker that counts on its own comes minutes later, and never for small tables. Tables that the role of the
 * pool does not own are left alone. Those that are locked or take too long are left to the next call. Returns how many
 * tables were found that had never been counted.
 */
export async function analyzeNewTables(pool: Pool): Promise<number> {
  const names = (await unlessBusy(newTables(pool))) ?? [];
  // One by one: the statement timeout is enough for a table, and not for all tables of a large store.
  for (const name of names) await unlessBusy(pool.query(`analyze (skip_locked) ${name}`));
  return names.length;
}

function newTables(pool: Pool): Promise<string[]> {
  return withTransaction(pool, async (client) => {
    await client.query(longestWait);
    // `pg_relation_size` waits for a lock on the table.
    const { rows } = await client.query<{ name: string }>(`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relpersistence <> 't' and reltuples < 0 and pg_has_role(relowner, 'usage')
        and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and pg_relation_size(oid) > 0
      order by 1`);
    return rows.map(({ name }) => name);
  });
}

async function unlessBusy<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (passingCodes.has((error as { code?: unknown }).code)) return null;
    throw error;
  }
}
