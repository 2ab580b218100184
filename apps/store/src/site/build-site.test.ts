import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtParts, hashOfInputs } from './site-inputs.ts';

let folder = '';
const [site] = builtParts;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-site-'));
  for (const input of [
    'apps/web/app',
    'packages/api-client',
    'packages/content',
    'packages/contracts',
    'packages/domain',
    'packages/ui',
  ]) {
    await mkdir(join(folder, input), { recursive: true });
  }
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'apps/web/app/root.tsx'), 'one');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the site is built again', () => {
  test.each([
    ['when a source changes', 'apps/web/app/root.tsx'],
    ['when a source is added', 'packages/domain/new.ts'],
    ['when a library changes', 'package-lock.json'],
  ])('%s', async (_title, path) => {
    const before = hashOfInputs(folder, site.inputs);
    await writeFile(join(folder, path), 'another');
    expect(hashOfInputs(folder, site.inputs)).not.toBe(before);
  });
});

describe('the site is not built again', () => {
  test.each([
    ['for a test', 'apps/web/app/root.test.tsx'],
    ['for its own output', 'apps/web/build/server.js'],
  ])('%s', async (_title, path) => {
    const before = hashOfInputs(folder, site.inputs);
    await mkdir(join(folder, 'apps/web/build'), { recursive: true });
    await writeFile(join(folder, path), 'text');
    expect(hashOfInputs(folder, site.inputs)).toBe(before);
  });

  test('for a file that was only written again', async () => {
    const before = hashOfInputs(folder, site.inputs);
    await writeFile(join(folder, 'apps/web/app/root.tsx'), 'one');
    expect(hashOfInputs(folder, site.inputs)).toBe(before);
  });
});
