import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withBuildTurn } from './build-turn.ts';

let folder = '';
let file = '';
const { signal } = new AbortController();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-turn-'));
  file = join(folder, 'turn');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that takes sixty turns and is gone in the middle of the last one; it ends with 1 where it met another. */
const contender = `
const { mkdir, rm } = await import('node:fs/promises');
const { setTimeout: delay } = await import('node:timers/promises');
const { withBuildTurn } = await import(${JSON.stringify(new URL('./build-turn.ts', import.meta.url).href)});
const { signal } = new AbortController();
for (let turn = 1; turn <= 60; turn += 1) {
  await withBuildTurn(process.env.TURN_FILE, signal, async () => {
    await mkdir(process.env.TURN_FILE + '.inside').catch(() => process.exit(1));
    await delay(1);
    await rm(process.env.TURN_FILE + '.inside', { recursive: true });
    if (turn === 60) process.exit(0);
  });
  await delay(1 + (turn % 3));
}`;

function contend(): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', contender], {
    env: { ...process.env, TURN_FILE: file },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

describe('two stores of one checkout take turns at building', () => {
  test('the turn is given back, also after a failure', async () => {
    await expect(withBuildTurn(file, signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    let owner = '';
    await withBuildTurn(file, signal, async () => {
      owner = await readFile(file, 'utf8');
    });
    expect(owner).toMatch(new RegExp(`^${process.pid} `));
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['a killed store', '999999999 4ddb0e2c'],
    ['a store of an earlier version', '999999999'],
    ['a store in a container, which had the same number', `${process.pid} 4ddb0e2c`],
    ['a machine that went down while it was written', ''],
  ])('the turn of %s is over', async (_title, left) => {
    await writeFile(file, left);
    let isDone = false;
    await withBuildTurn(file, signal, async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test('also a take-over that was cut short holds nobody up', async () => {
    await writeFile(file, '999999999 4ddb0e2c');
    await writeFile(`${file}.over`, '999999998 4ddb0e2c');
    let isDone = false;
    await withBuildTurn(file, signal, async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test('four processes never work at the same time, also when they die in their turn', async () => {
    await writeFile(file, '999999999 4ddb0e2c');
    expect(await Promise.all([contend(), contend(), contend(), contend()])).toEqual([0, 0, 0, 0]);
  });
});
