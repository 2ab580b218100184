import { times } from '../harness/calls.ts';
import { compare, median } from '../harness/compare.ts';
import { comparisonLine, plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, runLoad, type Server } from '../harness/run-load.ts';
import { startServer } from '../harness/subject.ts';

const page: Call = { method: 'GET', path: '/', headers: { 'accept-encoding': 'gzip' }, body: null };
const perCore = (cpuMs: number) => 1_000 / cpuMs;

/** P6: the home page from the cache against the same bytes from a bare `node:http`, and rendered again each time. */
export async function servePages(store: Server): Promise<ResultLine[]> {
  const floor = await startServer('same-bytes', `http://127.0.0.1:${store.port}/`);
  const fresh = await startServer('pages', '');
  try {
    const cached = await compare(
      { product: store, floor },
      { rounds: 5, status: 200, calls: async () => times(8, () => times(500, () => page)) },
    );
    const share = cached.floor.cpuMs / cached.product.cpuMs;
    // Long enough for V8 to have compiled what renders: 200 pages leave a third of the time to its compilers.
    await runLoad(fresh, [times(1_000, () => page)], 200);
    const rendered: number[] = [];
    // One client: several at once would share one rendering.
    for (let round = 0; round < 5; round += 1) {
      const { cpuMs } = await runLoad(fresh, [times(60, () => page)], 200);
      rendered.push(cpuMs);
    }
    const renderedPerCore = perCore(median(rendered));
    return [
      comparisonLine(
        'P6',
        'home page from the cache, 8 clients; floor: `node:http` with the same bytes; ratio per core, by CPU time',
        { ...cached, ratio: share },
        'ratio ≥ 0.5',
        share >= 0.5,
      ),
      plainLine(
        'P6',
        'home page rendered again (also compressed again), per core',
        `${renderedPerCore.toFixed(0)}/s`,
        '≥ 300/s',
        renderedPerCore >= 300,
      ),
    ];
  } finally {
    await Promise.all([floor.stop(), fresh.stop()]);
  }
}
