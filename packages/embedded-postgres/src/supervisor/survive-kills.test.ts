import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, dataFolder, endProcess, spawnStore, until } from '../testing/store-process.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir = '';
let remove: () => Promise<void>;

beforeEach(async () => ({ dataDir, remove } = await dataFolder()));
afterEach(() => remove());

test('a store killed during initdb leaves no cluster behind that looks whole; the next one makes its own', async () => {
  const store = spawnStore(dataDir);
  const unfinished = `postgresql.new.${store.process.pid}`;
  // In the middle: initdb writes this folder's files one after the other.
  await until(() => readdir(join(dataDir, unfinished, 'data', 'base')).catch(() => null));
  await endProcess(store.process, 'SIGKILL');
  expect(await readdir(dataDir)).toEqual([unfinished]);

  const next = await startPostgres({ dataDir });
  if (!next.ok) throw next.error;
  expect(await ask(next.value.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).toEqual(['postgresql']);
  await next.value.stop();
});

test('the PostgreSQL of a killed store is adopted with everything that was committed', async () => {
  const killed = spawnStore(dataDir);
  const answer = await killed.answer;
  await ask(answer.ownerConnectionString!, 'create table note as select 7 as value');
  await endProcess(killed.process, 'SIGKILL');

  const next = await startPostgres({ dataDir });
  if (!next.ok) throw next.error;
  expect(next.value.wasAdopted).toBe(true);
  expect(next.value.pid()).toBe(answer.postgresPid);
  expect(await ask(next.value.ownerConnectionString, 'select value from note')).toEqual([{ value: 7 }]);
  await next.value.stop();
  await expect(ask(next.value.connectionString, 'select 1')).rejects.toThrow('connect');
});

test('when store and PostgreSQL are both killed, the next start recovers every commit', async () => {
  const killed = spawnStore(dataDir);
  const answer = await killed.answer;
  await ask(answer.ownerConnectionString!, 'create table note as select 7 as value');
  await endProcess(killed.process, 'SIGKILL');
  process.kill(answer.postgresPid!, 'SIGKILL');

  const next = await startPostgres({ dataDir });
  if (!next.ok) throw next.error;
  expect(next.value.pid()).not.toBe(answer.postgresPid);
  expect(await ask(next.value.ownerConnectionString, 'select value from note')).toEqual([{ value: 7 }]);
  await next.value.stop();
});

test('a PostgreSQL that dies under a living store is started again on the same socket', async () => {
  const said: string[] = [];
  const started = await startPostgres({ dataDir, onOutage: (message) => said.push(message) });
  if (!started.ok) throw started.error;
  const postgres = started.value;
  const pid = postgres.pid();
  process.kill(pid, 'SIGKILL');
  await until(() => said.includes('The embedded PostgreSQL is back.'));
  expect(postgres.pid()).not.toBe(pid);
  expect(await ask(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});
