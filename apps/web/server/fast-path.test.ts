import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { servePagesBeforeFastify } from './fast-path.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { makePageEntry } from './page-cache/page-entry.ts';

test('a page that is sent from memory is told, and one that is not found is not (CT-76)', async () => {
  const cache = createPageCache(5);
  await cache.getOrMake('/help/store-guides', async () => makePageEntry('<p>dry</p>', 200, { https: false }, {}));
  await cache.getOrMake('/nowhere', async () => makePageEntry('<p>none</p>', 404, { https: false }, {}));
  const server = createServer((_request, response) => response.end('later'));
  const told: unknown[] = [];
  servePagesBeforeFastify(server, cache, (...read) => told.push(read));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ['/help/store-guides', '/nowhere', '/help/other'])
    await (await fetch(origin + path, { headers: { 'user-agent': 'a browser' } })).text();
  await fetch(`${origin}/help/store-guides`, { method: 'HEAD' });
  expect(told).toEqual([['/help/store-guides', 'a browser']]);
  server.close();
});
