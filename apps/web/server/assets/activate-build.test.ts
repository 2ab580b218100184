import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { activateBuild } from './activate-build.ts';

let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'cutsite-build-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

async function finished(text: string): Promise<string> {
  for (const part of ['client', 'server']) {
    await mkdir(join(place, 'next', part), { recursive: true });
    await writeFile(join(place, 'next', part, 'index.js'), text);
  }
  return join(place, 'next');
}
const inPlace = (part: string) => readFile(join(place, part, 'index.js'), 'utf8');

describe('a finished build', () => {
  test('takes the place of the one before it, and nothing else is left', async () => {
    await activateBuild(await finished('one'));
    await activateBuild(await finished('two'));
    expect([await inPlace('client'), await inPlace('server')]).toEqual(['two', 'two']);
    expect((await readdir(place)).sort()).toEqual(['client', 'server']);
  });

  test('takes its place after one that was killed on the way', async () => {
    await activateBuild(await finished('one'));
    await mkdir(join(place, 'before', 'client'), { recursive: true });
    await rm(join(place, 'server'), { recursive: true });
    await activateBuild(await finished('two'));
    expect([await inPlace('client'), await inPlace('server')]).toEqual(['two', 'two']);
  });
});
