import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { defineEndpoint } from '@cutsite/contracts/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ClientTimeouts, defaultClientTimeouts, headerTimeouts } from './guards/slow-clients.ts';
import { bind, csrfTokenOf, newVisitorToken, refuse, registerApi } from './index.ts';

const takeJson = defineEndpoint({
  method: 'POST',
  path: '/api/json/',
  access: 'anonymous',
  summary: 'Take a word.',
  body: z.strictObject({ word: z.string() }),
  responses: { 200: z.strictObject({ word: z.string() }) },
});
const takeFile = defineEndpoint({
  method: 'POST',
  path: '/api/files/',
  access: 'anonymous',
  summary: 'Take a file.',
  query: z.strictObject({ upTo: z.optional(z.string()) }),
  upload: true,
  responses: { 200: z.strictObject({ bytes: z.int() }) },
});

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

/** The limits of the store, a hundred times shorter: 100 ms for headers, 300 ms for a body, 16 KB/s over 300 ms. */
const timeouts: ClientTimeouts = { ...defaultClientTimeouts, headersMs: 100, bodyMs: 300, fileWindowMs: 300 };

async function aStore(): Promise<{ app: FastifyInstance; port: number; bytesRead: () => number }> {
  const app = Fastify({ ...headerTimeouts(timeouts), forceCloseConnections: true });
  const json = bind(takeJson, ({ body }) => ({ status: 200, body: { word: body.word } }));
  const file = bind(takeFile, async ({ body, query }) => {
    let bytes = 0;
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > Number(query.upTo ?? Number.POSITIVE_INFINITY)) return refuse.fileTooLarge('Too large.');
    }
    return { status: 200, body: { bytes } };
  });
  await registerApi(app, [json, file], {
    settings: {
      publicOrigin: 'http://store.example',
      apiSegments: ['api', 'order'],
      acceptOwnHost: false,
      secureCookies: false,
      maxEventLoopDelay: 0,
      maxCallsAtWork: 10,
      clientTimeouts: timeouts,
    },
    sessions: { read: async () => null },
    callCounter: { countSoon: () => ({ allowed: true }), countNow: async () => ({ allowed: true }) },
  });
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => sockets.add(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ended.push(() => app.close());
  const bytesRead = () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0);
  return { app, port: (app.server.address() as AddressInfo).port, bytesRead };
}

const token = newVisitorToken();
const csrf = csrfTokenOf(token);
const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: store\r\ncookie: visit=${token}; csrftoken=${csrf}\r\nx-csrftoken: ${csrf}\r\n` +
  `content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const jsonHead = head('/api/json/', 'application/json', 1_000);
const fileHead = (length: number, query = '') => head(`/api/files/${query}`, 'application/octet-stream', length);

interface Connection {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly closed: Promise<unknown>;
}

async function aConnection(port: number, first: string): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // A reset is one of the ways to be cut.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(first);
  ended.push(() => socket.destroy());
  return { socket, heard: () => heard, closed };
}

/** Sends a little, again and again, until the connection is gone. */
function drip({ socket, closed }: Connection, drop: string, everyMs = 20): void {
  const timer = setInterval(() => socket.writable && socket.write(drop), everyMs);
  void closed.then(() => clearInterval(timer));
}

test('headers, bodies and files that drip on 300 connections are cut, and others are served meanwhile (promise X3)', async () => {
  const { app, port } = await aStore();
  const starts = ['GET / HTTP/1.1\r\nhost: store\r\n', jsonHead, fileHead(50_000_000)];
  const drops = ['x-a: b\r\n', ' ', 'x'];
  const slow = await Promise.all(Array.from({ length: 300 }, (_, index) => aConnection(port, starts[index % 3] ?? '')));
  slow.forEach((one, index) => drip(one, drops[index % 3] ?? ''));
  const served = await app.inject({ url: '/api/nothing', headers: { accept: 'application/json' } });
  expect(served.statusCode).toBe(404);
  await Promise.all(slow.map(({ closed }) => closed));
  // Half a head gets no answer; a whole one does.
  const answers = slow.filter((_, index) => index % 3 > 0).map((one) => one.heard().slice(0, 12));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408']));
  expect(slow[1]?.heard()).toContain('"error_code":"too_slow"');
});

test('a file that comes slowly and steadily may take longer than any other body', async () => {
  const { port } = await aStore();
  const sent = 40;
  const connection = await aConnection(port, fileHead(sent * 2_048));
  for (let piece = 0; piece < sent; piece += 1) {
    connection.socket.write(Buffer.alloc(2_048));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await expect.poll(connection.heard).toContain(`{"bytes":${sent * 2_048}}`);
});

test('a refused upload hears its answer, no more than 1 MB of it is read, and the connection is closed (promise X4)', async () => {
  const { port, bytesRead } = await aStore();
  const connection = await aConnection(port, fileHead(5_000_000_000, '?upTo=1000'));
  const piece = Buffer.alloc(256 * 1024);
  const pour = (): void => {
    while (connection.socket.writable && connection.socket.write(piece));
  };
  connection.socket.on('drain', pour);
  pour();
  await expect.poll(connection.heard).toContain('HTTP/1.1 413');
  expect(connection.heard()).toContain('connection: close');
  await connection.closed;
  expect(bytesRead()).toBeLessThan(1_000_000);
});

test('a call without a connection, as other programs in this process make, is not cut', async () => {
  const { app } = await aStore();
  const answer = await app.inject({ method: 'POST', url: '/api/nowhere/', payload: { word: 'hi' } });
  expect(answer.statusCode).toBe(404);
  // Longer than anybody waits for a body.
  await new Promise((resolve) => setTimeout(resolve, 2 * timeouts.bodyMs));
  expect((await app.inject('/api/nowhere/')).statusCode).toBe(404);
});

test('a call that was refused before a small body was here keeps its connection', async () => {
  const { port } = await aStore();
  const body = JSON.stringify({ nothing: 'x'.repeat(900) });
  const connection = await aConnection(port, head('/api/nowhere/', 'application/json', body.length));
  await expect.poll(connection.heard).toContain('HTTP/1.1 404');
  expect(connection.heard()).toContain('Connection: keep-alive');
  const good = JSON.stringify({ word: 'hi' });
  connection.socket.write(`${body}${head('/api/json/', 'application/json', good.length)}${good}`);
  await expect.poll(connection.heard).toContain('{"word":"hi"}');
});

test('the store waits 10 s for headers, 30 s for a body, and for files at 16 KB/s over 30 s', () => {
  expect(defaultClientTimeouts).toEqual({
    headersMs: 10_000,
    bodyMs: 30_000,
    fileBytesPerSecond: 16_384,
    fileWindowMs: 30_000,
  });
});
