import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';

/** While a backup reads files, none that its rows speak of may go, in any process. */
const key = `hashtextextended('files of the store', 0)`;

/** Holds the files until `letFilesGo`: before a snapshot is taken, so that no file of its rows is swept away. */
export async function holdFiles(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${key})`);
}

export async function letFilesGo(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_unlock_shared(${key})`);
}

/** Does something while no backup is on its way. @returns false: one is, and nothing was done */
export function whileFilesMayGo(pool: Pool, work: () => Promise<void>): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as free`);
    if (rows[0]?.free !== true) return false;
    await work();
    return true;
  });
}
