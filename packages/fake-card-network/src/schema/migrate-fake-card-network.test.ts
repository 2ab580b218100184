import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateFakeCardNetwork, readFakeCardMigrations } from './index.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterEach(() => database.drop());

const rows = async (statement: string): Promise<unknown[]> => (await database.pool.query(statement)).rows;

/** The tables of the release before, as its migration made them. */
const before = `
  create table fake_card_intent (id text primary key, client_secret text not null, amount_minor bigint not null,
    currency text not null, status text not null, metadata jsonb not null, description text, last_error jsonb,
    card text, return_url text, done_at timestamptz, refunded_minor bigint not null default 0, created_at timestamptz not null);
  create table fake_card_refund (id text primary key, intent_id text not null references fake_card_intent (id),
    amount_minor bigint not null, metadata jsonb not null, created_at timestamptz not null);
  create table fake_card_call (key text primary key, request_hash bytea not null, status integer not null,
    body jsonb not null, created_at timestamptz not null);
  create table fake_card_event (id text primary key, body jsonb not null, created_at timestamptz not null,
    due_at timestamptz not null, attempts integer not null default 0, delivered_at timestamptz);
  insert into fake_card_intent values ('pi_1', 's', 9500, 'usd', 'succeeded', '{}', null, null, '4242', null, null, 500, now());
  insert into fake_card_refund values ('re_1', 'pi_1', 500, '{}', now());
  insert into fake_card_event values ('evt_1', '{}', now(), now());`;

test('the network has a schema of its own with a register of its own, made once', async () => {
  const files = (await readFakeCardMigrations()).map(({ name }) => name);
  expect(await migrateFakeCardNetwork(database.pool)).toEqual(files);
  expect(await migrateFakeCardNetwork(database.pool)).toEqual([]);
  expect(await rows('select name from fake_card_network.schema_migration')).toEqual(files.map((name) => ({ name })));
  expect(await rows(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('what an older release remembered in tables of the store is taken over, and its names are gone (promise L5)', async () => {
  await database.pool.query(before);
  await migrateFakeCardNetwork(database.pool);
  expect(await rows('select id, amount_minor::int, refunded_minor::int from fake_card_network.intent')).toEqual([
    { id: 'pi_1', amount_minor: 9500, refunded_minor: 500 },
  ]);
  expect(await rows('select id, intent_id from fake_card_network.refund')).toEqual([{ id: 're_1', intent_id: 'pi_1' }]);
  expect(await rows('select id from fake_card_network.event')).toEqual([{ id: 'evt_1' }]);
  expect(await rows(`select relname from pg_class where relname like 'fake\\_card\\_%'`)).toEqual([]);
});
