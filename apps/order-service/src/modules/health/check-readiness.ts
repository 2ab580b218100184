import type { Pool } from 'pg';
import { pendingMigrations } from '../../database/index.ts';

/** What the store needs, and how it stands. */
export interface Readiness {
  readonly database: 'ok' | 'unreachable';
  readonly migrations: 'ok' | 'pending' | 'unknown';
}

/** Asks the database itself: a pool that hands out connections may still have lost its server. */
export async function checkReadiness(pool: Pool): Promise<Readiness> {
  try {
    await pool.query('select 1');
  } catch {
    return { database: 'unreachable', migrations: 'unknown' };
  }
  try {
    const pending = await pendingMigrations(pool);
    return { database: 'ok', migrations: pending.length === 0 ? 'ok' : 'pending' };
  } catch {
    return { database: 'ok', migrations: 'unknown' };
  }
}
