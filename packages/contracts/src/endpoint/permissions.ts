import { may, needsStepUp, type Permission, whoMay } from '@cutsite/domain/staff';
import type { EndpointDefinition } from './define-endpoint.ts';

/** The permissions of a call for staff, one of which is enough; of other calls none. */
export function permissionsOf({ permission }: Pick<EndpointDefinition, 'permission'>): readonly Permission[] {
  if (permission === undefined) return [];
  return typeof permission === 'string' ? [permission] : permission;
}

/** The sentence that names who may, for roles with none of the permissions; null: they have one (ruling 87). */
export function missingPermission(roles: readonly string[], asked: readonly Permission[]): string | null {
  return asked.some((one) => may(roles, one)) ? null : whoMay(...asked);
}

/**
 * Whether these roles give their second factor again first (OF-12): each of the permissions that they have asks for it.
 */
export function asksForStepUp(roles: readonly string[], asked: readonly Permission[]): boolean {
  const held = asked.filter((one) => may(roles, one));
  return held.length > 0 && held.every(needsStepUp);
}
