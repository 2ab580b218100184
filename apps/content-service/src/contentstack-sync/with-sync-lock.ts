import type { Pool } from 'pg';

const key = `hashtextextended('contentstack sync', 0)`;

/** Works while no other process does, on a connection that holds the turn. @returns null: another one works */
export async function withSyncLock<T>(pool: Pool, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect();
  let isLost = true;
  try {
    const { rows } = await client.query<{ has: boolean }>(`select pg_try_advisory_lock(${key}) as has`);
    if (rows[0]?.has !== true) {
      isLost = false;
      return null;
    }
    try {
      return await work();
    } finally {
      const { rows: given } = await client.query<{ back: boolean }>(`select pg_advisory_unlock(${key}) as back`);
      isLost = given[0]?.back !== true;
    }
  } finally {
    // A connection that may still hold the turn is ended, and the turn with it.
    client.release(isLost);
  }
}
