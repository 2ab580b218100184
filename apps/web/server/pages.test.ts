import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noContent } from '../app/platform/content/content-source.ts';
import { notFoundAddress } from '../app/platform/not-found/not-found-address.ts';
import { noPageData } from '../app/platform/page-data.ts';
import { type Pages, registerPages, scoreSecurityHeaders } from './index.ts';
import { serverBundle } from './small-site.cases.ts';

let folder: string;
let app: FastifyInstance;
let pages: Pages;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-pages-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'client/assets/root-abc.js'), 'go()');
  await writeFile(join(folder, 'client/assets/root-abc.js.br'), 'br');
  for (const name of ['robots.txt', 'icon.svg']) await writeFile(join(folder, 'client', name), 'of the build');
  await writeFile(join(folder, 'server.mjs'), serverBundle);
  app = Fastify();
  app.get('/api/known', async () => ({ known: true }));
  pages = await registerPages(app, {
    clientDir: join(folder, 'client'),
    serverFile: join(folder, 'server.mjs'),
    https: true,
    policies: ['cards'],
    data: {
      ...noPageData,
      supportEmail: 'help@store.example',
      content: {
        ...noContent,
        atUrl: async (path) => (path === '/moved' ? { kind: 'moved', to: '/help' } : noContent.atUrl(path)),
      },
      distributors: async () => ({ is_locked: false, distributors: [] }),
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });
/** Asked without a client that would tidy the address first. */
const redirectOf = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    httpGet(origin, { path }, (answer) => resolve(answer.resume().headers.location)).on('error', reject);
  });
const textOf = async (path: string) => (await get(path)).text();

describe('pages in Fastify', () => {
  test('a page is rendered with the data that the store hands in', async () => {
    expect(await textOf('/known')).toContain('{"is_locked":false,"distributors":[]}');
  });

  test('a URL is rendered once for everybody, whatever else stands in its search', async () => {
    const first = await textOf('/help');
    expect(await textOf('/help')).toBe(first);
    expect(await textOf('/help?token=secret&utm_source=mail')).toBe(first);
    expect(first).not.toContain('secret');
  });

  test('a page that its loader draws for one visit alone is drawn again for the next (promise L3)', async () => {
    const [first, second] = [await get('/passing'), await get('/passing')];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.text()).not.toBe(await first.text());
  });

  test('search parameters that a page names make pages of their own', async () => {
    expect(await textOf('/blog?tag=a&x=1')).toContain('/blog?tag=a #');
    expect(await textOf('/blog?tag=b')).toContain('/blog?tag=b #');
  });

  test('a purge makes the next visitor get a new page, also one who asks with the old entity tag', async () => {
    const before = await get('/help');
    const etag = before.headers.get('etag') ?? '';
    expect((await get('/help', { 'if-none-match': etag })).status).toBe(304);
    pages.purge('/help');
    expect((await get('/help', { 'if-none-match': etag })).status).toBe(200);
  });

  test('an unknown address leads to the 404 page with the error and what was asked for (WB-4, WB-5, ruling 51)', async () => {
    for (const path of ['/nowhere', '/else/where', '/Else/%C3%A4']) {
      const answer = await get(path);
      const to = `/errors/HTTP404.html?error=Not+Found&from=${encodeURIComponent(path)}`;
      expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/errors/HTTP404.html?error=Not+Found&from=%2Fnowhere')).status).toBe(404);
    expect((await get(`/${'a'.repeat(5_000)}`)).headers.get('location')).toHaveLength(344);
  });

  test('inside the shop the notice stands in place, one for all of its addresses (ruling 51)', async () => {
    const [one, other] = [await get('/order/nothing'), await get('/checkout/nothing')];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(await one.text()).toBe(await other.text());
    expect((await get('/orders')).status).toBe(302);
  });

  test('a page that fails to render is a 500 with its own words and is not kept', async () => {
    const first = await get('/broken');
    expect(first.status).toBe(500);
    expect(await first.text()).not.toBe(await textOf('/broken'));
  });

  test('the page with the mails of the demo is an unknown address in any other store', async () => {
    for (const path of ['/demo/outbox', '/demo/%6futbox', '/DEMO/outbox']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, notFoundAddress(path)]);
    }
    const demo = Fastify();
    await registerPages(demo, {
      clientDir: join(folder, 'client'),
      serverFile: join(folder, 'server.mjs'),
      https: false,
      demo: true,
    });
    expect((await demo.inject('/demo/outbox')).statusCode).toBe(200);
    await demo.close();
  });

  test('a slash at the end leads to the page without it, and never to another site', async () => {
    expect((await get('/help/?a=1')).headers.get('location')).toBe('/help?a=1');
    // One redirect, also where the letters are others and where the page has moved.
    expect((await get('/HELP/?a=1')).headers.get('location')).toBe('/help?a=1');
    // The address of a shelf is small letters, whatever it names.
    for (const path of ['/Shelves/Design?a=1', '/shelves/DESIGN/?a=1']) {
      const moved = await get(path);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/shelves/design?a=1']);
    }
    expect((await get('/shelves/design')).status).toBe(200);
    expect((await get('/moved/')).headers.get('location')).toBe('/help');
    expect((await get('//elsewhere.example/')).headers.get('location')).toBe('/elsewhere.example');
    const leave = ['/\\elsewhere.example/', '/\\/elsewhere.example/', '//\\elsewhere.example/'];
    for (const url of leave) expect(await redirectOf(url)).toBe('/elsewhere.example');
  });

  test('routes of the service come before pages, and requests behind the fast path still reach them', async () => {
    expect(await (await get('/api/known')).json()).toEqual({ known: true });
    expect((await fetch(`${origin}/help`, { method: 'POST' })).status).toBe(404);
  });

  test('HEAD is answered with the headers alone', async () => {
    const answer = await fetch(`${origin}/help`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });

  test('a page from the cache and one through Fastify carry the same security headers', async () => {
    const direct = await get('/help');
    const injected = await app.inject({ url: '/help', headers: { 'accept-encoding': 'gzip' } });
    const names = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
    ];
    for (const name of names) expect(injected.headers[name]).toBe(direct.headers.get(name));
    expect(direct.headers.get('content-security-policy')).toContain("'sha256-");
  });
});

