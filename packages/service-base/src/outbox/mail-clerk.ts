import type { Pool } from 'pg';
import type { Clock } from '../clock/index.ts';
import type { Log } from '../observability/index.ts';
import type { MailPort } from './mail-port.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Sends mails until it is stopped. */
export interface MailClerk {
  /** Waits for the mails that are being handed over. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two looks into the outbox; one look is one statement on a small index. */
const pause = 1_000;

/** Starts sending. A lost database or mail server is logged and tried again. */
export function startMailClerk(parts: {
  readonly pool: Pool;
  readonly gateway: MailPort;
  readonly clock: Clock;
  readonly log: Log;
}): MailClerk {
  const { pool, gateway, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const work = async (): Promise<void> => {
    try {
      const { failed } = await sendDueMails(pool, gateway, clock.now());
      if (failed > 0) log.warn({ failed }, 'mails could not be sent and will be tried again');
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
    if (!stopped) timer = setTimeout(round, pause).unref();
  };
  let working = Promise.resolve();
  const round = () => {
    working = work();
  };
  round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await working;
      gateway.close();
    },
  };
}
