import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPostmasterFile } from '../postmaster/postmaster-file.ts';
import { dataFolder, refusal } from '../testing/store-process.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir = '';
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ dataDir, remove } = await dataFolder());
  const started = await startPostgres({ dataDir });
  if (!started.ok) throw started.error;
  await started.value.stop();
});
afterAll(() => remove());

/** Puts other text into a file of the cluster while `work` runs. */
async function withText(name: string, text: string, original: string, work: () => Promise<void>): Promise<void> {
  const path = join(dataDir, 'postgresql', name);
  await writeFile(path, text);
  try {
    await work();
  } finally {
    await writeFile(path, original);
  }
}

test('data of another major version are refused with both versions named, and stay untouched', async () => {
  await withText('data/PG_VERSION', '17\n', '18\n', async () => {
    const refused = await startPostgres({ dataDir });
    expect(refused).toMatchObject({ ok: false, error: { code: 'wrong_version' } });
    expect(refusal(refused)).toMatch(/written by PostgreSQL 17, .* version 18/);
  });
});

test('a folder without a cluster in the place of ours is refused, not filled', async () => {
  const other = join(dataDir, 'other');
  await mkdir(join(other, 'postgresql'), { recursive: true });
  expect(await startPostgres({ dataDir: other })).toMatchObject({ ok: false, error: { code: 'not_a_cluster' } });
  await rm(other, { recursive: true });
});

test('a password file that does not belong to the data is named, and no PostgreSQL is left running', async () => {
  const password = await readFile(join(dataDir, 'postgresql', 'password'), 'utf8');
  await withText('password', 'another', password, async () => {
    expect(await startPostgres({ dataDir })).toMatchObject({ ok: false, error: { code: 'password_refused' } });
    expect(await readPostmasterFile(join(dataDir, 'postgresql', 'data'))).toBeNull();
  });
});

test('a setting that PostgreSQL refuses is reported with the end of its log', async () => {
  const refused = await startPostgres({ dataDir, settings: { shared_buffers: 'plenty' } });
  expect(refused).toMatchObject({ ok: false, error: { code: 'start_failed' } });
  expect(refusal(refused)).toContain('invalid value for parameter "shared_buffers"');
});
