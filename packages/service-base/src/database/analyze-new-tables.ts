import type { Pool } from 'pg';
import { withTransaction } from './transaction.ts';

/** Whatever holds a table longer than this is not waited for, at a start least of all. */
const longestWait = "set local lock_timeout = '1s'";
const lockNotAvailable = '55P03';

/**
 * Lets PostgreSQL count the tables that have been filled and were never counted (ANALYZE): all of a store that has just
 * been filled or restored. Until then queries are planned for tables of any size, some of them a hundred times too
 * slow; the worker that counts on its own comes minutes later, and never for small tables. Tables that the role of the
 * pool does not own are left alone. Where one is held by somebody else, the next call counts. Returns how many were
 * counted.
 */
export async function analyzeNewTables(pool: Pool): Promise<number> {
  const names = await newTables(pool);
  if (names.length > 0) await pool.query(`analyze (skip_locked) ${names.join(', ')}`);
  return names.length;
}

async function newTables(pool: Pool): Promise<string[]> {
  try {
    return await withTransaction(pool, async (client) => {
      await client.query(longestWait);
      // The size of a table waits for whoever changes the table.
      const { rows } = await client.query<{ name: string }>(`select oid::regclass::text as name from pg_class
        where relkind = 'r' and relpersistence <> 't' and reltuples < 0 and pg_has_role(relowner, 'usage')
          and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
          and pg_relation_size(oid) > 0
        order by 1`);
      return rows.map(({ name }) => name);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === lockNotAvailable) return [];
    throw error;
  }
}
