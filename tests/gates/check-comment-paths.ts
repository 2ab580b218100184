import { posix } from 'node:path';
import type { TreeFile } from './tree-files.ts';

const code = /\.(ts|tsx|mjs|cjs|css|sql)$/;
/** A line of a comment, or the comment at the end of a line of code. */
const comment = /^\s*(?:\/\*+|\*|--|\/\/)(.*)$|\s\/\/ (.*)$/;
/** A file, by its path from the root, from beside the comment or from any folder above: `docs/running.md`, `ask.ts`. */
const namedFile = /(?<![\w./@*{}-])(?:\.{1,2}\/)*[\w-][\w./-]*\.(?:md|tsx?|mjs|cjs|sql)\b(?![\w/*{}-])/g;
/** A folder, by its path from the root. */
const namedFolder =
  /(?<![\w./@*{}-])(?:docs|packages|apps|tests|e2e|bench|scripts)(?:\/[\w-]+)+(?![\w/*{}-]|\.[\w*{])/g;

/**
 * Files and folders that comments of code name and that are not there, as `path:line: name`. A decision may be named by
 * its number alone.
 */
export function findLostPaths(files: readonly TreeFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const folders = new Set([...paths].flatMap((path) => allFolders(posix.dirname(path))));
  const ends = new Set([...paths].flatMap((path) => allEnds(path)));
  const isThere = (name: string, from: string): boolean => {
    const beside = posix.normalize(posix.join(posix.dirname(from), name));
    const isDecision = /^docs\/decisions\/\d{4}$/.test(name) && [...paths].some((path) => path.startsWith(`${name}-`));
    return ends.has(name) || paths.has(beside) || folders.has(name) || isDecision;
  };
  return files
    .filter(({ path }) => code.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const [, whole, behind] = comment.exec(line) ?? [];
        const said = whole ?? behind ?? '';
        const names = [...said.matchAll(namedFile), ...said.matchAll(namedFolder)].map(([name]) => name);
        return names.filter((name) => !isThere(name, path)).map((name) => `${path}:${at + 1}: ${name}`);
      }),
    );
}

/** `a/b` and `a` of a folder `a/b`. */
function allFolders(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...allFolders(posix.dirname(folder))];
}

/** `price/ask` and `ask` of a file `price/ask`. */
function allEnds(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
