import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from './project-root.ts';

const leftOut = new Set(['node_modules', 'build', '.react-router', '.cache', '.data', '.git']);

/** A copy of the tree in which faults can be planted without touching a file of ours. */
export interface TreeCopy {
  readonly root: string;
  /** Writes a file, path relative to the root, with its folders. */
  plant(path: string, text: string): void;
  remove(): void;
}

/**
 * Copies the named folders and links the workspaces to one another inside of the copy. It lies within our tree, where
 * git and every tool ignore it, so that npm packages are found by walking up.
 */
export function copyTree(folders: readonly string[]): TreeCopy {
  const root = mkdtempSync(join(projectRoot, 'tests/.planted-'));
  const plant = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of folders) {
    cpSync(join(projectRoot, folder), join(root, folder), {
      recursive: true,
      filter: (source) => !leftOut.has(basename(source)),
    });
  }
  plant('package.json', readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { name: string };
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, dirname(manifest)), link, 'dir');
  }
  return { root, plant, remove: () => rmSync(root, { recursive: true, force: true }) };
}
