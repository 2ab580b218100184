import { normaliseEmail } from './email.ts';

/** Roles that an administrator grants (rulings 9, 65 and 76). */
export const staffRoles = ['administrator', 'sales', 'production', 'content', 'finance'] as const;

/** One of {@link staffRoles}. */
export type StaffRole = (typeof staffRoles)[number];

/** What decides. */
export interface StaffEvidence {
  readonly email: string;
  readonly hasVerifiedEmail: boolean;
  readonly roles: readonly string[];
}

/**
 * Staff is who has a *verified* address in one of the company's domains and a granted role (AC-8, AC-16, ruling 9).
 * An address alone proves nothing, and a role alone ends with the address.
 *
 * @param domains in lower case, compared whole: `cutsite.example` is not `evil-cutsite.example`.
 */
export function isStaff(account: StaffEvidence, domains: readonly string[]): boolean {
  if (!account.hasVerifiedEmail || account.roles.length === 0) return false;
  const address = normaliseEmail(account.email);
  return domains.includes(address.slice(address.lastIndexOf('@') + 1));
}
