import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RefusedForm } from '@cutsite/domain/site-form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoundContent } from '../app/platform/content/content-source.ts';
import { isInShop, notFoundAddress, notFoundPath } from '../app/platform/not-found/not-found-address.ts';
import { noPageData, type PageData } from '../app/platform/page-data.ts';
import type { PagePolicy } from '../app/platform/page-handle.ts';
import { registerAssets } from './assets/serve-assets.ts';
import { type OnRead, servePagesBeforeFastify } from './fast-path.ts';
import { serveFeeds } from './feeds.ts';
import { type PolicySources, pagePolicies } from './headers/page-policies.ts';
import { fileSecurityHeaders } from './headers/security-headers.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { makePageEntry, type PageEntry } from './page-cache/page-entry.ts';
import { pageKey, splitUrl } from './page-cache/page-key.ts';
import { type PreviewOptions, previewRoutes, servePreview } from './preview.ts';
import { sendRefusedForm } from './refused-form.ts';
import { sendPage } from './send-page.ts';
import { loadSiteBuild, type ServedHandle } from './site-build.ts';

export type { PageData } from '../app/platform/page-data.ts';
export { type SecurityScore, scoreSecurityHeaders } from './headers/score-security-headers.ts';

export interface PagesOptions {
  /** `build/client` of the built site. Default: the one beside this file. */
  readonly clientDir?: string;
  /** `build/server/index.js` of the built site. Default: the one beside this file. */
  readonly serverFile?: string;
  /** Where hashed files of this and of earlier builds are kept for pages that are open. Default: nowhere. */
  readonly keptAssetsDir?: string;
  /** True when visitors come over HTTPS (production): adds HSTS and upgrade-insecure-requests. */
  readonly https: boolean;
  /** True in demo mode, which has a page that shows the mails. Default false. */
  readonly demo?: boolean;
  /**
   * What pages may load from other sites, where they ask for it: `cards` when the store has a key of Stripe's. Default:
   * none.
   */
  readonly policies?: readonly PagePolicy[];
  /** What loaders of routes read while a page is rendered. Default: nothing is known, and pages ask in the browser. */
  readonly data?: PageData;
  /** Who may see drafts and all blocks. Default: nobody, and there is no preview. */
  readonly preview?: Pick<PreviewOptions, 'mayPreview' | 'maySeeBlocks'>;
  /** Told of each page that was found and is sent, with what the browser calls itself. Default: nobody is. */
  readonly onRead?: OnRead;
  /** How many pages are kept. Default 500. */
  readonly cacheLimit?: number;
}

export interface Pages {
  /**
   * Answers with the page that says that the store is busy, in place of one that cannot be drawn now: 503 and
   * Retry-After, never the JSON that calls are refused with.
   */
  sendBusy(request: IncomingMessage, response: ServerResponse, retryAfter: string): Promise<void>;
  /** Answers a form that was not taken with its page, what was typed in its fields; it is kept nowhere. */
  sendRefusedForm(reply: FastifyReply, refused: RefusedForm): Promise<FastifyReply>;
  /** Answers with the page for addresses that are not there. */
  sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Forgets the HTML of one path (with all its search parameters), or of all. */
  purge(path?: string): void;
}

const BUILD_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', 'build');
/** The one key under which the page for every unknown URL of the shop is kept. A real path begins with a slash. */
const FALLBACK_KEY = '*';
/** Where a page that is open asks which version of the site is served now (app/platform/version/served-version.ts). */
const VERSION_PATH = '/site-version';
/** Pages of the demo; anywhere else their addresses are unknown ones. */
const DEMO_PATHS = ['demo/outbox'];
const BUSY_PATH = '/errors/HTTP503.html';

