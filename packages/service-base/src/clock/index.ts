/** Where the service reads the time, so that a test can choose it. */
export interface Clock {
  readonly now: () => Date;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };
