import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Call, percentile, type Server } from '../run-load.ts';

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

/** Sends so many calls a second for so long, evenly, each on a connection of its own choice. */
export async function openLoad(
  { port }: Pick<Server, 'port'>,
  { perSecond, seconds, next }: { readonly perSecond: number; readonly seconds: number; readonly next: () => Call },
): Promise<OpenLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 4_000 });
  const good: number[] = [];
  const wrong: string[] = [];
  const waiting = new Set<Promise<void>>();
  let sentAway = 0;
  let sent = 0;
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * perSecond;
    for (; sent < due; sent += 1) {
      const at = performance.now();
      const answered = ask(agent, port, next()).then(
        ({ status, retryAfter }) => {
          if (status === 201) good.push(performance.now() - at);
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
  const goodInTime = good.length;
  const elapsed = performance.now() - begun;
  await Promise.all(waiting);
  agent.destroy();
  return {
    sent,
    goodPerSecond: (goodInTime * 1_000) / elapsed,
    sentAway,
    wrong,
    p95: percentile(
      good.toSorted((one, other) => one - other),
      0.95,
    ),
  };
}

function ask(agent: Agent, port: number, call: Call): Promise<{ status: number; retryAfter: boolean }> {
  return new Promise((resolve, reject) => {
    const length = call.body === null ? {} : { 'content-length': String(Buffer.byteLength(call.body)) };
    const headers = { ...call.headers, ...length };
    const sent = request(
      { agent, host: '127.0.0.1', port, method: call.method, path: call.path, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: /^\d+$/.test(answer.headers['retry-after'] ?? '') }),
        );
      },
    );
    // A kept connection that the server closed at this very moment has carried nothing: the call is sent again.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(ask(agent, port, call)) : reject(error)));
    sent.end(call.body);
  });
}
