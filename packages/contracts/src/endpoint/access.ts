/**
 * Who may make a call. `public` and `anonymous` serve everybody; `anonymous` says that a call without a user changes
 * something, so that it needs the CSRF cookie and header (ruling 32), as every other method than GET does.
 */
export const accessRules = {
  public: { needsUser: false, needsVerifiedEmail: false, needsStaff: false },
  anonymous: { needsUser: false, needsVerifiedEmail: false, needsStaff: false },
  signed_in: { needsUser: true, needsVerifiedEmail: false, needsStaff: false },
  verified: { needsUser: true, needsVerifiedEmail: true, needsStaff: false },
  staff: { needsUser: true, needsVerifiedEmail: true, needsStaff: true },
} as const satisfies Record<string, AccessRule>;

interface AccessRule {
  readonly needsUser: boolean;
  readonly needsVerifiedEmail: boolean;
  readonly needsStaff: boolean;
}

/** One of the words of {@link accessRules}. */
export type Access = keyof typeof accessRules;
