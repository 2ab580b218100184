import {
  type AnyEndpoint,
  accessRules,
  asksForStepUp,
  missingPermission,
  permissionsOf,
} from '@cutsite/contracts/endpoint';
import { type Refusal, refuse } from '../refusals.ts';
import type { RequestUser } from '../request-user.ts';

type Permissions = ReturnType<typeof permissionsOf>;
type StaffUser = Pick<RequestUser, 'roles' | 'hasSteppedUp'>;

/** Whether the user, or the lack of one, may make the call. */
export function checkAccess(endpoint: AnyEndpoint, user: RequestUser | null): Refusal<401 | 403> | null {
  const rule = accessRules[endpoint.access];
  if (!rule.needsUser) return null;
  if (!user) return refuse.signedOut();
  if (rule.needsVerifiedEmail && !user.hasVerifiedEmail) return refuse.emailNotVerified();
  if (rule.staff === 'no') return null;
  if (user.isStaff && rule.staff === 'in_force') {
    return (
      checkPermission(user, ...permissionsOf(endpoint)) ??
      (endpoint.stepUp && !user.hasSteppedUp ? refuse.stepUpNeeded() : null)
    );
  }
  if (user.isStaff || (user.isStaffWithoutFactor && rule.staff === 'with_a_role')) return null;
  return user.isStaffWithoutFactor ? refuse.secondFactorNeeded() : refuse.forbidden();
}

/**
 * Whether somebody of the staff has one of the permissions, and has given the second factor again where it is asked
 * for. The refusal names who may. For handlers of calls that come to different actions.
 */
export function checkPermission(user: StaffUser, ...asked: Permissions): Refusal<403> | null {
  const sentence = missingPermission(user.roles, asked);
  if (sentence !== null) return refuse.forbidden(sentence);
  return asksForStepUp(user.roles, asked) && !user.hasSteppedUp ? refuse.stepUpNeeded() : null;
}
