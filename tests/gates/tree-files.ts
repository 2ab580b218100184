import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** A text file of the tree; the path is relative to its root, with forward slashes. */
export interface TreeFile {
  readonly path: string;
  readonly text: string;
}

const leftOut = new Set(['node_modules', 'build', '.git', '.react-router', '.cache', '.data', 'test-results']);
const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|pdf|webm|gz|br|xlsx)$/;

/** Every text file that is ours, read once. Works without git, so that a downloaded copy can be checked as well. */
export function readTree(root: string = projectRoot): TreeFile[] {
  return globSync(['**/*', '**/.*', '.ci/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => leftOut.has(entry.name) || entry.name.startsWith('.planted-'),
  })
    .filter((entry) => entry.isFile() && !binary.test(entry.name) && entry.name !== '.DS_Store')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

const sourceName = /\.(ts|tsx|mjs|cjs|css)$/;
const testName = /\.(test|cases|e2e)\.tsx?$|\/(mutation-testing|testing)\//;

/** Code that is read and maintained: TypeScript, scripts and styles; tests and their tables of cases are left out. */
export const isSource = ({ path }: TreeFile): boolean => sourceName.test(path) && !testName.test(path);

/** `wells` of a path: its folders and its file name. */
export const segments = (path: string): string[] => path.split('/');

/** The name without any of its endings: `cart` for `cart.routes.ts`. */
export const stem = (path: string): string => basename(path).split('.')[0] ?? '';
