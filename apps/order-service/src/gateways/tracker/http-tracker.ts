/** The events that a tracker may receive. */
export type TrackedEvent = 'signed_up' | 'added_to_cart' | 'ordered' | 'sent_form' | 'sent_request';

/** Something a customer did who agreed to tracking. */
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

/** A tracker that doesn't answer within this time has failed. */
const timeoutMs = 5_000;

/** A tracker that takes one JSON object by POST: whom it is about, and what happened. Null when none is configured. */
export function httpTracker(url: string | null): TrackerPort | null {
  if (url === null) return null;
  return {
    tell: async ({ id, email, event, occurredAt }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, identify: { email }, event, occurred_at: occurredAt.toISOString() }),
        signal: AbortSignal.timeout(timeoutMs),
        // Where it sends us could be anywhere; an address of a customer goes to the configured place only.
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the tracker answered ${answer.status}`);
    },
  };
}
