import { isStaff } from '@cutsite/domain/account';
import { holdsStepUp } from '@cutsite/domain/staff';
import type { Clock } from '@cutsite/service-base/clock';
import type { RequestUser, SessionReader } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import type { Config } from '../../../config/index.ts';
import { findSession, renewSession, type SessionRow } from './session.repository.ts';

/** Tells the HTTP layer whose session a token is, by one statement; once an hour a second one slides it forward. */
export function sessionReader(parts: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Pick<Config, 'staffDomains' | 'staffWithoutSecondFactor'>;
}): SessionReader {
  const { pool, clock, config } = parts;
  return {
    read: async (token, keepsAlive) => {
      const now = clock.now();
      const row = await findSession(pool, token, now);
      if (!row) return null;
      return {
        user: userOf(row, config, now),
        renewed: keepsAlive && (await renewSession(pool, token, row, now)),
      };
    },
  };
}

function userOf(
  row: SessionRow,
  { staffDomains, staffWithoutSecondFactor }: Pick<Config, 'staffDomains' | 'staffWithoutSecondFactor'>,
  now: Date,
): RequestUser {
  const hasVerifiedEmail = row.has_verified_email;
  const hasRole = isStaff({ email: row.email, hasVerifiedEmail, roles: row.roles }, staffDomains);
  const isInForce = hasRole && (staffWithoutSecondFactor || row.second_factor_at !== null);
  return {
    id: row.id,
    email: row.email,
    hasVerifiedEmail,
    isDistributor: row.is_distributor,
    priceStrategy: row.price_strategy,
    roles: isInForce ? row.roles : [],
    isStaff: isInForce,
    isStaffWithoutFactor: hasRole && !isInForce,
    hasSteppedUp: isInForce && holdsStepUp(row.stepped_up_at, now),
  };
}
