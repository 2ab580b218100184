import { getHealth, getReady } from '@cutsite/contracts/health';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import type { DiskSpace } from '../../gateways/disk-space/index.ts';
import { checkReadiness } from './check-readiness.ts';

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
