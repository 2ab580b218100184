import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunningPostgres } from '@cutsite/embedded-postgres/supervisor';
import { connect } from '@cutsite/service-base/database';
import { printFigure } from '@cutsite/test-support/figures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StoreProcess, spawnStore } from '../testing/store-process.ts';

let dataDir = '';
let store: StoreProcess;
let address = '';
/** Processes that were stopped in their tracks, and have to go on before they can end. */
let frozen: number[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-outage-'));
  store = spawnStore({ DATA_DIR: dataDir });
  address = await store.ready;
});
afterEach(async () => {
  thaw();
  store.child.kill('SIGTERM');
  if ((await store.exited) !== 0) throw new Error(store.output());
  await rm(dataDir, { recursive: true, force: true });
});

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgresql', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/**
 * PostgreSQL with all its processes, as on a machine whose disk or network stands still: connections stay open,
 * unanswered.
 */
async function freeze(): Promise<void> {
  const parent = await postmaster();
  process.kill(parent, 'SIGSTOP');
  frozen = [parent];
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    if (Number(/\) \S (\d+)/.exec(stat)?.[1]) === parent) frozen.push(Number(name));
  }
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
}

function thaw(): void {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
}

const asked = async (path: string) => {
  const begun = performance.now();
  const { status, headers } = await fetch(`${address}${path}`);
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - begun };
};

/** Asks until the store answers so, and says how long that took. */
async function until(path: string, status: number): Promise<number> {
  const begun = performance.now();
  while ((await asked(path)).status !== status) await delay(10);
  return performance.now() - begun;
}

const distributors = '/api/distributors/';

const homePage = async () => (await fetch(address)).text();
/** The heading of the latest articles, which stands on the home page when there are some. */
const articlesOfHome = 'From the bench';

test.skipIf(process.platform !== 'linux')(
  'PostgreSQL is frozen: calls under way and new ones get 503, pages are still shown, and all is well when it goes on (promise L3)',
  async () => {
    expect((await asked(distributors)).status).toBe(200);
    await freeze();
    // More than there are connections: some wait for an answer, some for a connection.
    const underWay = await Promise.all(Array.from({ length: 30 }, () => asked(distributors)));
    expect(underWay.map(({ status }) => status)).toEqual(underWay.map(() => 503));
    expect(underWay.every(({ retryAfter }) => /^\d+$/.test(retryAfter ?? ''))).toBe(true);
    // The outage is known by now: no call waits for it any more.
    const refused = await asked(distributors);
    expect(refused).toMatchObject({ status: 503, retryAfter: '2' });
    expect((await asked('/health')).status).toBe(200);
    expect((await asked('/ready')).status).toBe(503);
    expect((await asked('/')).status).toBe(200);
    expect(await homePage()).not.toContain(articlesOfHome);
    thaw();
    const recovery = await until(distributors, 200);
    // What was drawn without content is not what the next visitor gets.
    expect(await homePage()).toContain(articlesOfHome);
    expect((await asked('/ready')).status).toBe(200);
    const slowest = Math.max(...underWay.map(({ ms }) => ms));
    printFigure(
      `L3: frozen PostgreSQL: 503 after ${slowest.toFixed(0)} ms at most, then ${refused.ms.toFixed(0)} ms; back after ${recovery.toFixed(0)} ms`,
    );
  },
);

test('PostgreSQL is killed: calls get 503 until it is back by itself, which every store process notices (promise L3)', async () => {
  process.kill(await postmaster(), 'SIGKILL');
  const statuses = new Set<number>();
  const begun = performance.now();
  let slowest = 0;
  while (!store.output().includes('The embedded PostgreSQL is back')) {
    const { status, ms } = await asked(distributors);
    statuses.add(status);
    slowest = Math.max(slowest, ms);
    await delay(5);
  }
  await until(distributors, 200);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  printFigure(
    `L3: killed PostgreSQL: 503 after ${slowest.toFixed(0)} ms at most, back after ${(performance.now() - begun).toFixed(0)} ms`,
  );
});

test('a statement that waits for a lock is no outage: it goes on waiting', async () => {
  const connectionString = (await findRunningPostgres(dataDir))?.connectionString;
  const pool = connect({ connectionString: connectionString ?? '', max: 2 });
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table distributor in access exclusive mode');
  const waiting = asked(distributors);
  // Longer than it takes to notice an outage: the store has asked so often meanwhile whether its database is there.
  const questions = new Set<number>();
  while (questions.size < 12) {
    const { rows } = await pool.query<{ query_start: Date }>(
      `select query_start from pg_stat_activity where application_name = 'cutsite watch'`,
    );
    for (const { query_start } of rows) questions.add(query_start.getTime());
    expect((await asked('/ready')).status).toBe(200);
  }
  await client.query('commit');
  expect((await waiting).status).toBe(200);
  client.release();
  await pool.end();
});
