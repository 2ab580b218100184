import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chromiumCandidates, findChromium, findHeadlessShell } from '../e2e/browser/find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'cutsite-chromium-'));
const program = join(folder, 'chromium');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the browser named by CHROMIUM_PATH is used, and no other one in its place', () => {
  expect(findChromium({ CHROMIUM_PATH: program, PATH: '/usr/bin' })).toBe(program);
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'missing'), PATH: folder })).toBeNull();
});

test('otherwise PATH is looked through, Chromium before Chrome', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program);
  const names = chromiumCandidates({ PATH: '/a' }).slice(0, 3);
  expect(names).toEqual(['/a/chromium', '/a/chromium-browser', '/a/google-chrome']);
});

test('a folder of that name is not taken for the program', () => {
  expect(findChromium({ CHROMIUM_PATH: folder })).toBeNull();
});

test('the one without windows is found by its own name, and never in the place of one that CHROMIUM_PATH names', () => {
  expect(findHeadlessShell({ PATH: folder })).toBeNull();
  const shell = join(folder, 'chromium-headless-shell');
  writeFileSync(shell, '#!/bin/sh\n');
  chmodSync(shell, 0o755);
  expect(findHeadlessShell({ PATH: `/nowhere:${folder}` })).toBe(shell);
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: program })).toBeNull();
  expect(findChromium({ PATH: folder })).toBe(program);
});
