import { isStaff } from '@cutsite/domain/account';
import type { Pool } from 'pg';
import type { Clock } from '../../../clock/index.ts';
import type { RequestUser, SessionReader } from '../../../http/index.ts';
import { findSession, renewSession, type SessionRow } from './session.repository.ts';

/** Tells the HTTP floor whose session a token is, by one statement; once an hour a second one slides it forward. */
export function sessionReader(parts: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly staffDomains: readonly string[];
}): SessionReader {
  const { pool, clock, staffDomains } = parts;
  return {
    read: async (token) => {
      const now = clock.now();
      const row = await findSession(pool, token, now);
      if (!row) return null;
      return {
        user: userOf(row, staffDomains),
        renewed: await renewSession(pool, token, row.last_seen_at, now),
      };
    },
  };
}

function userOf(row: SessionRow, staffDomains: readonly string[]): RequestUser {
  const hasVerifiedEmail = row.has_verified_email;
  return {
    id: row.id,
    email: row.email,
    hasVerifiedEmail,
    isDistributor: row.is_distributor,
    priceStrategy: row.price_strategy,
    roles: row.roles,
    isStaff: isStaff({ email: row.email, hasVerifiedEmail, roles: row.roles }, staffDomains),
  };
}
