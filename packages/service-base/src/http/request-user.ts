/** The user of a call, as one statement reads it from the session and its account. */
export interface RequestUser {
  readonly id: string;
  readonly email: string;
  readonly hasVerifiedEmail: boolean;
  readonly isDistributor: boolean;
  /** Name of the price strategy, `edu-40` for example; null: list prices. */
  readonly priceStrategy: string | null;
  /** Roles granted by an administrator; they count only for {@link RequestUser.isStaff}. */
  readonly roles: readonly string[];
  /** Verified address in a configured domain and a granted role (ruling 9). */
  readonly isStaff: boolean;
}

/** A session that is alive, and whether its cookie should be sent again because it slid forward. */
export interface LiveSession {
  readonly user: RequestUser;
  readonly renewed: boolean;
}

/** How the HTTP floor asks whose session a token is. The account module answers. */
export interface SessionReader {
  /** Returns null when the token is unknown, ended or expired. */
  readonly read: (token: string) => Promise<LiveSession | null>;
}
