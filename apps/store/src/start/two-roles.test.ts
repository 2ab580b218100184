import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningPostgres, startPostgres } from '@cutsite/embedded-postgres/supervisor';
import { migrateStore } from '@cutsite/order-service/database';
import { connect } from '@cutsite/service-base/database';
import { createTestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnStore } from '../testing/store-process.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-roles-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function ask(connectionString: string | null | undefined, statement: string): Promise<unknown[]> {
  const pool = connect({ connectionString: connectionString ?? '', max: 1 });
  try {
    return (await pool.query(statement)).rows;
  } finally {
    await pool.end();
  }
}

/** Starts a store that stops again when it is ready; what it said. */
async function said(env: Readonly<Record<string, string>>): Promise<string> {
  const store = spawnStore({ DATA_DIR: dataDir, ...env });
  await store.ready.catch(() => undefined);
  store.child.kill('SIGTERM');
  await store.exited;
  return store.output();
}

const production = {
  CUTSITE_MODE: 'production',
  PUBLIC_URL: 'https://store.example',
  SMTP_URL: 'smtps://me:secret@mail.example',
  MAIL_FROM: 'store@provider.example',
  STRIPE_SECRET_KEY: 'sk_live_example_of_a_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_example_of_a_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_example_of_a_key',
  DRAIN_MS: '0',
};

test('a data folder of an earlier version is handed over at the first start, and its store cannot rewrite history', async () => {
  const folder = join(dataDir, 'earlier');
  const started = await startPostgres({ dataDir: folder });
  if (!started.ok) throw started.error;
  const { connectionString, adminConnectionString, stop } = started.value;
  await ask(adminConnectionString, 'alter database cutsite owner to cutsite; drop role cutsite_owner');
  const pool = connect({ connectionString, max: 1 });
  await migrateStore(pool);
  await pool.end();
  await stop();

  const store = spawnStore({ DATA_DIR: folder });
  const address = await store.ready;
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const running = await findRunningPostgres(folder);
  await expect(ask(running?.connectionString, 'delete from order_history')).rejects.toThrow('permission denied');
  await expect(ask(running?.connectionString, 'alter table order_history disable trigger all')).rejects.toThrow(
    'owner',
  );
  expect(await ask(running?.ownerConnectionString, 'select current_user::text as name')).toEqual([
    { name: 'cutsite_owner' },
  ]);
  // The demo has just been filled, and queries are planned for what is there.
  const counted = `select reltuples > 0 as counted from pg_class where oid = any('{content.entry,catalogue_gene}'::regclass[])`;
  expect(await ask(running?.ownerConnectionString, counted)).toEqual([{ counted: true }, { counted: true }]);
  store.child.kill('SIGTERM');
  expect(await store.exited).toBe(0);
}, 120_000);

test('production with one role for everything starts, and says what that means; with two it says nothing', async () => {
  const one = await createTestDatabase({ migrated: false });
  const withOne = await said({ ...production, DATABASE_URL: one.connectionString });
  expect(withOne).toContain('ready at');
  expect(withOne).toContain('Set DATABASE_OWNER_URL to a second role.');
  await one.drop();

  const two = await createTestDatabase({ migrated: false, owner: 'cutsite_owner' });
  const urls = { DATABASE_URL: two.connectionString, DATABASE_OWNER_URL: two.ownerConnectionString };
  const withTwo = await said({ ...production, ...urls });
  expect(withTwo).toContain('ready at');
  expect(withTwo).not.toContain('Warning');
  await expect(two.pool.query('delete from order_history')).rejects.toThrow('permission denied');
  // A process of an earlier version, or a command without the second role, finds all that it needs.
  expect(await said({ ...production, DATABASE_URL: two.connectionString })).toContain('ready at');
  await two.drop();
}, 120_000);

test('a store whose role may change nothing, and whose schema is old, says which setting is missing', async () => {
  const database = await createTestDatabase({ migrated: false, owner: 'cutsite_owner' });
  expect(await said({ DATABASE_URL: database.connectionString })).toContain(
    'The role cutsite of DATABASE_URL may not change the tables of its database. Set DATABASE_OWNER_URL',
  );
  await database.drop();
});

test('one role twice, tables of the wrong role and two databases are refused in a sentence', async () => {
  const made = await createTestDatabase();
  const { connectionString, ownerConnectionString } = made;
  expect(await said({ DATABASE_URL: connectionString, DATABASE_OWNER_URL: connectionString })).toContain(
    'DATABASE_URL and DATABASE_OWNER_URL name the same role, cutsite',
  );

  const empty = await createTestDatabase({ migrated: false, owner: 'cutsite_owner' });
  expect(await said({ DATABASE_URL: empty.connectionString, DATABASE_OWNER_URL: ownerConnectionString })).toContain(
    'DATABASE_URL and DATABASE_OWNER_URL name two databases',
  );
  await empty.drop();

  const alone = await createTestDatabase({ migrated: false });
  await migrateStore(alone.pool);
  const owner = new URL(alone.connectionString);
  owner.username = 'cutsite_owner';
  expect(await said({ DATABASE_URL: alone.connectionString, DATABASE_OWNER_URL: owner.href })).toContain(
    'Tables of the store belong to cutsite, the role of DATABASE_URL. Writer them over once, as a superuser of this database: reassign owned by cutsite to cutsite_owner;',
  );
  await alone.drop();
  await made.drop();
}, 120_000);
