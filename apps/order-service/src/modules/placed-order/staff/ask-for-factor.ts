import { may, type Permission } from '@cutsite/domain/staff';
import type { StaffCommand } from './change-as-staff.ts';

interface StepUpNeeded {
  readonly code: 'step_up_needed';
}

/**
 * The refusal of an action that comes to something the second factor is given again for (OF-12): it ends a hold, or
 * money goes back. Null: it was given, or whoever asks may not do it at all, which they are told in its place.
 *
 * @param permission one whose row says that the action may come to it, or that always asks
 */
export function factorRefusal(
  user: StaffCommand['user'],
  permission: Permission,
  comesToIt: boolean,
): StepUpNeeded | null {
  return comesToIt && !user.hasSteppedUp && may(user.roles, permission) ? { code: 'step_up_needed' } : null;
}
