import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

interface ManifestRoute {
  readonly imports?: readonly string[];
}

/**
 * The list of routes that every page with scripts loads, without the files that each route imports: React Router reads
 * them for links that fetch ahead, and we have none. It is most of the list (promise P7).
 * @throws Error when the file is not written as this version of React Router writes it.
 */
export function withoutImports(manifest: string): string {
  const end = manifest.lastIndexOf('}') + 1;
  if (!manifest.startsWith(start)) throw new Error('The manifest of the routes is not written as expected.');
  const parsed = JSON.parse(manifest.slice(start.length, end)) as {
    readonly routes: Readonly<Record<string, ManifestRoute>>;
  };
  const routes = Object.entries(parsed.routes).map(([id, { imports: _, ...route }]) => [id, route]);
  return `${start}${JSON.stringify({ ...parsed, routes: Object.fromEntries(routes) })}${manifest.slice(end)}`;
}

/** Trims the manifest of a built client in its folder. */
export async function trimManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const manifests = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  for (const name of manifests) {
    const path = join(assets, name);
    await writeFile(path, withoutImports(await readFile(path, 'utf8')));
  }
}