/**
 * Mounts the site in a Fastify app: assets, pages and the 404 page. Call it after the order service has its routes,
 * before `listen`; what is not one of those routes is a page here (the service answers unknown paths of the API
 * itself). Each page is rendered once and then served from memory with its own Content-Security-Policy.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const transport = { https: options.https };
  const onRead = options.onRead ?? (() => {});
  const security = fileSecurityHeaders(transport);
  const data = options.data ?? noPageData;
  const site = await loadSiteBuild(
    options.serverFile ?? join(BUILD_DIR, 'server', 'index.js'),
    data,
    options.demo === true ? previewRoutes : [...previewRoutes, ...DEMO_PATHS],
  );
  const cache = createPageCache(options.cacheLimit ?? 500);
  await registerAssets(app, {
    clientDir: options.clientDir ?? join(BUILD_DIR, 'client'),
    keptDir: options.keptAssetsDir ?? null,
    transport,
  });

  let busy: Promise<PageEntry> | null = null;
  /** Drawn once: at the moment that it is needed nothing is to be drawn. */
  function busyPage(): Promise<PageEntry> {
    busy ??= site.render(BUSY_PATH).then(({ html }) => makePageEntry(html, 503, transport, {}));
    return busy;
  }

  async function sendBusy(request: IncomingMessage, response: ServerResponse, retryAfter: string): Promise<void> {
    response.setHeader('retry-after', retryAfter);
    sendPage(request, response, await busyPage());
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { path, search } = splitUrl(request.raw.url ?? '/');
    if (path.length > 1 && path.endsWith('/')) {
      const to = await canonicalAddress(withoutTrailingSlash(path));
      return reply.headers(security).redirect(withSearch(to, search), 301);
    }
    const { canonical } = site.findPage(path);
    if (canonical !== null && canonical !== path) {
      return reply.headers(security).redirect(withSearch(canonical, search), 301);
    }
    try {
      const page = await pageAt(path, search);
      if (page.status === 200 && request.method === 'GET') onRead(path, request.headers['user-agent']);
      reply.hijack();
      sendPage(request.raw, reply.raw, page);
    } catch (error) {
      if (!(error instanceof LeadsElsewhere)) throw error;
      return reply.headers(security).header('cache-control', 'no-cache').redirect(error.to, error.status);
    }
  }

  /** Where the page at an address is: one redirect leads there, whatever was written otherwise. */
  async function canonicalAddress(path: string): Promise<string> {
    const { canonical, isFallback } = site.findPage(path);
    if (!isFallback) return canonical ?? path;
    const found = await data.content.atUrl(path).catch(() => null);
    return found === null || found.kind === 'none' ? path : addressOf(found);
  }

  /** @throws LeadsElsewhere when the page is at another address */
  async function pageAt(path: string, search: string): Promise<PageEntry> {
    const { handle, isFallback } = site.findPage(path);
    if (!isFallback) return drawn(pageKey(path, search, handle.searchParams ?? []), handle);
    const kept = cache.get(path);
    if (kept !== undefined) return kept;
    // The address may be that of a published entry. While nobody can say so, the store is busy.
    const found = await data.content.atUrl(path).catch(() => null);
    if (found === null) return busyPage();
    if (found.kind === 'none') {
      if (!isInShop(path)) throw new LeadsElsewhere(notFoundAddress(path), 302);
      return drawn(FALLBACK_KEY, { ...handle, status: 404 }, notFoundPath);
    }
    const canonical = addressOf(found);
    if (canonical !== path) throw new LeadsElsewhere(withSearch(canonical, search), 301);
    return drawn(path, handle);
  }

  function drawn(key: string, handle: ServedHandle, address: string = key): Promise<PageEntry> {
    return cache.getOrMake(key, async () => {
      const { html, failed, mayBeKept, leadsTo } = await site.render(address);
      if (leadsTo !== null) throw new LeadsElsewhere(leadsTo, 302);
      return makePageEntry(
        html,
        failed ? 500 : (handle.status ?? 200),
        transport,
        sourcesOf(handle.policy, options.policies ?? []),
        mayBeKept && !failed,
      );
    });
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendPage(request, response, await pageAt(notFoundPath, ''));
  }

  app.get(VERSION_PATH, (_request, reply) =>
    reply.headers({ ...security, 'cache-control': 'no-store' }).send({ version: site.version }),
  );
  // Pages are routes of their own, so that the service, which refuses unknown paths, knows that these are not.
  for (const path of [...site.paths, '/*']) app.get(path, servePage);

  if (options.preview !== undefined) {
    servePreview(app, site, transport, {
      ...options.preview,
      sendNotFound: async (request, reply) => {
        reply.hijack();
        await sendNotFound(request.raw, reply.raw);
      },
    });
  }
  serveFeeds(app, data, security);
  servePagesBeforeFastify(app.server, cache, onRead);
  return {
    purge: (path) => cache.purge(path),
    sendBusy,
    sendNotFound,
    sendRefusedForm: (reply, refused) => sendRefusedForm(reply, refused, { site, transport }),
  };
}

/** What the page may load from other sites: nothing, unless the store has switched its policy on. */
function sourcesOf(policy: PagePolicy | undefined, switchedOn: readonly PagePolicy[]): PolicySources {
  return policy !== undefined && switchedOn.includes(policy) ? pagePolicies[policy] : {};
}

/**
 * Leading slashes, of both kinds, are folded into one: `//elsewhere.example/` can't turn the redirect into one to
 * another site.
 */
const withoutTrailingSlash = (path: string): string => `/${path.replace(/^[/\\]+|\/+$/g, '')}`;

/** Where an entry is, or the address that it moved to. */
const addressOf = (found: Exclude<FoundContent, { readonly kind: 'none' }>): string =>
  found.kind === 'moved' ? found.to : (found.entry.url ?? '/');

const withSearch = (target: string, search: string): string => (search === '' ? target : `${target}?${search}`);

/** What is asked for stands at another address. */
class LeadsElsewhere extends Error {
  readonly to: string;
  readonly status: 301 | 302;

  constructor(to: string, status: 301 | 302) {
    super(`It is at ${to}`);
    this.to = to;
    this.status = status;
  }
}
