import { Readable } from 'node:stream';
import { defineEndpoint, fileSchema } from '@cutsite/contracts/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bind, csrfTokenOf, newVisitorToken, type RouteBinding, registerApi } from './index.ts';

const takeFile = defineEndpoint({
  method: 'POST',
  path: '/api/files/',
  access: 'anonymous',
  summary: 'Take a file.',
  upload: true,
  responses: { 200: z.strictObject({ bytes: z.int() }) },
});

const giveFile = defineEndpoint({
  method: 'GET',
  path: '/api/file/',
  access: 'public',
  summary: 'Give a file.',
  query: z.strictObject({ name: z.string() }),
  responses: { 200: fileSchema },
});

const taking = bind(takeFile, async ({ body }) => {
  let bytes = 0;
  for await (const chunk of body) bytes += (chunk as Buffer).length;
  return { status: 200, body: { bytes } };
});

const giving = bind(giveFile, ({ query }) => ({
  status: 200,
  body: { fileName: query.name, mediaType: 'text/plain', byteSize: 2, bytes: Buffer.from('hi') },
}));

/** A file that is sent while it is made, and fails after so many parts. */
const failingAfter = (parts: number) =>
  bind(giveFile, ({ query }) => {
    const bytes = Readable.from(
      (async function* () {
        for (let part = 0; part < parts; part += 1) yield Buffer.from('line\n');
        throw new Error('The source is gone');
      })(),
    );
    return { status: 200, body: { fileName: query.name, mediaType: 'text/csv', byteSize: null, bytes } };
  });

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function anApi(bindings: RouteBinding[]): Promise<FastifyInstance> {
  const app = Fastify();
  await registerApi(app, bindings, {
    settings: {
      publicOrigin: 'http://store.example',
      apiSegments: ['api', 'order'],
      acceptOwnHost: false,
      secureCookies: false,
      maxEventLoopDelay: 0,
      maxCallsAtWork: 10,
    },
    sessions: { read: async () => null },
    callCounter: { countSoon: () => ({ allowed: true }), countNow: async () => ({ allowed: true }) },
  });
  apps.push(app);
  return app;
}

describe('a call that takes a file', () => {
  const token = newVisitorToken();
  const send = async (payload: Buffer | string, type: string) => {
    const app = await anApi([taking]);
    const csrf = csrfTokenOf(token);
    return app.inject({
      method: 'POST',
      url: '/api/files/',
      payload,
      headers: { 'content-type': type, cookie: `visit=${token}; csrftoken=${csrf}`, 'x-csrftoken': csrf },
    });
  };

  test('gets its bytes as they are, also more of them than a JSON body may have', async () => {
    const answer = await send(Buffer.alloc(1_000_000, 0), 'application/octet-stream');
    expect(answer.json()).toEqual({ bytes: 1_000_000 });
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'refuses %s: a form of another site could send it',
    async (type) => {
      const answer = await send('{}', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json().detail).toBe('The file must be sent as application/octet-stream.');
    },
  );
});

describe('a file as an answer is saved, never shown (promise F2)', () => {
  test.each([
    ['PO 4711.pdf', `attachment; filename="PO 4711.pdf"; filename*=UTF-8''PO%204711.pdf`],
    [
      'Bestellung Müller.pdf',
      `attachment; filename="Bestellung M_ller.pdf"; filename*=UTF-8''Bestellung%20M%C3%BCller.pdf`,
    ],
    [
      'a"; filename="b.html',
      `attachment; filename="a__ filename__b.html"; filename*=UTF-8''a%22%3B%20filename%3D%22b.html`,
    ],
    [
      'a\r\nSet-Cookie: b=c.txt',
      `attachment; filename="a__Set-Cookie_ b_c.txt"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b%3Dc.txt`,
    ],
    ["it's(1)*.txt", `attachment; filename="it_s(1)_.txt"; filename*=UTF-8''it%27s%281%29%2A.txt`],
  ])('%j', async (name, disposition) => {
    const app = await anApi([giving]);
    const answer = await app.inject({ url: '/api/file/', query: { name } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('hi');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '2',
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a file that is sent while it is made', () => {
  const ask = async (parts: number) => {
    const app = await anApi([failingAfter(parts)]);
    return fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/file/?name=a.csv`);
  };

  test('that fails at once is answered as a failure', async () => {
    expect((await ask(0)).status).toBe(500);
  });

  test('that fails in the middle is no whole file to whoever saves it', async () => {
    const answer = await ask(3);
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null]);
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});
