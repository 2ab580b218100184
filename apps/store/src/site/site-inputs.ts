import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is built for browsers before the store starts: from what, by which program, and by which file one sees it. */
export interface BuiltPart {
  readonly name: 'site' | 'office';
  readonly folder: string;
  /** What it is made of, relative to the project. */
  readonly inputs: readonly string[];
  /** A file of the finished build, relative to the folder. */
  readonly proof: string;
  readonly program: { readonly package: string; readonly file: string };
}

const packages = [
  'packages/api-client',
  'packages/content',
  'packages/contracts',
  'packages/domain',
  'packages/ui',
  'package-lock.json',
];

/** The parts, in the order of the start. */
export const builtParts = [
  {
    name: 'site',
    folder: 'apps/web',
    inputs: ['apps/web', ...packages],
    proof: 'build/server/index.js',
    program: { package: '@react-router/dev', file: 'bin.cjs' },
  },
  {
    name: 'office',
    folder: 'apps/office',
    inputs: ['apps/office', ...packages],
    proof: 'build/index.html',
    program: { package: 'vite', file: 'bin/vite.js' },
  },
] as const satisfies readonly BuiltPart[];

const leftOut = new Set(['build', 'node_modules', '.react-router']);
const isTest = /\.test\.tsx?$/;

/**
 * One number for the content of everything that a part is built from (SHA-256, hexadecimal). Content and not time,
 * because a checkout gives every file a new time. Some hundred files: about 20 ms.
 */
export function hashOfInputs(projectFolder: string, inputs: readonly string[]): string {
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
