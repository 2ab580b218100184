import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptFor, retainAssets } from './retained-assets.ts';

const day = 24 * 60 * 60 * 1000;

let folder = '';
let kept = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-assets-'));
  kept = join(folder, 'kept');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The files of a build as Vite leaves them: one that all builds share, and one of its own. */
async function built(name: string): Promise<string> {
  const assets = join(folder, name, 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'framework-00.js'), 'shared');
  await writeFile(join(assets, `dialog-${name}.js`), name);
  await writeFile(join(assets, `dialog-${name}.js.br`), `${name} compressed`);
  return assets;
}

const filesKept = async () => (await readdir(join(kept, 'files'))).sort();
const now = Date.now();

describe('the hashed files of a build are kept for the pages that are open', () => {
  test('when the next build replaces it, those of both are there', async () => {
    const first = await built('one');
    await retainAssets(first, kept);
    await rm(first, { recursive: true });
    const { filesDir } = await retainAssets(await built('two'), kept);
    expect(await filesKept()).toEqual([
      'dialog-one.js',
      'dialog-one.js.br',
      'dialog-two.js',
      'dialog-two.js.br',
      'framework-00.js',
    ]);
    expect(await readFile(join(filesDir, 'dialog-one.js'), 'utf8')).toBe('one');
  });

  test('two processes that start at the same moment bring them together', async () => {
    const assets = await built('one');
    await Promise.all([retainAssets(assets, kept), retainAssets(assets, kept), retainAssets(await built('two'), kept)]);
    expect(await filesKept()).toHaveLength(5);
    expect(await readdir(join(kept, 'arriving'))).toEqual([]);
  });

  test('a build of which no process said for two weeks that it is served is thrown out, but not what others share', async () => {
    const old = await retainAssets(await built('old'), kept);
    const next = await retainAssets(await built('next'), kept);
    await old.tidy(now - (keptFor.days + 1) * day);
    await next.tidy(now);
    expect(await filesKept()).toEqual(['dialog-next.js', 'dialog-next.js.br', 'framework-00.js']);
    expect(await readdir(join(kept, 'builds'))).toHaveLength(1);
  });

  test('a build that was served within the two weeks stays', async () => {
    const old = await retainAssets(await built('old'), kept);
    const next = await retainAssets(await built('next'), kept);
    await old.tidy(now - (keptFor.days - 1) * day);
    await next.tidy(now);
    expect(await filesKept()).toContain('dialog-old.js');
  });

  test('a build that another process still serves stays, however long ago it was made', async () => {
    const old = await retainAssets(await built('old'), kept);
    const later = now + 100 * day;
    const next = await retainAssets(await built('next'), kept);
    await old.tidy(later - 1000);
    await next.tidy(later);
    expect(await filesKept()).toContain('dialog-old.js');
  });

  test('the folder is bounded: beyond its size the builds that were served last stay, and the one that is served now', async () => {
    const big = await retainAssets(await built('big'), kept);
    await truncate(join(kept, 'files', 'dialog-big.js'), keptFor.bytes);
    const small = await retainAssets(await built('small'), kept);
    const next = await retainAssets(await built('next'), kept);
    await big.tidy(now - 2 * day);
    await small.tidy(now - 3 * day);
    await next.tidy(now);
    expect(await filesKept()).not.toContain('dialog-big.js');
    expect(await filesKept()).toContain('dialog-small.js');
    expect(await filesKept()).toContain('dialog-next.js');
  });

  test('a file of its own that is gone comes back as long as the build is there', async () => {
    const one = await retainAssets(await built('one'), kept);
    await rm(join(kept, 'files', 'dialog-one.js'));
    await one.tidy(now);
    expect(await filesKept()).toContain('dialog-one.js');
  });

  test('the whole folder may be deleted: it is made again', async () => {
    const one = await retainAssets(await built('one'), kept);
    await rm(kept, { recursive: true });
    await one.tidy(now);
    expect(await filesKept()).toContain('dialog-one.js');
  });

  test('what a killed process left half brought is never served, and thrown out after an hour', async () => {
    const one = await retainAssets(await built('one'), kept);
    const half = join(kept, 'arriving', 'dialog-two.js.1');
    await writeFile(half, 'ha');
    await utimes(half, new Date(now - day), new Date(now - day));
    await one.tidy(now);
    expect(await readdir(join(kept, 'arriving'))).toEqual([]);
  });

  test('a folder that cannot be written is reported', async () => {
    await writeFile(kept, 'a file in its place');
    await expect(retainAssets(await built('one'), kept)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
