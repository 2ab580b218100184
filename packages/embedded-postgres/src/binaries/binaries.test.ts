import { chmod, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSymlinks } from './create-symlinks.ts';
import { findBinaries } from './find-binaries.ts';
import { reachableBinaries } from './reachable-binaries.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-binaries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function putProgram(name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
}

test('without a setting the programs come from the npm package of this machine', async () => {
  const { major, bundle } = await findBinaries(undefined);
  expect(major).toBe(18);
  expect(bundle?.name).toBe(`postgresql-${process.platform}-${process.arch}`);
});

test('PG_BIN_DIR takes the programs of an installed PostgreSQL and asks for their version', async () => {
  await putProgram('postgres', 'echo "postgres (PostgreSQL) 17.2 (Debian 17.2-1)"');
  await putProgram('initdb', 'exit 0');
  expect(await findBinaries(folder)).toEqual({ binDir: folder, major: 17, bundle: null });
});

test('programs older than PostgreSQL 15 are refused', async () => {
  await putProgram('postgres', 'echo "postgres (PostgreSQL) 14.11"');
  await putProgram('initdb', 'exit 0');
  await expect(findBinaries(folder)).rejects.toMatchObject({ code: 'wrong_version' });
});

test('a PG_BIN_DIR without the programs is refused, naming what is missing', async () => {
  await putProgram('postgres', 'exit 0');
  await expect(findBinaries(folder)).rejects.toMatchObject({
    code: 'no_binaries',
    message: expect.stringContaining('"initdb"') as string,
  });
});

describe('when npm ignores install scripts', () => {
  test('the symbolic links of the libraries are made from the list of the package', async () => {
    await mkdir(join(folder, 'native', 'lib'), { recursive: true });
    await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), '');
    const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(list));
    await createSymlinks(folder);
    await createSymlinks(folder);
    expect(await readlink(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });
});

describe.runIf(process.getuid?.() === 0)('as root, which lends PostgreSQL another account', () => {
  const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' };

  test('programs that the account cannot reach are copied once to a place that it can', async () => {
    await mkdir(join(folder, 'native', 'bin'), { recursive: true });
    await writeFile(join(folder, 'native', 'bin', 'postgres'), '');
    await writeFile(join(folder, 'package.json'), '{"version":"18.4.0"}');
    const bundle = { folder, name: 'postgresql-test' };
    const binaries = { binDir: join(folder, 'native', 'bin'), major: 18, bundle };
    const said: string[] = [];
    const copies = join(folder, 'copies');
    for (const _ of [1, 2]) {
      const binDir = await reachableBinaries(binaries, nobody, (message) => said.push(message), copies);
      expect(binDir).toBe(join(copies, 'postgresql-test-18.4.0', 'bin'));
    }
    expect(said).toHaveLength(1);
  });

  test('programs of PG_BIN_DIR that the account cannot reach are refused', async () => {
    const binaries = { binDir: folder, major: 18, bundle: null };
    await expect(reachableBinaries(binaries, nobody, () => undefined)).rejects.toMatchObject({ code: 'not_reachable' });
  });
});
