import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { csrfTokenOf, newVisitorToken } from '@cutsite/service-base/http';
import { times } from '../../harness/calls.ts';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import { type Call, latenciesOf, percentile } from '../../harness/run-load.ts';
import type { Subjects } from '../../harness/subjects.ts';

const signIns = 200;
/** Seldom enough that the asking itself is no load. */
const pauseMs = 10;
const health: Call = { method: 'GET', path: '/health', headers: {}, body: null };

/** A2: two hundred sign-ins come at the same moment, and the store says meanwhile that it is well. */
export async function signInsAtOnce({ product }: Subjects): Promise<ResultLine[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: signIns });
  const statuses: number[] = [];
  let isOver = false;
  const begun = performance.now();
  const all = Promise.all(times(signIns, (n) => signIn(product.port, agent, n))).then((found) => {
    isOver = true;
    statuses.push(...found);
  });
  const latencies: number[] = [];
  while (!isOver) {
    latencies.push(...(await latenciesOf(product, [[health]], 200)));
    await delay(pauseMs);
  }
  await all;
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  const sorted = latencies.toSorted((one, other) => one - other);
  const p99 = percentile(sorted, 0.99);
  const answers = [...new Set(statuses)].map(
    (status) => `${statuses.filter((one) => one === status).length} × ${status}`,
  );
  const figure = `p99 ${p99.toFixed(1)} ms of ${latencies.length}; sign-ins answered within ${seconds.toFixed(1)} s: ${answers.join(', ')}`;
  return [plainLine('A2', `/health while ${signIns} sign in at once`, figure, 'p99 < 250 ms', p99 < 250)];
}

/** The status of the answer. Nobody has this address: the store does the same work then (promise A3). */
async function signIn(port: number, agent: Agent, n: number): Promise<number> {
  const visit = newVisitorToken();
  const csrf = csrfTokenOf(visit);
  const body = JSON.stringify({ username: `many-${n}@bench.example`, password: 'wrong horse' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: `visit=${visit}; csrftoken=${csrf}`,
    'x-csrftoken': csrf,
  };
  const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path: '/account/api-login', headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
