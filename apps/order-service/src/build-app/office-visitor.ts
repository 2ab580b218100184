import { userOfCookies } from '@cutsite/service-base/http';
import { sessionReader } from '../modules/account/index.ts';
import type { AppDependencies } from './app-dependencies.ts';

/**
 * Who asks for the office by these cookies: a visitor, an account without a role, staff who have still to give or enrol
 * their second factor (OF-9), or staff whose roles are in force.
 */
export function officeVisitor({
  config,
  pool,
  clock,
}: Pick<AppDependencies, 'config' | 'pool' | 'clock'>): (
  cookies: string | undefined,
) => Promise<'signed_out' | 'no_staff' | 'factor_due' | 'staff'> {
  const sessions = sessionReader({ pool, clock, config });
  return async (cookies) => {
    const user = await userOfCookies(cookies, sessions, config);
    if (user === null) return 'signed_out';
    if (user.isStaffWithoutFactor) return 'factor_due';
    return user.isStaff ? 'staff' : 'no_staff';
  };
}
