import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnStore } from '../testing/store-process.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-store-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const store = spawnStore({ DATA_DIR: dataDir, ...env });
  expect(await store.exited).toBe(1);
  expect(store.output()).not.toContain('    at ');
  return store.output();
}

test('all unusable settings are listed together, without a stack', async () => {
  const said = await refusal({ CUTSITE_MODE: 'production', PORT: 'x' });
  for (const setting of ['PORT', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']) expect(said).toContain(`- ${setting} must`);
});

test.each([
  ['in which nothing can be made', '/proc/nothing/here', 'nothing can be made there'],
  ['that cannot be written to', '/proc', 'nothing can be made there'],
  ['below a file', join(import.meta.filename, 'data'), 'a part of the path is a file'],
  ['that is a file', import.meta.filename, 'it is a file'],
])('a data folder %s is named in one sentence', async (_what, folder, reason) => {
  const said = await refusal({ DATA_DIR: folder });
  expect(said.trim()).toBe(
    `The data folder ${folder} cannot be used: ${reason}. Choose another one: DATA_DIR=/path npm start`,
  );
});

test('a port that is taken is named, with what to do', async () => {
  const database = await createTestDatabase();
  const { server, port } = await listen();
  try {
    const said = await refusal({ DATABASE_URL: database.connectionString, PORT: String(port) });
    expect(said).toContain(`The store cannot listen on 127.0.0.1:${port}: another program listens there.`);
  } finally {
    server.close();
    await database.drop();
  }
});

test('a database that cannot be reached is named as the setting that it comes from', async () => {
  const { server, port } = await listen();
  server.close();
  const said = await refusal({ DATABASE_URL: `postgresql://me:secret@127.0.0.1:${port}/nothing` });
  expect(said).toContain('The database of DATABASE_URL cannot be used');
  expect(said).not.toContain('secret');
});

const production = {
  CUTSITE_MODE: 'production',
  PUBLIC_URL: 'https://store.example',
  SMTP_URL: 'smtps://me:secret@mail.example',
  MAIL_FROM: 'store@provider.example',
  STRIPE_SECRET_KEY: 'sk_live_example_of_a_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_example_of_a_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_example_of_a_key',
};

test('production never makes the schema in which the card network of a demo remembers', async () => {
  const database = await createTestDatabase({ migrated: false });
  const store = spawnStore({ ...production, DATA_DIR: dataDir, DATABASE_URL: database.connectionString });
  await store.ready;
  store.child.kill('SIGTERM');
  expect(await store.exited).toBe(0);
  const { rows } = await database.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['content', 'graphile_worker', 'public']);
  await database.drop();
});

test('production refuses a database in which a demo has run (promise L9)', async () => {
  const database = await createTestDatabase();
  const demo = spawnStore({ DATABASE_URL: database.connectionString });
  await demo.ready;
  demo.child.kill('SIGTERM');
  expect(await demo.exited).toBe(0);
  const said = await refusal({ ...production, DATABASE_URL: database.connectionString });
  expect(said).toContain('Production refuses a database with demo accounts');
  await database.drop();
});

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}
