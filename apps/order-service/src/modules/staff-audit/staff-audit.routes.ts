import { searchAudit as searchAuditEndpoint } from '@cutsite/contracts/staff';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { searchAudit } from './search-audit.ts';

/** The call that searches the audit; it is a look itself (OF-15). */
export function staffAuditRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(searchAuditEndpoint, async ({ query }) => {
      const page = await searchAudit(pool, query);
      return page.ok ? { status: 200, body: page.value } : refuse.unknownCursor();
    }),
  ];
}
