import type { TreeFile } from './tree-files.ts';

/** A setting as the code names it: read from the environment, also in a unit, or as a row of a table. */
const named = /(?:\bread\.\w+\(\s*|\w+\(read,\s*|\bsetting: |\benv\[)'([A-Z][A-Z0-9_]{3,})'/g;
const settingCode = /^apps\/(order-service\/src\/config|store\/src)\/(?!.*\.test\.ts$)/;

/** Settings that the code reads and docs/settings.md doesn't name, and the other way round. */
export function findSettingFaults(files: readonly TreeFile[]): string[] {
  const page = files.find(({ path }) => path === 'docs/settings.md')?.text ?? '';
  const described = new Set([...page.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name));
  const read = new Set(
    files
      .filter(({ path }) => settingCode.test(path))
      .flatMap(({ text }) => [...text.matchAll(named)].map(([, name = '']) => name)),
  );
  const undescribed = [...read].filter((name) => !page.includes(name)).map((name) => `${name} is not described`);
  const unread = [...described].filter((name) => !read.has(name)).map((name) => `${name} is described, and not read`);
  return [...undescribed, ...unread];
}
