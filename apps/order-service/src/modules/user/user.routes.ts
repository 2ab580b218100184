import { getCurrentUser } from '@cutsite/contracts/user';
import type { Pool } from 'pg';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import { readAccount } from '../account/index.ts';
import { countCredits } from '../edit-credit/index.ts';
import { currentUser } from './current-user.ts';

/** Who is signed in (Specification 1 §7 "User"). */
export function userRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(getCurrentUser, async ({ user }) => {
      const [account, credits] = await Promise.all([readAccount(pool, user.id), countCredits(pool, user.id)]);
      return account ? { status: 200, body: currentUser(account, user, credits) } : refuse.signedOut();
    }),
  ];
}
