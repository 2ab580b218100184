/**
 * Who may make a call. `public` and `anonymous` serve everybody; `anonymous` says that a call without a user changes
 * something, so that it needs the CSRF cookie and header (ruling 32), as every other method than GET does. `staff` have
 * given their second factor in this session where the store asks for one; `staff_signing_in` are the calls by which
 * they give or enrol it (OF-9).
 */
export const accessRules = {
  public: { needsUser: false, needsVerifiedEmail: false, staff: 'no' },
  anonymous: { needsUser: false, needsVerifiedEmail: false, staff: 'no' },
  signed_in: { needsUser: true, needsVerifiedEmail: false, staff: 'no' },
  verified: { needsUser: true, needsVerifiedEmail: true, staff: 'no' },
  staff_signing_in: { needsUser: true, needsVerifiedEmail: true, staff: 'with_a_role' },
  staff: { needsUser: true, needsVerifiedEmail: true, staff: 'in_force' },
} as const satisfies Record<string, AccessRule>;

interface AccessRule {
  readonly needsUser: boolean;
  readonly needsVerifiedEmail: boolean;
  /** `with_a_role`: staff, with or without the second factor; `in_force`: with it. */
  readonly staff: 'no' | 'with_a_role' | 'in_force';
}

/** One of the words of {@link accessRules}. */
export type Access = keyof typeof accessRules;
