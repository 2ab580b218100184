import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'cutsite-memory-'));
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/** Bytes: less than any machine has that runs this. */
const little = 1024;

test('where memory is short, or there is no such place, the folder of the system is used', () => {
  expect(memoryFolder(place, 1024 ** 5)).toBeNull();
  expect(memoryFolder(join(place, 'missing'), little)).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'otherwise it is one that every account may write to, and what a killed run left is taken away',
  () => {
    const container = statSync('/proc/self/ns/pid').ino;
    // No process has this number: Linux gives none above 4,194,304.
    const killed = join(place, `cutsite-tests-${container}-4999999`);
    const running = join(place, `cutsite-tests-${container}-1`);
    const inAnotherContainer = join(place, 'cutsite-tests-1-4999999');
    const ofAnotherProgram = join(place, 'of-another-program');
    const all = [killed, running, inAnotherContainer, ofAnotherProgram];
    for (const one of all) mkdirSync(one);
    writeFileSync(join(killed, 'file'), '');
    const folder = memoryFolder(place, little);
    expect(statSync(folder ?? '').mode & 0o7777).toBe(0o1777);
    expect(all.map((one) => existsSync(one))).toEqual([false, true, true, true]);
  },
);
