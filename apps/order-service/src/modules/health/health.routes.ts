import { getHealth, getReady } from '@cutsite/contracts/health';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool, QueryConfig } from 'pg';
import { pendingStoreMigrations } from '../../database/index.ts';
import type { DiskSpace } from '../../gateways/disk-space/disk-space.ts';

/** `/health` for the process and `/ready` for what it needs. */
export function healthRoutes(parts: {
  readonly pool: Pool;
  readonly disk: DiskSpace;
  readonly isStopping?: () => boolean;
}): RouteBinding[] {
  const { pool, disk, isStopping = () => false } = parts;
  return [
    bind(getHealth, () => ({ status: 200, body: { status: 'ok' } })),
    bind(getReady, async () => {
      const checks = await checkReadiness(pool, disk, isStopping());
      return Object.values(checks).every((check) => check === 'ok')
        ? { status: 200, body: { status: 'ready', checks } }
        : { status: 503, body: { status: 'not_ready', checks } };
    }),
  ];
}

/** What the store needs, and how it stands. */
interface Readiness {
  readonly database: 'ok' | 'unreachable';
  readonly migrations: 'ok' | 'pending' | 'unknown';
  readonly disk: 'ok' | 'nearly_full';
  readonly process: 'ok' | 'stopping';
}

/**
 * A database that doesn't answer in this time is away (promise L3: known within 2 s). The types of pg lack the word.
 */
const probe: QueryConfig & { readonly query_timeout: number } = { text: 'select 1', query_timeout: 1_500 };

/** Asks the database itself: a pool that hands out connections may still have lost its server. */
async function checkReadiness(pool: Pool, space: DiskSpace, isStopping: boolean): Promise<Readiness> {
  const own = isStopping ? 'stopping' : 'ok';
  const disk = (await space.isNearlyFull()) ? 'nearly_full' : 'ok';
  try {
    await pool.query(probe);
  } catch {
    return { database: 'unreachable', migrations: 'unknown', disk, process: own };
  }
  try {
    const pending = await pendingStoreMigrations(pool);
    return { database: 'ok', migrations: pending.length === 0 ? 'ok' : 'pending', disk, process: own };
  } catch {
    return { database: 'ok', migrations: 'unknown', disk, process: own };
  }
}
