import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveEntry, theStore } from '@cutsite/content-service/entries';
import { publishEntry } from '@cutsite/content-service/publishing';
import { startPostgres } from '@cutsite/embedded-postgres/supervisor';
import { connect, withTransaction } from '@cutsite/service-base/database';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import type { Pool } from 'pg';
import { times } from '../../harness/calls.ts';
import { compare } from '../../harness/compare.ts';
import { comparisonLine, plainLine, type ResultLine } from '../../harness/result.ts';
import { percentile } from '../../harness/run-load.ts';
import { type RunningStore, startStore } from '../../harness/store.ts';
import { type RunningServer, startServer } from '../../harness/subject.ts';

const path = '/blog/pool-or-clone';
const rounds = 60;

/** Publishes the page with another title, and answers when that has been committed. */
async function publish(pool: Pool, title: string): Promise<number> {
  const { rows } = await pool.query<{ id: string; fields: Record<string, unknown> }>(
    `select e.id, v.fields from content.entry e
       join content.version v on v.entry_id = e.id and v.number = e.draft_version where e.url = $1`,
    [path],
  );
  const [entry] = rows;
  if (entry === undefined) throw new Error(`${path} is no page`);
  const writer = { by: theStore, now: new Date() };
  await withTransaction(pool, async (client) => {
    await saveEntry(client, { id: entry.id, revision: null, url: path, fields: { ...entry.fields, title } }, writer);
    await publishEntry(client, { id: entry.id, revision: null }, writer, (client) => announcePageChange(client, null));
  });
  return performance.now();
}

/** From the commit until a store answers with the new title, in milliseconds. */
async function shownAfter(port: number, title: string, from: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if ((await answer.text()).includes(title)) return performance.now() - from;
  }
}

async function againstFloor(product: RunningStore, floor: RunningServer) {
  const page = { method: 'GET', path, headers: { 'accept-encoding': 'gzip' }, body: null } as const;
  const rounds = { rounds: 5, status: 200, calls: async () => times(8, () => times(500, () => page)) };
  try {
    return await compare({ product, floor }, rounds);
  } finally {
    await floor.stop();
  }
}

/** N1: a page that is published is the new one in two store processes; N2: a page of content from the cache. */
export async function publishContent(): Promise<ResultLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(folder, 0o755);
  const started = await startPostgres({ dataDir: join(folder, 'database') });
  if (!started.ok) throw started.error;
  const { connectionString, ownerConnectionString, stop } = started.value;
  const env = { DATABASE_URL: connectionString, DATABASE_OWNER_URL: ownerConnectionString };
  // One after the other: the first one brings the database up to date and the demo's pages in.
  const one = await startStore(join(folder, 'one'), env);
  const other = await startStore(join(folder, 'other'), env);
  const pool = connect({ connectionString, max: 2 });
  try {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const title = `Pool or clone, ${round} times`;
      await Promise.all([one, other].map(({ port }) => fetch(`http://127.0.0.1:${port}${path}`)));
      const from = await publish(pool, title);
      took.push(...(await Promise.all([one, other].map(({ port }) => shownAfter(port, title, from)))));
    }
    const p95 = percentile(
      took.toSorted((a, b) => a - b),
      0.95,
    );
    const floor = await startServer('same-bytes', `http://127.0.0.1:${one.port}${path}`);
    const cached = await againstFloor(one, floor);
    const share = cached.floor.cpuMs / cached.product.cpuMs;
    return [
      plainLine(
        'N1',
        `publish → new page in two processes, ${rounds} times`,
        `p95 ${p95.toFixed(1)} ms`,
        '≤ 50 ms',
        p95 <= 50,
      ),
      comparisonLine(
        'N2',
        'page of content from the cache, 8 clients; floor: `node:http` with the same bytes; ratio per core, by CPU time',
        { ...cached, ratio: share },
        'ratio ≥ 0.5',
        share >= 0.5,
      ),
    ];
  } finally {
    await pool.end();
    await Promise.all([one.stop(), other.stop()]);
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
