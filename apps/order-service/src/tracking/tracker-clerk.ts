import type { Clock } from '@cutsite/service-base/clock';
import type { Log } from '@cutsite/service-base/observability';
import type { Pool } from 'pg';
import type { TrackerPort } from '../gateways/tracker/index.ts';
import { tellDueEvents } from './tell-due-events.ts';

/** Tells the tracker until it is stopped. */
export interface TrackerClerk {
  /** Waits for what is being told. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two looks; marketing is in no hurry. */
const pause = 5_000;

/** Starts telling. A tracker that cannot be reached is logged and tried again; customers never notice. */
export function startTrackerClerk(parts: {
  readonly pool: Pool;
  readonly tracker: TrackerPort;
  readonly clock: Clock;
  readonly log: Log;
}): TrackerClerk {
  const { pool, tracker, clock, log } = parts;
  let round: Promise<void> | null = null;
  const tell = async () => {
    try {
      const { failed } = await tellDueEvents(pool, tracker, clock.now());
      if (failed > 0) log.warn({ failed }, 'the tracker did not take events; they will be tried again');
    } catch (error) {
      log.error({ err: error }, 'the events for the tracker could not be read');
    }
    round = null;
  };
  const timer = setInterval(() => {
    round ??= tell();
  }, pause).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
