import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, dataFolder, endProcess, refusal, spawnStore } from '../testing/store-process.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir = '';
let remove: () => Promise<void>;

beforeEach(async () => ({ dataDir, remove } = await dataFolder()));
afterEach(() => remove());

test('a second store on one data folder names the first and leaves it in peace', async () => {
  const first = spawnStore(dataDir);
  const answer = await first.answer;
  const second = await startPostgres({ dataDir });
  expect(second).toMatchObject({ ok: false, error: { code: 'folder_in_use' } });
  expect(refusal(second)).toContain(`in use by another store (process ${first.process.pid})`);
  expect(await ask(answer.connectionString!, 'select 1 as one')).toEqual([{ one: 1 }]);
  await endProcess(first.process, 'SIGTERM');
});

test('of two stores that start at once on an empty folder exactly one gets it', async () => {
  const stores = [spawnStore(dataDir), spawnStore(dataDir)];
  const answers = await Promise.all(stores.map((store) => store.answer));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)?.code).toBe('folder_in_use');
  const winner = answers.find(({ ok }) => ok);
  expect(await ask(winner?.connectionString ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  await Promise.all(stores.map((store) => endProcess(store.process, 'SIGTERM')));
});

test('a folder that its store has left is free again', async () => {
  const first = spawnStore(dataDir);
  await first.answer;
  await endProcess(first.process, 'SIGTERM');
  const second = await startPostgres({ dataDir });
  if (!second.ok) throw second.error;
  expect(second.value.wasAdopted).toBe(false);
  await second.value.stop();
});
