import { Agent, request } from 'node:http';

/** What load is put on. */
export interface Server {
  readonly port: number;
  /** CPU milliseconds that its process has used so far, user and system. */
  readonly cpuMs: () => Promise<number>;
}

/** One call, with its body ready made: making it is not what is measured. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** CPU milliseconds of the server process for each call. */
  readonly cpuMs: number;
}

/** Every client makes its calls one after the other, all clients at once; each answer must have the expected status. */
export async function runLoad(subject: Server, clients: readonly (readonly Call[])[], status: number): Promise<Load> {
  const cpuBefore = await subject.cpuMs();
  const begun = performance.now();
  const latencies = await latenciesOf(subject, clients, status);
  const elapsed = performance.now() - begun;
  const cpu = (await subject.cpuMs()) - cpuBefore;
  const sorted = latencies.toSorted((one, other) => one - other);
  return {
    perSecond: (sorted.length * 1_000) / elapsed,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    cpuMs: cpu / sorted.length,
  };
}

/** The same, with nothing but how long each call took, in milliseconds. */
export async function latenciesOf(
  { port }: Pick<Server, 'port'>,
  clients: readonly (readonly Call[])[],
  status: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.length });
  const latencies: number[] = [];
  await Promise.all(
    clients.map(async (calls) => {
      for (const call of calls) {
        const sent = performance.now();
        await answer(agent, port, call, status);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  agent.destroy();
  return latencies;
}

/** Of a sorted list. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function answer(agent: Agent, port: number, call: Call, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = call.body === null ? {} : { 'content-length': String(Buffer.byteLength(call.body)) };
    const sent = request(
      { agent, host: '127.0.0.1', port, method: call.method, path: call.path, headers: { ...call.headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode === status) resolve();
          else reject(new Error(`${call.method} ${call.path} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(call.body);
  });
}
