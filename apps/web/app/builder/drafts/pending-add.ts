/**
 * An add to the cart that has been asked for and not been answered: it waits for its customer to sign in or to verify
 * the e-mail address (ruling 19), or its answer was lost with the connection or the page.
 */
export interface PendingAdd {
  readonly draftId: string;
  /** The same key for every try, so that two tabs that both finish it add once (ruling 37). */
  readonly idempotencyKey: string;
  /** The items that were asked for, as JSON. A draft that was changed since then asks for something else. */
  readonly body: string;
  readonly at: number;
}

/** As long as a verification link lives: 24 hours. An older one is not acted upon. */
const waitsFor = 24 * 60 * 60 * 1000;

export const isStillWanted = (add: PendingAdd, now: number): boolean => now - add.at < waitsFor;
