import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { addsOfNewCustomer, times } from '../harness/calls.ts';
import { median } from '../harness/compare.ts';
import { type OpenLoad, openLoad } from '../harness/overload/open-load.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, runLoad } from '../harness/run-load.ts';
import type { Subject } from '../harness/subject.ts';
import type { Subjects } from '../harness/subjects.ts';

const customers = 100;
const secondsOfLoad = 4;
const rounds = 3;

/** What customers do too often, and the status of an answer that is as it should be. */
interface Work {
  readonly what: string;
  readonly status: number;
  readonly call: (product: Subject) => Promise<Call>;
}

/** Each customer adds a plate of 96 wells, again and again, or reads a cart of 30 tubes. */
const works: readonly Work[] = [
  {
    what: 'plates of 96 wells as it can add',
    status: 201,
    call: async (product) => firstOf(await addsOfNewCustomer(product, [[aPlateItem('Plate 1')]])),
  },
  {
    what: 'carts of 30 tubes as it can show',
    status: 200,
    call: async (product) => {
      const adds = await addsOfNewCustomer(
        product,
        times(30, (n) => [aTubeItem([`tube ${n}`])]),
      );
      await runLoad(product, [adds], 201);
      return { method: 'GET', path: '/api/user/cart/', headers: firstOf(adds).headers, body: null };
    },
  },
];

function firstOf(calls: readonly Call[]): Call {
  const [first] = calls;
  if (first === undefined) throw new Error('A customer without a call');
  return first;
}

/** The next call, of each customer in turn. */
async function someCalls(product: Subject, { call }: Work): Promise<() => Call> {
  const calls: Call[] = [];
  for (const _ of times(customers, () => null)) calls.push(await call(product));
  let place = 0;
  return () => {
    place += 1;
    return calls[place % calls.length] as Call;
  };
}

/** The most that the store answers in a second, with no limit on waiting. */
async function peak(product: Subject, next: () => Call, status: number): Promise<number> {
  const found: number[] = [];
  for (const clients of [16, 32]) {
    const { perSecond } = await runLoad(
      product,
      times(clients, () => times(Math.ceil(320 / clients), next)),
      status,
    );
    found.push(perSecond);
  }
  return Math.max(...found);
}

/**
 * Milliseconds from the end of the load until five calls in a row are answered, each within the time of a quiet store.
 */
async function recovery(product: Subject, next: () => Call, status: number, quietMs: number): Promise<number> {
  const begun = performance.now();
  for (let inARow = 0; inARow < 5; ) {
    const at = performance.now();
    const isGood = await runLoad(product, [[next()]], status).then(
      () => performance.now() - at <= quietMs,
      () => false,
    );
    inARow = isGood ? inARow + 1 : 0;
  }
  return performance.now() - begun;
}

/**
 * L1: three and ten times as many calls as the store can answer. Its goodput is compared with its peak of the same
 * minute.
 */
export async function overload({ product }: Subjects): Promise<ResultLine[]> {
  const lines: ResultLine[] = [];
  for (const work of works) lines.push(...(await overloadWith(product, work)));
  return lines;
}

async function overloadWith(product: Subject, work: Work): Promise<ResultLine[]> {
  const { status } = work;
  const next = await someCalls(product, work);
  await peak(product, next, status);
  const lines: ResultLine[] = [];
  for (const factor of [3, 10]) {
    const shares: number[] = [];
    const back: number[] = [];
    const loads: OpenLoad[] = [];
    for (const _ of times(rounds, () => null)) {
      const most = await peak(product, next, status);
      const quiet = await runLoad(product, [times(20, next)], status);
      const load = await openLoad(product, { perSecond: most * factor, seconds: secondsOfLoad, next, status });
      back.push(await recovery(product, next, status, Math.max(250, 5 * quiet.p95)));
      shares.push(load.goodPerSecond / most);
      loads.push(load);
    }
    const wrong = loads.flatMap((load) => load.wrong);
    const [share, seconds] = [median(shares), median(back) / 1_000];
    const figure = `${(100 * share).toFixed(0)} % of the peak, p95 of these ${median(loads.map(({ p95 }) => p95)).toFixed(0)} ms; ${loads.reduce((sum, { sentAway }) => sum + sentAway, 0)} of ${loads.reduce((sum, { sent }) => sum + sent, 0)} sent away with 503 and Retry-After, ${wrong.length} otherwise ${[...new Set(wrong)].join(', ')}; recovered after ${seconds.toFixed(2)} s`;
    lines.push(
      plainLine(
        'L1',
        `${factor} times as many ${work.what}`,
        figure,
        '≥ 80 % of the peak, only 503 with Retry-After, recovered ≤ 5 s',
        share >= 0.8 && wrong.length === 0 && seconds <= 5,
      ),
    );
  }
  return lines;
}
