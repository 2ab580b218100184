import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

let store: Server;
let office: ViteDevServer;
let address = '';

beforeAll(async () => {
  store = createHttpServer((request, response) => {
    response.end(`store ${request.method} ${request.url} from ${request.headers.origin ?? 'nowhere'}`);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const storeAddress = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  vi.stubEnv('OFFICE_SERVICE_URL', storeAddress);
  office = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    cacheDir: `${root}/node_modules/.vite-of-a-test`,
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
  });
  await office.listen();
  address = new URL(office.resolvedUrls?.local[0] ?? '').origin;
});
afterAll(async () => {
  await office.close();
  await new Promise((resolve) => store.close(resolve));
  vi.unstubAllEnvs();
});

describe('the office that is started alone (OF-20)', () => {
  test.each([
    '/api/staff/me/',
    '/preview/8f14e45f?v=2',
    '/media/abc/plate.svg',
    '/sign-in?next=%2Foffice',
    '/account',
    '/assets/a.js',
    '/blog/the-pam',
    '/officers',
  ])('passes %s on to the store', async (path) => {
    expect(await (await fetch(address + path)).text()).toMatch(`store GET ${path} `);
  });

  test('makes its writes under the name of the store, which takes them from its own pages alone', async () => {
    const answer = await fetch(`${address}/api/staff/order/1/looking/`, { method: 'POST', body: '{}' });
    expect(await answer.text()).toMatch(
      /^store POST \/api\/staff\/order\/1\/looking\/ from http:\/\/127\.0\.0\.1:\d+$/,
    );
  });

  test.each(['/office/', '/office/orders/1', '/office/content?type=author'])(
    'answers %s with its own page',
    async (path) => {
      const page = await (await fetch(address + path, { headers: { accept: 'text/html' } })).text();
      expect(page).toContain('/office/app/main.tsx');
    },
  );
});
