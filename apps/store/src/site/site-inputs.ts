import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the built site is made of, relative to the project. */
const inputs = [
  'apps/web',
  'packages/api-client',
  'packages/contracts',
  'packages/domain',
  'packages/ui',
  'package-lock.json',
];

const leftOut = new Set(['build', 'node_modules', '.react-router']);
const isTest = /\.test\.tsx?$/;

/**
 * One number for the content of everything that the site is built from (SHA-256, hexadecimal). Content and not time,
 * because a checkout gives every file a new time. Some hundred files: about 20 ms.
 */
export function hashOfInputs(projectFolder: string): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(join(projectFolder, input)))) {
    hash.update(relative(projectFolder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  const entries = readEntries(path);
  if (entries === null) return [path];
  return entries
    .filter(({ name }) => !leftOut.has(name) && !isTest.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

function readEntries(path: string): { name: string; isDirectory: () => boolean }[] | null {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
    throw error;
  }
}
