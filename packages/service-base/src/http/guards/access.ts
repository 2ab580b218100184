import { type AnyEndpoint, accessRules, missingPermission, permissionsOf } from '@cutsite/contracts/endpoint';
import { type Refusal, refuse } from '../refusals.ts';
import type { RequestUser } from '../request-user.ts';

type Permissions = ReturnType<typeof permissionsOf>;

/** Whether the user, or the lack of one, may make the call. */
export function checkAccess(endpoint: AnyEndpoint, user: RequestUser | null): Refusal<401 | 403> | null {
  const rule = accessRules[endpoint.access];
  if (!rule.needsUser) return null;
  if (!user) return refuse.signedOut();
  if (rule.needsVerifiedEmail && !user.hasVerifiedEmail) return refuse.emailNotVerified();
  if (!rule.needsStaff) return null;
  return user.isStaff ? checkPermission(user, ...permissionsOf(endpoint)) : refuse.forbidden();
}

/**
 * Whether somebody of the staff has one of the permissions; the refusal names who has. For handlers of calls that come
 * to different actions.
 */
export function checkPermission(user: Pick<RequestUser, 'roles'>, ...asked: Permissions): Refusal<403> | null {
  const sentence = missingPermission(user.roles, asked);
  return sentence === null ? null : refuse.forbidden(sentence);
}
