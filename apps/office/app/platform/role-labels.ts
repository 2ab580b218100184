import { type StaffRole, staffRoles } from '@cutsite/domain/account';

const labels = {
  administrator: 'Administrator',
  sales: 'Sales',
  production: 'Production',
  content: 'Content',
  finance: 'Finance',
} as const satisfies Readonly<Record<StaffRole, string>>;

/** "Sales": a role as it heads a column or stands beside a name. */
export const roleLabel = (role: StaffRole): string => labels[role];

/** "Administrator, Sales": those of the words that are roles of the staff. */
export const rolesText = (roles: readonly string[]): string =>
  staffRoles
    .filter((role) => roles.includes(role))
    .map(roleLabel)
    .join(', ');
