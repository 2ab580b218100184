import { pathToFileURL } from 'node:url';
import type { RefusedForm } from '@cutsite/domain/site-form';
import type { createRequestHandler, matchRoutes, RouteObject, RouterContextProvider, ServerBuild } from 'react-router';
import type { PageData } from '../app/platform/page-data.ts';
import type { PagePolicy } from '../app/platform/page-handle.ts';
import { withPlainRootSheets } from './assets/trim-manifest.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** The part of a route's `handle` that the server reads (see app/platform/page-handle.ts). */
export interface ServedHandle {
  readonly searchParams?: readonly string[];
  readonly status?: number;
  readonly policy?: PagePolicy;
  readonly smallLetters?: boolean;
}

interface FoundPage {
  readonly handle: ServedHandle;
  readonly isFallback: boolean;
  /** The one way to write the address of a page whose address is fixed, or small letters; null for all others. */
  readonly canonical: string | null;
}

/**
 * What the built site tells about a URL: the handle of the page it leads to. Every URL leads to one; unknown ones to
 * the 404 page.
 */
export interface SiteBuild {
  /** Another one for each build whose files in the browser differ; the pages of a build know it, too. */
  readonly version: string;
  /** `isFallback` is true when only the catch-all route fits, or the page is one that this store doesn't have. */
  findPage(path: string): FoundPage;
  /** Every page with a fixed address, as written in the table of routes. */
  readonly paths: readonly string[];
  /**
   * Renders a page by its path and search parameters.
   *
   * @param refused a form that the page answers; the HTML is for its sender alone
   */
  render(pathAndSearch: string, refused?: RefusedForm): Promise<RenderedPage>;
}

interface RenderedPage {
  readonly html: string;
  /** The route threw, and the HTML says so. */
  readonly failed: boolean;
  /** False: its loader wants it to be drawn again for the next visitor (`Cache-Control: no-store`). */
  readonly mayBeKept: boolean;
  /** Its loader leads elsewhere, and there is no HTML. */
  readonly leadsTo: string | null;
}

interface EntryModule {
  readonly createRequestHandler: typeof createRequestHandler;
  readonly matchRoutes: typeof matchRoutes;
  readonly contextWith: (data: PageData, refused?: RefusedForm) => RouterContextProvider;
  readonly renderedPage?: (answer: Response) => Buffer | undefined;
}

/**
 * Loads the server bundle that `react-router build` wrote.
 *
 * @param serverFile path of `build/server/index.js`
 * @param data what loaders of routes may read
 * @param leftOut pages of the table of routes that this store doesn't have, written as there
 */
export async function loadSiteBuild(
  serverFile: string,
  data: PageData,
  leftOut: readonly string[] = [],
): Promise<SiteBuild> {
  const written = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
  const { assets } = written;
  const build: ServerBuild = { ...written, assets: { ...assets, routes: withPlainRootSheets(assets.routes) } };
  const entry = build.entry.module as unknown as EntryModule;
  const handleRequest = entry.createRequestHandler(build, 'production');
  const routes = routeObjects(build).filter(({ path = '' }) => !leftOut.includes(path));
  const paths = routes
    .map((route) => (route.index === true ? '/' : `/${route.path}`))
    .filter((path) => !/[:*]/.test(path));

  function findPage(path: string): FoundPage {
    // A line break in an address is matched by no pattern at all.
    const leaf = entry.matchRoutes(routes, path)?.at(-1)?.route;
    const fixed = leaf?.path;
    const handle = (leaf?.handle as ServedHandle | undefined) ?? {};
    const small = handle.smallLetters === true ? path.toLowerCase() : null;
    return {
      handle,
      isFallback: leaf === undefined || leaf.path === '*',
      canonical: fixed === undefined || /[:*]/.test(fixed) ? small : `/${fixed.replace(/^\//, '')}`,
    };
  }
  // The router reads its whole table for each address, which is a tenth of the work of a page.
  const fixedPages = new Map(paths.map((path) => [path, findPage(path)]));

  return {
    version: assets.version,
    paths,
    findPage: (path) => fixedPages.get(path) ?? findPage(path),
    async render(pathAndSearch, refused) {
      const response = await handleRequest(
        // Put together as text: as an address relative to the site, "//x" would name a host.
        new Request(`http://site.invalid${pathAndSearch}`),
        entry.contextWith(data, refused),
      );
      const page = entry.renderedPage?.(response)?.toString('utf8') ?? (await response.text());
      return {
        html: scriptsAfterPaint(page),
        failed: response.status >= 500,
        mayBeKept: response.headers.get('cache-control') !== 'no-store',
        leadsTo: response.status < 400 ? response.headers.get('location') : null,
      };
    },
  };
}

/**
 * The route table of the bundle as the router's matcher takes it. All routes hang directly under the root (see
 * app/routes.ts).
 */
function routeObjects(build: ServerBuild): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route === undefined || route.parentId === undefined) return [];
    const shared = { id: route.id, handle: (route.module as { handle?: unknown }).handle };
    return route.index === true
      ? [{ ...shared, index: true as const, path: route.path ?? '/' }]
      : [{ ...shared, path: route.path ?? '/' }];
  });
}
