/** What a tracker may be told about. */
export type TrackedEvent = 'signed_up' | 'added_to_cart' | 'ordered';

/** Something a customer did who agreed that it is told. */
export interface EventToTell {
  /** The same for every try, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly email: string;
  readonly event: TrackedEvent;
  readonly occurredAt: Date;
}

/** The marketing tracker: identifies a customer by e-mail address and records an event (WB-9). */
export interface TrackerPort {
  /** Throws when the tracker does not take it; the caller tries again later. */
  readonly tell: (event: EventToTell) => Promise<void>;
}
