import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

interface ManifestRoute {
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type ManifestRoutes = Readonly<Record<string, ManifestRoute | undefined>>;

/**
 * The routes with the style sheets of the root by their plain addresses. React Router writes "#" behind a sheet that a
 * part loaded later needs too, so that the part links it once more: a page that is gone to may have taken the first
 * link away. The root's are never taken away, and a second link at the end would win over the sheets of the page.
 *
 * @param routes as in the manifest of a build, by route id
 */
export function withPlainRootSheets<Routes extends ManifestRoutes>(routes: Routes): Routes {
  const ofRoot = new Set(routes['root']?.css);
  const plain = (sheet: string) => (ofRoot.has(sheet) ? sheet.replace(/#$/, '') : sheet);
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route?.css === undefined ? route : { ...route, css: route.css.map(plain) },
    ]),
  ) as unknown as Routes;
}

/**
 * The list of routes that every page with scripts loads, without the files that each route imports: React Router reads
 * them for links that fetch ahead, and we have none. It is most of the list (promise P7).
 * @throws Error when the file is not written as this version of React Router writes it.
 */
export function trimmedManifest(manifest: string): string {
  const end = manifest.lastIndexOf('}') + 1;
  if (!manifest.startsWith(start)) throw new Error('The manifest of the routes is not written as expected.');
  const parsed = JSON.parse(manifest.slice(start.length, end)) as {
    readonly routes: Readonly<Record<string, ManifestRoute>>;
  };
  const routes = Object.entries(withPlainRootSheets(parsed.routes)).map(([id, { imports: _, ...route }]) => [
    id,
    route,
  ]);
  return `${start}${JSON.stringify({ ...parsed, routes: Object.fromEntries(routes) })}${manifest.slice(end)}`;
}

/** Trims the manifest of a built client in its folder. */
export async function trimManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const manifests = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  for (const name of manifests) {
    const path = join(assets, name);
    await writeFile(path, trimmedManifest(await readFile(path, 'utf8')));
  }
}
