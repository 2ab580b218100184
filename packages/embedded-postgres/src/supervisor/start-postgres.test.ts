import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmasterFile } from '../postmaster/postmaster-file.ts';
import { processState } from '../postmaster/process-state.ts';
import { ask, dataFolder } from '../testing/store-process.ts';
import { startPostgres } from './start-postgres.ts';
import type { EmbeddedPostgres } from './supervise.ts';

let dataDir = '';
let remove: () => Promise<void>;

beforeEach(async () => ({ dataDir, remove } = await dataFolder()));
afterEach(() => remove());

async function started(folder: string, onProgress?: (message: string) => void): Promise<EmbeddedPostgres> {
  const result = await startPostgres({ dataDir: folder, ...(onProgress ? { onProgress } : {}) });
  if (!result.ok) throw result.error;
  return result.value;
}

test('an empty folder gets a durable cluster behind a private socket, and a second start finds what was written', async () => {
  const said: string[] = [];
  const first = await started(dataDir, (message) => said.push(message));
  expect(said).toContain('Creating the database cluster…');
  expect(first.wasAdopted).toBe(false);

  const settings = await ask<{ name: string; setting: string }>(
    first.adminConnectionString,
    `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'password_encryption', 'server_encoding')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    password_encryption: 'scram-sha-256',
    server_encoding: 'UTF8',
  });
  const whoAmI = `select current_user as name, rolsuper as super, pg_has_role('cutsite_owner', 'member') as owns
                    from pg_roles where rolname = current_user`;
  expect(await ask(first.connectionString, whoAmI)).toEqual([{ name: 'cutsite', super: false, owns: false }]);
  expect(await ask(first.ownerConnectionString, whoAmI)).toEqual([{ name: 'cutsite_owner', super: false, owns: true }]);

  await ask(first.ownerConnectionString, 'create table note as select 7 as value');
  await expect(ask(first.connectionString, 'create table mine (value int)')).rejects.toMatchObject({ code: '42501' });
  await first.stop();
  const second = await started(dataDir);
  expect(await ask(second.ownerConnectionString, 'select value from note')).toEqual([{ value: 7 }]);
  await second.stop();
});

test('a database of an earlier version, made by the store alone, is handed over to the owner with all that is in it', async () => {
  const first = await started(dataDir);
  await ask(first.adminConnectionString, 'alter database cutsite owner to cutsite');
  await ask(first.connectionString, 'create table note as select 7 as value');
  await ask(first.adminConnectionString, 'drop role cutsite_owner');
  await first.stop();

  const second = await started(dataDir);
  expect(
    await ask(
      second.ownerConnectionString,
      `select pg_get_userbyid(datdba) as database, pg_get_userbyid(relowner) as "table"
         from pg_database, pg_class where datname = current_database() and relname = 'note'`,
    ),
  ).toEqual([{ database: 'cutsite_owner', table: 'cutsite_owner' }]);
  expect(await ask(second.ownerConnectionString, 'select value from note')).toEqual([{ value: 7 }]);
  await expect(ask(second.connectionString, 'drop table note')).rejects.toMatchObject({ code: '42501' });
  await second.stop();
});

test('the password file is 0600, and the folders of data and socket are 0700', async () => {
  const postgres = await started(dataDir);
  const mode = async (name: string): Promise<string> =>
    ((await stat(join(dataDir, 'postgresql', name))).mode & 0o777).toString(8);
  expect(await mode('password')).toBe('600');
  expect(await mode('data')).toBe('700');
  const socket = decodeURIComponent(new URL(postgres.connectionString).searchParams.get('host') ?? '');
  expect(((await stat(socket)).mode & 0o777).toString(8)).toBe('700');
  await postgres.stop();
});

test('a wrong password is refused: the socket alone is not enough', async () => {
  const postgres = await started(dataDir);
  const wrong = new URL(postgres.connectionString);
  wrong.password = 'guessed';
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await postgres.stop();
});

test('stopping returns when the process is gone, twice without harm', async () => {
  const postgres = await started(dataDir);
  const pid = postgres.pid();
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(await processState(pid)).toBe('gone');
  expect(await readPostmasterFile(join(dataDir, 'postgresql', 'data'))).toBeNull();
  expect(await readdir(dataDir)).toEqual(['postgresql']);
});

test('data below a path that is too long for a socket work as well', async () => {
  const deep = join(dataDir, ...Array.from({ length: 6 }, (_, index) => `${index}-${'long'.repeat(6)}`));
  const postgres = await started(deep);
  expect(await ask(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});
