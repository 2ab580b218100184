import { times } from './calls.ts';
import { type Call, runLoad } from './run-load.ts';
import type { Subject } from './subject.ts';

/** The slowest of these pages of the office, each read forty times in a row: their p95, and that of the worst. */
export async function slowestOf(
  product: Subject,
  paths: readonly string[],
  headers: Call['headers'],
): Promise<{ readonly shown: string; readonly worst: number }> {
  const found: { readonly path: string; readonly p95: number }[] = [];
  for (const path of paths) {
    const reads: Call[] = times(40, () => ({ method: 'GET', path, headers, body: null }));
    await runLoad(product, [reads.slice(0, 3)], 200);
    found.push({ path, p95: (await runLoad(product, [reads], 200)).p95 });
  }
  const slowest = found.toSorted((one, other) => other.p95 - one.p95);
  const shown = slowest
    .slice(0, 4)
    .map(({ path, p95 }) => `${p95.toFixed(1)} ms (\`${path.replace('/api/staff/', '')}\`)`);
  return { shown: shown.join(', '), worst: slowest[0]?.p95 ?? Number.NaN };
}
