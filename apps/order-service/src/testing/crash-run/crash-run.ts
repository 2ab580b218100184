import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '@cutsite/service-base/clock';
import { createTestDatabase } from '@cutsite/test-support/database';
import { startTestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { loadDemoGenes } from '../../demo-data/index.ts';
import { checkInvariants } from '../../invariants/index.ts';
import { oneOfEach } from '../one-of-each.ts';
import { bundleStore } from './bundle-store.ts';
import { aFlow, type Flow, flowNames, pointsOf } from './customer-flows.ts';
import { startKillableStore } from './killable-store.ts';

export interface CrashRunResult {
  readonly kills: number;
  /** Kills at a named point, by way and point; the others died between two points. */
  readonly atPoints: Readonly<Record<string, number>>;
  /** Rules that were broken after a kill, or in the end, or about which store and card network disagree. */
  readonly broken: readonly string[];
  readonly placed: number;
  /** From the last kill until nothing was half done. */
  readonly convergedMs: number;
}

const timeoutMs = 60_000;

/**
 * Kills a store again and again while customers pay (promise M1): at every named point of every way to pay, and opens
 * another one on the same database. Some customers try again, some never come back.
 */
export async function crashRun({
  kills,
  seed,
  say,
}: {
  readonly kills: number;
  readonly seed: number;
  readonly say?: (line: string) => void;
}): Promise<CrashRunResult> {
  const database = await createTestDatabase({ max: 6 });
  const { pool, connectionString } = database;
  // Prepares carts and never pays: the stores that are killed do.
  const preparing = await startTestService({
    pool,
    env: { RATE_LIMIT_REQUESTS: '1000000/1m', RATE_LIMIT_ADDS: '1000000/1m' },
  });
  await loadDemoGenes({ pool, clock: systemClock });
  const items = Object.values(await oneOfEach(preparing));
  const port = await freePort();
  const random = randomFrom(seed);
  const plan = flowNames.flatMap((way) => pointsOf(way).map((point) => ({ way, point })));
  const atPoints: Record<string, number> = {};
  const broken: string[] = [];
  let interrupted: Flow[] = [];
  const { program, remove } = await bundleStore();
  let next = startKillableStore(program);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const store = next;
      const { way, point } = plan[kill % plan.length] ?? plan[0] ?? { way: 'card', point: 'event-kept' };
      const beside = flowNames[Math.floor(random() * flowNames.length)] ?? 'card';
      const flows = [await aFlow(preparing, way, kill, items), await aFlow(preparing, beside, kill + 1, items)];
      await store.open(connectionString, port);
      store.tell({ dieAt: [point, 1 + Math.floor(random() * 2)] });
      // The next one is loaded while this one works.
      next = startKillableStore(program);
      const again = interrupted.filter(() => random() < 0.6);
      const running = [...flows, ...again].map(async (flow) => ({ flow, isDone: await flow.run(port) }));
      const isAtPoint = await Promise.race([
        store.dead.then(() => true),
        Promise.all(running).then(() => delay(Math.floor(random() * 400), false)),
      ]);
      const name = isAtPoint ? `${way} ${point}` : 'between points';
      atPoints[name] = (atPoints[name] ?? 0) + 1;
      store.kill();
      await store.dead;
      interrupted = (await Promise.all(running)).filter(({ isDone }) => !isDone).map(({ flow }) => flow);
      broken.push(...(await found(pool)).map((line) => `after kill ${kill} at ${name}: ${line}`));
      if ((kill + 1) % 50 === 0) say?.(`${kill + 1} kills, ${broken.length} broken invariants`);
    }
    await next.open(connectionString, port);
    const begun = Date.now();
    while ((await countHalfDone(pool)) > 0 && Date.now() - begun < timeoutMs) await delay(100);
    const convergedMs = Date.now() - begun;
    broken.push(...(await found(pool)), ...(await disagreements(pool)));
    const left = await countHalfDone(pool);
    if (left > 0) broken.push(`${left} payments or messages are half done after ${timeoutMs} ms`);
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from placed_order');
    return { kills, atPoints, broken, placed: rows[0]?.count ?? 0, convergedMs };
  } finally {
    next.kill();
    await next.dead;
    await preparing.stop();
    await database.drop();
    await remove();
  }
}

async function found(pool: Pool): Promise<string[]> {
  return (await checkInvariants(pool)).map(({ rule, subject, found: what }) => `${rule}: ${subject} (${what ?? ''})`);
}

/**
 * What somebody still has to look after: attempts the network was not asked about, its answers that are not settled.
 */
async function countHalfDone(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from payment where status = 'created')
          + (select count(*) from payment p join fake_card_network.intent i on i.id = p.network_id
              where (p.status = 'pending' and i.status in ('succeeded', 'canceled'))
                 or (p.status in ('failed', 'cancelled')
                     and (i.status = 'succeeded' and p.late_minor = 0 or i.status = 'canceled' and i.done_at is not null)))
          + (select count(*) from card_network_event where handled_at is null)
          + (select count(*) from refund where status = 'created') as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Money that the card network took and the store does not know of, or the other way round. */
async function disagreements(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select format('intent %s %s %s, payment %s %s', i.id, i.status, i.amount_minor, p.status, p.amount_minor) as line
       from fake_card_network.intent i full join payment p on p.network_id = i.id
      where (p.method = 'card' and p.amount_minor > 0 or p.id is null)
        and ((coalesce(i.status, '') = 'succeeded') is distinct from (coalesce(p.status, '') in ('succeeded', 'refunded'))
               and not (coalesce(i.status, '') = 'succeeded' and p.late_minor = i.amount_minor)
             or i.amount_minor <> p.amount_minor or i.refunded_minor <> p.refunded_minor)
        and (i.id is not null or p.status in ('succeeded', 'refunded'))`,
  );
  return rows.map(({ line }) => `store and card network disagree: ${line}`);
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
