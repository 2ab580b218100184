/** An add to the cart that waits for its customer to sign in, or to verify the e-mail address (ruling 19). */
export interface WaitingAdd {
  readonly draftId: string;
  /** The same key for every try, so that two tabs that both finish it add once (ruling 37). */
  readonly idempotencyKey: string;
  readonly at: number;
}

/** As long as a verification link lives: 24 hours. An older wish is not acted upon. */
const waitsFor = 24 * 60 * 60 * 1000;

export const isStillWanted = (add: WaitingAdd, now: number): boolean => now - add.at < waitsFor;
