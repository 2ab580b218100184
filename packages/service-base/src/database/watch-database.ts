import { Client } from 'pg';

export interface WatchOptions {
  readonly connectionString: string;
  /** What to do with a message of a channel; see `notify` in PostgreSQL. */
  readonly channels: Readonly<Record<string, (message: string) => void>>;
  /** Messages may have been missed: the connection was lost, and is back. */
  readonly onGap: () => void;
  /** The database has not answered for 1.4 s, though it was asked. */
  readonly onAway: () => void;
  /** It answers again. */
  readonly onBack: () => void;
}

export interface DatabaseWatch {
  readonly stop: () => Promise<void>;
}

const beatMs = 200;
/** With one beat more, an outage is known after 1.6 s: in time for an answer within 2 s (promise L3). */
const timeoutMs = 1_400;

/**
 * Keeps one connection beside the pool, for two purposes: it hears what other processes of the store say (`listen`),
 * and it asks the database some times a second whether it is there, because a statement that waits for a lock looks
 * just like one that waits for a frozen server. Resolves when it listens, so that nothing said afterwards is missed.
 *
 * @throws Error when the database cannot be reached at the start
 */
export async function watchDatabase(options: WatchOptions): Promise<DatabaseWatch> {
  let session: Client | null = await listen(options);
  let isStopped = false;
  let isAway = false;
  let isAsked = false;
  let answeredAt = performance.now();
  let beatAt = performance.now();

  const noteAnswer = (): void => {
    answeredAt = performance.now();
    if (!isAway) return;
    isAway = false;
    options.onBack();
  };

  function drop(broken: Client): void {
    broken.connection.stream.destroy();
    if (session === broken) session = null;
  }

  async function ask(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    const asked = session;
    try {
      if (asked === null) {
        session = await listen(options);
        if (isStopped) await session.end();
        else options.onGap();
      } else {
        await asked.query('select 1');
      }
      noteAnswer();
    } catch {
      if (asked !== null) drop(asked);
    } finally {
      isAsked = false;
    }
  }

  function beat(): void {
    const now = performance.now();
    // A process that was held up itself has not waited for the database in that time.
    answeredAt += Math.max(0, now - beatAt - 2 * beatMs);
    beatAt = now;
    // An answer may lie in the socket unread, behind this timer.
    setImmediate(() => {
      if (isStopped) return;
      if (!isAway && performance.now() - answeredAt > timeoutMs) {
        isAway = true;
        if (session !== null) drop(session);
        options.onAway();
      }
      void ask();
    });
  }

  const timer = setInterval(beat, beatMs).unref();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await session?.end();
    },
  };
}

/** Opens the connection and names the channels it wants to hear. */
async function listen({ connectionString, channels }: WatchOptions): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: 'cutsite watch',
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
  });
  // The next question fails as well, and that is where it is dealt with.
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
  try {
    await client.connect();
    for (const channel of Object.keys(channels)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}
