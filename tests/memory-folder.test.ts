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

test('otherwise it is one that every account may write to, and what a killed run left is taken away', () => {
  // No process has this number: Linux gives none above 4,194,304.
  const left = join(place, 'cutsite-tests-4999999');
  mkdirSync(left);
  writeFileSync(join(left, 'file'), '');
  const living = join(place, 'cutsite-tests-1');
  mkdirSync(living);
  const others = join(place, 'of-somebody-else');
  mkdirSync(others);
  const folder = memoryFolder(place, little);
  expect(statSync(folder ?? '').mode & 0o7777).toBe(0o1777);
  expect([existsSync(left), existsSync(living), existsSync(others)]).toEqual([false, true, true]);
});
