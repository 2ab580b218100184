import { aPlateItem } from '@cutsite/test-support/guide-rna';
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

/** Each customer adds a plate of 96 wells, again and again. */
async function someCalls(product: Subject): Promise<() => Call> {
  const calls: Call[] = [];
  for (const _ of times(customers, () => null)) {
    calls.push(...(await addsOfNewCustomer(product, [[aPlateItem('Plate 1')]])));
  }
  let place = 0;
  return () => {
    place += 1;
    return calls[place % calls.length] as Call;
  };
}

/** The most that the store answers in a second, with no limit on waiting. */
async function peak(product: Subject, next: () => Call): Promise<number> {
  const found: number[] = [];
  for (const clients of [16, 32]) {
    const { perSecond } = await runLoad(
      product,
      times(clients, () => times(Math.ceil(320 / clients), next)),
      201,
    );
    found.push(perSecond);
  }
  return Math.max(...found);
}

/**
 * Milliseconds from the end of the load until five calls in a row are answered, each within the time of a quiet store.
 */
async function recovery(product: Subject, next: () => Call, quietMs: number): Promise<number> {
  const begun = performance.now();
  for (let inARow = 0; inARow < 5; ) {
    const at = performance.now();
    const isGood = await runLoad(product, [[next()]], 201).then(
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
  const next = await someCalls(product);
  await peak(product, next);
  const lines: ResultLine[] = [];
  for (const factor of [3, 10]) {
    const shares: number[] = [];
    const back: number[] = [];
    const loads: OpenLoad[] = [];
    for (const _ of times(rounds, () => null)) {
      const most = await peak(product, next);
      const quiet = await runLoad(product, [times(20, next)], 201);
      const load = await openLoad(product, { perSecond: most * factor, seconds: secondsOfLoad, next });
      back.push(await recovery(product, next, Math.max(250, 5 * quiet.p95)));
      shares.push(load.goodPerSecond / most);
      loads.push(load);
    }
    const wrong = loads.flatMap((load) => load.wrong);
    const [share, seconds] = [median(shares), median(back) / 1_000];
    const figure = `${(100 * share).toFixed(0)} % of the peak, p95 of these ${median(loads.map(({ p95 }) => p95)).toFixed(0)} ms; ${loads.reduce((sum, { sentAway }) => sum + sentAway, 0)} of ${loads.reduce((sum, { sent }) => sum + sent, 0)} sent away with 503 and Retry-After, ${wrong.length} otherwise ${[...new Set(wrong)].join(', ')}; recovered after ${seconds.toFixed(2)} s`;
    lines.push(
      plainLine(
        'L1',
        `${factor} times as many plates of 96 wells as it can add`,
        figure,
        '≥ 80 % of the peak, only 503 with Retry-After, recovered ≤ 5 s',
        share >= 0.8 && wrong.length === 0 && seconds <= 5,
      ),
    );
  }
  return lines;
}
