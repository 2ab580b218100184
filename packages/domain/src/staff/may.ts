import { type StaffRole, staffRoles } from '../account/index.ts';
import { type Permission, permissions } from './permissions.table.ts';

/** The roles with a permission; of several permissions, those with at least one of them. */
export function rolesWith(...asked: readonly Permission[]): readonly StaffRole[] {
  return staffRoles.filter((role) => asked.some((one) => hasRole(permissions[one].roles, role)));
}

/** Whether somebody with these roles has the permission; one of the roles is enough. */
export function may(roles: readonly string[], permission: Permission): boolean {
  return permissions[permission].roles.some((role) => roles.includes(role));
}

/** Whether the second factor is given again before what the permission is for (OF-12). */
export function needsStepUp(permission: Permission): boolean {
  return 'stepUp' in permissions[permission];
}

/** When the second factor is given again before some of what a permission is for; null: for none of it, or for all. */
export function stepUpWhen(permission: Permission): string | null {
  const row = permissions[permission];
  return 'stepUpWhen' in row ? row.stepUpWhen : null;
}

const hasRole = (roles: readonly StaffRole[], role: StaffRole): boolean => roles.includes(role);

const people = {
  administrator: 'an administrator',
  sales: 'sales',
  production: 'production',
  content: 'content',
  finance: 'finance',
} as const satisfies Readonly<Record<StaffRole, string>>;

/** “sales”, “an administrator or sales”, “an administrator, sales or finance”: as sentences name people. */
export function listPeople(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** A role as sentences name who has it: “an administrator”, “sales”. */
export const roleAsPerson = (role: StaffRole): string => people[role];

/** The sentence on a disabled button and in a refusal: who may do it. */
export function whoMay(...asked: readonly Permission[]): string {
  return `Only ${listPeople(rolesWith(...asked).map(roleAsPerson))} can do this.`;
}
