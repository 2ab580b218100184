import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** A checkout of the journey's own, with the build of this one: what happens to it concerns no other store. */
export interface OwnCheckout {
  readonly folder: string;
  /** Puts lines into a source file, after a line that is there. The next start of a store builds the site with them. */
  addLines(file: string, after: string, lines: readonly string[]): Promise<void>;
  /** Builds another version of the site in the place of the one before: no hashed file keeps its name. */
  release(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies sources and build; the libraries are those of this checkout. */
export async function copyCheckout(): Promise<OwnCheckout> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-checkout-'));
  for (const part of ['apps', 'packages', '.cache', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    await cp(join(checkout, part), join(folder, part), { recursive: true });
  const libraries = join(folder, 'node_modules');
  await mkdir(join(libraries, '@cutsite'), { recursive: true });
  for (const name of await readdir(join(checkout, 'node_modules')))
    if (name !== '@cutsite') await symlink(join(checkout, 'node_modules', name), join(libraries, name));
  // The links between workspaces are relative, and lead to those of the copy.
  await cp(join(checkout, 'node_modules/@cutsite'), join(libraries, '@cutsite'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const used = new Set<string>();
  return {
    folder,
    addLines: async (file, after, lines) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const more = before.replace(`${after}\n`, (line) => `${line}${lines.join('\n')}\n`);
      if (more === before) throw new Error(`${file} has no line "${after}" that the new lines follow`);
      await writeFile(path, more);
    },
    release: async () => {
      await renameHashedFiles(join(folder, 'apps/web/build'), used);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const hashed = /-([\w-]{8})\.(?:js|css|svg|woff2)$/;

/**
 * As a build of other sources would leave it: every hashed file has another name, and all that refer to it know.
 * Compressed copies go; the server does without.
 *
 * @param used the hashes of all builds before this one: a name that comes again would stand for two contents
 */
async function renameHashedFiles(build: string, used: Set<string>): Promise<void> {
  const assets = join(build, 'client/assets');
  const names = await readdir(assets);
  for (const name of names.filter((one) => /\.(?:br|gz)$/.test(one))) await rm(join(assets, name));
  // The hash of the manifest is the version of the site.
  const hashes = names.flatMap((name) => hashed.exec(name)?.[1] ?? []);
  for (const hash of hashes) used.add(hash);
  const renamed = (hash: string, release: number): string => hash.slice(0, 6) + String(release).padStart(2, '0');
  let release = 1;
  while (hashes.some((hash) => used.has(renamed(hash, release)))) release += 1;
  const next = new Map(hashes.map((hash) => [hash, renamed(hash, release)]));
  const anyHash = new RegExp([...next.keys()].join('|'), 'g');
  const renewed = (text: string): string => text.replaceAll(anyHash, (hash) => next.get(hash) ?? hash);
  const texts = (await readdir(build, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of texts) await writeFile(path, renewed(await readFile(path, 'utf8')));
  for (const name of await readdir(assets)) await rename(join(assets, name), join(assets, renewed(basename(name))));
}
