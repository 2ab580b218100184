import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPagesCommand } from '@cutsite/order-service/command-line';
import { connect, withTransaction } from '@cutsite/service-base/database';
import { createLogger } from '@cutsite/service-base/observability';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { registerPages } from '@cutsite/web/server';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchOverStore } from '../start/serve-store.ts';

/** A built site in small, whose pages say how often any page was made. */
const serverBundle = `
let made = 0;
const page = (id, path, index) => ({ id, path, index, parentId: 'root', module: { handle: { hydrate: false } } });
export const assets = { version: 'v1', routes: {} };
export const routes = {
  root: { id: 'root', path: '', module: {} },
  home: page('home', undefined, true),
  help: page('help', 'help'),
  'not-found-page': { ...page('not-found-page', 'errors/HTTP404.html'), module: { handle: { status: 404 } } },
  'not-found': { ...page('not-found', '*'), module: { handle: { status: 404 } } },
};
const createRequestHandler = () => async () => new Response('made ' + (made += 1));
const matchRoutes = (all, path) => [{ route: all.find((one) => '/' + (one.index ? '' : one.path) === path) ?? all.find((one) => one.path === '*') }];
export const entry = { module: { createRequestHandler, matchRoutes, contextWith: (data) => data } };
`;

interface Side {
  readonly read: (path: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

let folder = '';
let database: TestDatabase;
let sides: readonly [Side, Side];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-pages-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  database = await createTestDatabase({ migrated: false });
  sides = [await aSide('one'), await aSide('other')];
});
afterAll(async () => {
  await Promise.all(sides.map(({ stop }) => stop()));
  await database.drop();
  await rm(folder, { recursive: true });
});

/** What one process has: its own pages, finished once each, and its own watch over the database that both are on. */
async function aSide(name: string): Promise<Side> {
  const { connectionString } = database;
  const serverFile = join(folder, `${name}.mjs`);
  await writeFile(serverFile, serverBundle);
  const app = Fastify();
  const pages = await registerPages(app, { clientDir: join(folder, 'client'), serverFile, https: false });
  const pool = connect({ connectionString });
  const watch = await watchOverStore({ connectionString, pool, pages, log: createLogger({ logLevel: 'silent' }) });
  return {
    read: async (path) => (await app.inject(path)).body,
    stop: async () => {
      await watch.stop();
      await app.close();
      await pool.end();
    },
  };
}

/** Waits until a side has made the page again. */
async function changed(side: Side, path: string, before: string): Promise<void> {
  while ((await side.read(path)) === before) await database.pool.query('select 1');
}

describe('finished pages of two processes (promise L6)', () => {
  test('a change that is announced makes both forget the page, and keep the others', async () => {
    const [help, home] = [await Promise.all(sides.map((side) => side.read('/help'))), await sides[1].read('/')];
    expect(await sides[1].read('/help')).toBe(help[1]);
    await announcePageChange(database.pool, '/help');
    for (const [place, side] of sides.entries()) await changed(side, '/help', help[place] ?? '');
    expect(await sides[1].read('/')).toBe(home);
  });

  test('a change takes effect when it is committed, and not when it is rolled back', async () => {
    const before = await sides[0].read('/help');
    const failing = withTransaction(database.pool, async (client) => {
      await announcePageChange(client, '/help');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const home = await sides[0].read('/');
    // Notifications arrive in the order of the commits: the other would have arrived before this one.
    await withTransaction(database.pool, (client) => announcePageChange(client, '/'));
    await changed(sides[0], '/', home);
    expect(await sides[0].read('/help')).toBe(before);
  });

  test('npm run pages tells all of them, from any machine', async () => {
    const said: string[] = [];
    const parts = { pool: database.pool, print: (line: string) => void said.push(line) };
    const before = await Promise.all(sides.map((side) => side.read('/')));
    expect(await runPagesCommand(['forget', '--all'], parts)).toBe(0);
    for (const [place, side] of sides.entries()) await changed(side, '/', before[place] ?? '');
    for (const words of [[], ['forget'], ['forget', 'help'], ['show', '/help'], ['forget', '/help', '/more']]) {
      expect(await runPagesCommand(words, parts)).toBe(2);
    }
    expect(said.at(-1)).toContain('Usage:');
  });

  test('who could not listen for a while makes all pages again, because one may have changed meanwhile', async () => {
    const before = await Promise.all(sides.map((side) => side.read('/help')));
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'cutsite watch' and datname = current_database()`,
    );
    for (const [place, side] of sides.entries()) await changed(side, '/help', before[place] ?? '');
    // And both hear again.
    const after = await sides[0].read('/help');
    await announcePageChange(database.pool, null);
    await changed(sides[0], '/help', after);
    expect(await sides[0].read('/help')).toBe(await sides[0].read('/help'));
  });
});
