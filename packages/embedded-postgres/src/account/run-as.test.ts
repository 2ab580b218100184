import { chmod, chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../supervisor/start-postgres.ts';
import { ask } from '../testing/store-process.ts';
import { canReach, chooseAccount } from './run-as.ts';

const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-account-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('a folder of mode 0700 above the path is out of reach for everybody but its owner', async () => {
    expect(await canReach(nobody, join(folder, 'data'))).toBe(false);
    await chmod(folder, 0o711);
    expect(await canReach(nobody, join(folder, 'data'))).toBe(true);
    await chmod(folder, 0o700);
    await chown(folder, nobody.uid, nobody.gid);
    expect(await canReach(nobody, join(folder, 'data'))).toBe(true);
  });

  test('a cluster keeps its owner', async () => {
    const cluster = join(folder, 'postgresql');
    await mkdir(cluster);
    await chown(cluster, 12_345, 12_345);
    expect(await chooseAccount(cluster, folder)).toEqual({ uid: 12_345, gid: 12_345, name: 'uid 12345' });
  });

  test('a new cluster goes to an account that is not root', async () => {
    const account = await chooseAccount(join(folder, 'postgresql'), folder);
    expect(account?.uid).toBeGreaterThan(0);
  });

  test.runIf(process.platform === 'linux')('data below a folder that only root can enter work as well', async () => {
    const dataDir = join(folder, 'private', 'data');
    await mkdir(join(folder, 'private'), { mode: 0o700 });
    const started = await startPostgres({ dataDir });
    if (!started.ok) throw started.error;
    expect(await ask(started.value.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgresql', 'data'))).uid).toBeGreaterThan(0);
    await started.value.stop();
  });
});

test.runIf(process.getuid?.() !== 0)('as any other user PostgreSQL runs under the same account', async () => {
  expect(await chooseAccount(join(folder, 'postgresql'), folder)).toBeNull();
});
