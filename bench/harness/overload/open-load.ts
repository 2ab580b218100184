import { setTimeout as delay } from 'node:timers/promises';
import { type Call, percentile, type Server } from '../run-load.ts';
import { type Answer, Connection } from './connection.ts';

/** What came of calls that arrive whether or not earlier ones have been answered. */
export interface OpenLoad {
  readonly sent: number;
  /** Answered as they should be, in each second. */
  readonly goodPerSecond: number;
  /** Sent away with 503 and a time to come back. */
  readonly sentAway: number;
  /** Anything else: other statuses, 503 without that time, broken connections. */
  readonly wrong: readonly string[];
  /** Of the calls that were answered as they should be. */
  readonly p95: number;
}

const tickMs = 5;

/** Sends so many calls a second for so long, evenly, each on a connection that is free or else on a new one. */
export async function openLoad(
  { port }: Pick<Server, 'port'>,
  {
    perSecond,
    seconds,
    next,
    status: good,
  }: {
    readonly perSecond: number;
    readonly seconds: number;
    readonly next: () => Call;
    /** Of an answer that is as it should be. */
    readonly status: number;
  },
): Promise<OpenLoad> {
  const connections = new ConnectionPool(port);
  const bytesOf = bytesOfCalls(port);
  const times: number[] = [];
  const wrong: string[] = [];
  const waiting = new Set<Promise<void>>();
  let sentAway = 0;
  let sent = 0;
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * perSecond;
    for (; sent < due; sent += 1) {
      const at = performance.now();
      const answered = connections.send(bytesOf(next())).then(
        ({ status, retryAfter }) => {
          if (status === good) times.push(performance.now() - at);
          else if (status === 503 && retryAfter) sentAway += 1;
          else wrong.push(`status ${status}`);
        },
        (error: Error) => void wrong.push(error.message),
      );
      waiting.add(answered);
      void answered.then(() => waiting.delete(answered));
    }
    await delay(tickMs);
  }
  // What is answered after the last one was sent is not counted into the rate: it would flatter a long line.
  const goodInTime = times.length;
  const elapsed = performance.now() - begun;
  await Promise.all(waiting);
  connections.close();
  return {
    sent,
    goodPerSecond: (goodInTime * 1_000) / elapsed,
    sentAway,
    wrong,
    p95: percentile(
      times.toSorted((one, other) => one - other),
      0.95,
    ),
  };
}

/** The bytes of a call, made once for each. */
function bytesOfCalls(port: number): (call: Call) => Buffer {
  const made = new Map<Call, Buffer>();
  return (call) => {
    const known = made.get(call);
    if (known !== undefined) return known;
    const body = call.body ?? '';
    const headers = { host: `127.0.0.1:${port}`, ...call.headers, 'content-length': String(Buffer.byteLength(body)) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const bytes = Buffer.from(`${call.method} ${call.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    made.set(call, bytes);
    return bytes;
  };
}

/** Connections that are kept between calls. */
class ConnectionPool {
  readonly #port: number;
  readonly #all = new Set<Connection>();
  readonly #free: Connection[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  async send(call: Buffer): Promise<Answer> {
    const connection = this.#take();
    const { isReused } = connection;
    try {
      return await connection.send(call);
    } catch (error) {
      // A kept connection that the server closed at this very moment has carried nothing: the call is sent again.
      if (isReused) return this.send(call);
      throw error;
    }
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  #take(): Connection {
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      if (free.isOpen) return free;
      this.#all.delete(free);
    }
    const connection = new Connection(this.#port, (answered) => this.#free.push(answered));
    this.#all.add(connection);
    return connection;
  }
}