test.each([
  ['/pay', true],
  ['/help', false],
])("with a key of Stripe's, its script is allowed where a card is typed: on %s that is %s", async (path, isAllowed) => {
  const policy = (await get(path)).headers.get('content-security-policy') ?? '';
  expect(policy.includes('https://js.stripe.com')).toBe(isAllowed);
});

describe('files of the built client', () => {
  test('a hashed asset is kept for ever and sent in its compressed copy', async () => {
    const answer = await get('/assets/root-abc.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/icon.svg', '/robots.txt'])('%s, a file without a hash, is kept for an hour', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('robots.txt is of the program, and names the map of the site', async () => {
    expect(await (await get('/robots.txt')).text()).toMatch(
      /^User-agent: \*\n(Disallow: \S+\n)+\nSitemap: \S*\/sitemap\.xml\n$/,
    );
  });

  test('a missing asset is a 404 and not a page', async () => {
    const answer = await get('/assets/nope.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toContain('html');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test.each([
  ['a redirect to the address without a slash', '/help/', 301],
  ['a redirect to the letters of an address', '/HELP', 301],
  ['a redirect to where content has moved', '/moved', 301],
  ['a redirect by the page itself', '/elsewhere', 302],
  ['an asset', '/assets/root-abc.js', 200],
  ['a missing asset', '/assets/nope.js', 404],
  ['robots.txt', '/robots.txt', 200],
  ['the version of the site', '/site-version', 200],
  ['a page', '/help', 200],
])('%s carries every security header (promise F7)', async (_what, path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(scoreSecurityHeaders(Object.fromEntries(answer.headers), '').score).toBeGreaterThanOrEqual(110);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('permissions-policy')).toContain('camera=()');
});

describe('a page that is open while the site is built again (decision 25)', () => {
  test('reads which version is served now, by an answer that is not cached', async () => {
    const answer = await get('/site-version');
    expect(await answer.json()).toEqual({ version: 'v7' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('gets the files of its own build from whichever process is asked, with the headers that they always had', async () => {
    const served = async (build: string) => {
      const clientDir = join(folder, build, 'client');
      await mkdir(join(clientDir, 'assets'), { recursive: true });
      await writeFile(join(clientDir, `assets/dialog-${build}.js`), build);
      await writeFile(join(clientDir, `assets/dialog-${build}.js.br`), `${build} compressed`);
      const store = Fastify();
      const serverFile = join(folder, 'server.mjs');
      await registerPages(store, { clientDir, serverFile, https: true, keptAssetsDir: join(folder, 'kept') });
      return store;
    };
    const [before, after] = [await served('before'), await served('after')];
    await rm(join(folder, 'before'), { recursive: true });
    for (const process of [before, after])
      for (const build of ['before', 'after']) {
        const answer = await process.inject({
          url: `/assets/dialog-${build}.js`,
          headers: { 'accept-encoding': 'br' },
        });
        expect([answer.statusCode, answer.body]).toEqual([200, `${build} compressed`]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(answer.headers['content-type']).toContain('javascript');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    expect((await after.inject('/assets/..%2fbuilds')).statusCode).toBeGreaterThanOrEqual(400);
    await Promise.all([before.close(), after.close()]);
  });
});

test('the page that says that the store is busy is a page: 503, Retry-After, and drawn once', async () => {
  const busy = Fastify();
  busy.get('/busy', async (request, reply) => {
    reply.hijack();
    await pages.sendBusy(request.raw, reply.raw, '2');
  });
  const address = await busy.listen({ port: 0, host: '127.0.0.1' });
  const [first, second] = [await fetch(`${address}/busy`), await fetch(`${address}/busy`)];
  expect(first.status).toBe(503);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'retry-after': '2',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const html = await first.text();
  expect(html).toContain('/errors/HTTP503.html');
  expect(await second.text()).toBe(html);
  await busy.close();
});
