import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { askJson } from './index.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function outside(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const schema = z.object({ jobs: z.array(z.string()) });
const ask = (url: string, timeoutMs = 30_000) => askJson({ url, timeoutMs, maxBytes: 1_000 }, schema);

describe('a system outside', () => {
  test('that answers as expected is believed', async () => {
    const url = await outside((_, response) => void response.end('{"jobs":["one"]}'));
    expect(await ask(url)).toEqual({ ok: true, value: { jobs: ['one'] } });
  });

  test.each([
    ['other JSON', '{"jobs":1}'],
    ['no JSON', '<html>'],
    ['too much', `{"jobs":["${'x'.repeat(2_000)}"]}`],
  ])('that answers with %s is not', async (_what, body) => {
    const url = await outside((_request, response) => void response.end(body));
    expect(await ask(url)).toEqual({ ok: false, why: 'foreign' });
  });

  test('that sends us elsewhere is not followed', async () => {
    const url = await outside((_, response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await ask(url)).toEqual({ ok: false, why: 'unreachable' });
  });

  test('that is busy says for how long', async () => {
    const url = await outside((_, response) => void response.writeHead(429, { 'retry-after': '7' }).end('{"a":1}'));
    expect(await ask(url)).toEqual({ ok: false, why: 'refused', status: 429, retryAfter: 7, body: { a: 1 } });
  });

  test('that does not answer in time, or is not there, is out of reach', async () => {
    const url = await outside(() => undefined);
    expect(await ask(url, 50)).toEqual({ ok: false, why: 'unreachable' });
    for (const server of servers) server.closeAllConnections();
    expect(await ask('http://127.0.0.1:1/')).toEqual({ ok: false, why: 'unreachable' });
  });
});
