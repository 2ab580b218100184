import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../harness/compare.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { startStore } from '../harness/store.ts';
import { servePages } from './serve-pages.ts';

/** P8: start to ready on a warm data folder, and memory; P6 is measured on the same store while it runs. */
export async function startAndServe(): Promise<ResultLine[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(dataDir, 0o755);
  const ready: number[] = [];
  const memory: number[] = [];
  let pages: ResultLine[] = [];
  try {
    // The first start makes the database and is not counted.
    for (let start = 0; start <= 5; start += 1) {
      const store = await startStore(dataDir);
      try {
        if (start > 0) {
          ready.push(store.readyMs);
          memory.push(await store.memoryMb());
        }
        if (start === 5) pages = await servePages(store);
      } finally {
        await store.stop();
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const [seconds, megabytes] = [median(ready) / 1_000, median(memory)];
  return [
    ...pages,
    plainLine('P8', 'start to ready, warm data folder', `${seconds.toFixed(2)} s`, '≤ 2 s', seconds <= 2),
    plainLine('P8', 'memory after the start', `${megabytes.toFixed(0)} MB`, '≤ 200 MB', megabytes <= 200),
  ];
}
