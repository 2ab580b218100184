import { getCurrentUser } from '@cutsite/contracts/account';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { showCurrentUser } from './current-user.ts';

/** Who is signed in (AC-10). */
export function currentUserRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(getCurrentUser, async ({ user }) => {
      const shown = await showCurrentUser(pool, user);
      return shown === null ? refuse.signedOut() : { status: 200, body: shown };
    }),
  ];
}
