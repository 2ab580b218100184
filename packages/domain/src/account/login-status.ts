/** Where a visitor stands (AC-9). */
export const loginStatuses = ['logged_in', 'email_not_verified', 'logged_out'] as const;

/** One of {@link loginStatuses}. */
export type LoginStatus = (typeof loginStatuses)[number];

/** @param user null: the caller is signed out. */
export function loginStatusOf(user: { readonly hasVerifiedEmail: boolean } | null): LoginStatus {
  if (!user) return 'logged_out';
  return user.hasVerifiedEmail ? 'logged_in' : 'email_not_verified';
}
