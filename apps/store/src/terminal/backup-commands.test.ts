import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@cutsite/embedded-postgres/supervisor';
import { connect } from '@cutsite/service-base/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnStore } from '../testing/store-process.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-backup-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `npm run` of a command without npm, on the store of a data folder. */
function run(command: string, dataDir: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const program = fileURLToPath(new URL(`../${command}.ts`, import.meta.url));
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, dataDir) };
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` });
    });
  });
}

test('a running store is backed up, and restored on another machine where no store has ever been (promise L4)', async () => {
  const file = join(folder, 'store.backup');
  const store = spawnStore({ DATA_DIR: join(folder, 'here') });
  const address = await store.ready;
  const visit = await fetch(`${address}/api/users/me/`);
  const [cookie, csrf] = ['visit', 'csrftoken'].map(
    (name) => new RegExp(`${name}=([^;]+)`).exec(visit.headers.getSetCookie().join(' '))?.[1] ?? '',
  );
  const registered = await fetch(`${address}/account/create-new-user`, {
    method: 'POST',
    headers: {
      cookie: `visit=${cookie}; csrftoken=${csrf}`,
      'x-csrftoken': csrf ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: 'Kept',
      company_name: 'Kept',
      password: 'three quiet pipettes',
      email: 'ada@kept.example',
    }),
  });
  expect(registered.status).toBe(200);

  const backedUp = await run('backup', 'here', file);
  expect(backedUp).toMatchObject({ code: 0, output: expect.stringContaining('are in the backup.') });
  const refused = await run('restore', 'here', file, '--replace');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('A store is running on this database.') });
  store.child.kill('SIGTERM');
  expect(await store.exited).toBe(0);
  expect((await run('restore', 'here', file)).output).toContain('This store is not empty');

  const restored = await run('restore', 'there', file);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('0 broken invariants') });
  const other = spawnStore({ DATA_DIR: join(folder, 'there') });
  const mails = await fetch(`${await other.ready}/api/demo/outbox/?to=ada@kept.example`);
  expect(await mails.text()).toContain('ada@kept.example');
  other.child.kill('SIGTERM');
  expect(await other.exited).toBe(0);
}, 240_000);

test('PostgreSQL has counted the tables that a command filled', async () => {
  const imported = await run('content', 'filled', 'import');
  expect(imported).toMatchObject({ code: 0, output: expect.stringContaining(' added, 0 changed') });
  const started = await startPostgres({ dataDir: join(folder, 'filled') });
  if (!started.ok) throw started.error;
  const pool = connect({ connectionString: started.value.connectionString, max: 1 });
  const { rows } = await pool.query<{ rows: number }>(
    "select reltuples::int as rows from pg_class where oid = 'content.entry'::regclass",
  );
  await pool.end();
  await started.value.stop();
  expect(rows[0]?.rows).toBeGreaterThan(0);
}, 120_000);
