/** The user of a call, as one statement reads it from the session and its account. */
export interface RequestUser {
  readonly id: string;
  readonly email: string;
  readonly hasVerifiedEmail: boolean;
  readonly isDistributor: boolean;
  /** Name of the price strategy, `edu-40` for example; null: list prices. */
  readonly priceStrategy: string | null;
  /** Roles that are in force: none but for {@link RequestUser.isStaff}. */
  readonly roles: readonly string[];
  /**
   * Verified address in a configured domain and a granted role (ruling 9), and the second factor in this session where
   * the store asks for one.
   */
  readonly isStaff: boolean;
  /** All of that but the second factor, which is still to be given or enrolled. */
  readonly isStaffWithoutFactor: boolean;
  /** The second factor was given again within the last ten minutes (OF-12). */
  readonly hasSteppedUp: boolean;
}

/** A session that is alive, and whether its cookie should be sent again because it slid forward. */
export interface LiveSession {
  readonly user: RequestUser;
  readonly renewed: boolean;
}

/** How the HTTP layer asks whose session a token is. The account module answers. */
export interface SessionReader {
  /**
   * Returns null when the token is unknown, ended or expired.
   *
   * @param keepsAlive false: the call says nothing of whether somebody is there, so the session is not slid forward
   */
  readonly read: (token: string, keepsAlive: boolean) => Promise<LiveSession | null>;
}
