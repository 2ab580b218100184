import { type AnyEndpoint, accessRules } from '@cutsite/contracts/endpoint';
import { type Refusal, refuse } from '../refusals.ts';
import type { RequestUser } from '../request-user.ts';

/** Whether the user, or the lack of one, may make the call. */
export function checkAccess(endpoint: AnyEndpoint, user: RequestUser | null): Refusal<401 | 403> | null {
  const rule = accessRules[endpoint.access];
  if (!rule.needsUser) return null;
  if (!user) return refuse.signedOut();
  if (rule.needsVerifiedEmail && !user.hasVerifiedEmail) return refuse.emailNotVerified();
  if (rule.needsStaff && !user.isStaff) return refuse.forbidden();
  return null;
}
