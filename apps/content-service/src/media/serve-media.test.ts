import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import type { MediaFiles } from './media-files.ts';
import { serveMedia } from './serve-media.ts';

const hash = 'a'.repeat(64);
const film = { name: 'film.mp4', type: 'video/mp4', body: null, bytes: 9_000_000, fileKey: 'a-key' };

test('a visitor who goes before the first byte of a film leaves no file open', async () => {
  const bytes = new PassThrough();
  const app = fastify();
  let visitorIsGone = Promise.resolve();
  app.addHook('onRequest', async ({ raw }) => {
    visitorIsGone = once(raw.socket, 'close').then(() => undefined);
  });
  const open = async () => {
    visitor.destroy();
    await visitorIsGone;
    return bytes;
  };
  const pool = { query: async () => ({ rows: [film] }) } as unknown as Pool;
  serveMedia(app, pool, { open } as unknown as MediaFiles);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const visitor = get({ host: '127.0.0.1', port, path: `/media/${hash}/film.mp4` });
  visitor.on('error', () => undefined);
  await expect.poll(() => bytes.destroyed).toBe(true);
  await app.close();
});

test('who asks for the headers of a film alone gets its length, its type and what can be asked for, and nothing is read', async () => {
  const app = fastify();
  const pool = { query: async () => ({ rows: [film] }) } as unknown as Pool;
  const opened: PassThrough[] = [];
  const open = async () => {
    const bytes = new PassThrough();
    opened.push(bytes);
    return bytes;
  };
  serveMedia(app, pool, { open } as unknown as MediaFiles);
  const answer = await app.inject({ method: 'HEAD', url: `/media/${hash}/film.mp4` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-length': '9000000',
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
  });
  const piece = await app.inject({
    method: 'HEAD',
    url: `/media/${hash}/film.mp4`,
    headers: { range: 'bytes=10-19' },
  });
  expect([piece.statusCode, piece.headers['content-length'], piece.headers['content-range']]).toEqual([
    206,
    '10',
    'bytes 10-19/9000000',
  ]);
  expect(opened.map((bytes) => [bytes.destroyed, bytes.readableDidRead])).toEqual([
    [true, false],
    [true, false],
  ]);
  await app.close();
});

test('the headers of a film whose file is gone say so, as the film itself would', async () => {
  const app = fastify();
  const pool = { query: async () => ({ rows: [film] }) } as unknown as Pool;
  serveMedia(app, pool, { open: async () => null } as unknown as MediaFiles);
  for (const method of ['HEAD', 'GET'] as const) {
    const answer = await app.inject({ method, url: `/media/${hash}/film.mp4` });
    expect([method, answer.statusCode, answer.headers['cache-control']]).toEqual([method, 404, 'no-store']);
  }
  await app.close();
});
