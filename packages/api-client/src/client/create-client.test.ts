import { defineEndpoint } from '@cutsite/contracts/endpoint';
import { problems, signedOutText } from '@cutsite/contracts/problem';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from './index.ts';

const readCart = defineEndpoint({
  method: 'GET',
  path: '/api/user/cart/',
  access: 'verified',
  summary: 'The cart.',
  query: z.strictObject({ kind: z.optional(z.string()) }),
  responses: { 200: z.strictObject({ order_id: z.string() }) },
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/cart/remove/{id}/',
  access: 'verified',
  summary: 'Remove an item.',
  params: z.strictObject({ id: z.string() }),
  responses: { 200: z.strictObject({ success: z.literal(true) }), ...problems(404) },
});

const add = defineEndpoint({
  method: 'POST',
  path: '/api/order/add/',
  access: 'verified',
  summary: 'Add items.',
  idempotent: true,
  responses: { 201: z.strictObject({ order_id: z.string() }) },
});

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
}

/** An answer that never arrives. */
const lost = new Response('lost');

/** A service with a memory of what it was asked; asking who one is brings a `csrftoken` cookie. */
function aService(answers: readonly Response[], cookies = '') {
  const sent: Sent[] = [];
  const jar = { cookies };
  const queue = [...answers];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const address = url instanceof Request ? url.url : url.toString();
    sent.push({ url: address, method: init.method ?? 'GET', headers: new Headers(init.headers) });
    if (address.endsWith('/api/users/me/')) {
      jar.cookies = 'theme=dark; csrftoken=fresh';
      return Response.json({ detail: signedOutText }, { status: 401 });
    }
    const answer = queue.shift();
    if (answer === undefined || answer === lost) throw new TypeError('fetch failed');
    return answer;
  };
  const client = createClient({ baseUrl: 'http://store.example', fetch, readCookies: () => jar.cookies });
  return { client, sent };
}

const csrfFailed = () => Response.json({ detail: 'CSRF Failed', error_code: 'csrf_failed' }, { status: 403 });

describe('a call', () => {
  test('answers with the declared body', async () => {
    const { client, sent } = aService([Response.json({ order_id: '7' })]);
    const result = await client.call(readCart, { query: { kind: 'quote' } });
    expect(result).toEqual({ ok: true, status: 200, body: { order_id: '7' }, replayed: false });
    expect(sent.map(({ url }) => url)).toEqual(['http://store.example/api/user/cart/?kind=quote']);
  });

  test('without a session says so (AC-12)', async () => {
    const { client } = aService([Response.json({ detail: signedOutText }, { status: 401 })]);
    expect(await client.call(readCart, { query: {} })).toMatchObject({ ok: false, status: 401, signedOut: true });
  });

  test('that is refused brings the problem and when to come back', async () => {
    const refusal = Response.json({ detail: 'Busy.' }, { status: 503, headers: { 'retry-after': '2' } });
    const { client } = aService([refusal]);
    expect(await client.call(readCart, { query: {} })).toEqual({
      ok: false,
      status: 503,
      problem: { detail: 'Busy.' },
      signedOut: false,
      retryAfter: 2,
    });
  });

  test('that a proxy answers with text brings the text (WB-3)', async () => {
    const { client } = aService([new Response('Bad gateway', { status: 502 })]);
    expect(await client.call(readCart, { query: {} })).toMatchObject({ problem: { detail: 'Bad gateway' } });
  });

  test('that gets no answer is a refusal with status 0, not an exception', async () => {
    const { client } = aService([]);
    expect(await client.call(readCart, { query: {} })).toMatchObject({ ok: false, status: 0 });
  });
});

describe('a call that changes something carries the CSRF token', () => {
  const done = () => Response.json({ success: true });

  test('of the cookie', async () => {
    const { client, sent } = aService([done()], 'csrftoken=known');
    await client.call(remove, { params: { id: 'a b' } });
    expect(sent.map(({ url }) => url)).toEqual(['http://store.example/api/user/cart/remove/a%20b/']);
    expect(sent[0]?.headers.get('x-csrftoken')).toBe('known');
  });

  test('of a cookie that is fetched first when there is none', async () => {
    const { client, sent } = aService([done()]);
    await client.call(remove, { params: { id: '7' } });
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/users/me/',
      'DELETE /api/user/cart/remove/7/',
    ]);
    expect(sent[1]?.headers.get('x-csrftoken')).toBe('fresh');
  });

  test('and is sent once more with a new one when the service finds it outdated', async () => {
    const { client, sent } = aService([csrfFailed(), done()], 'csrftoken=old');
    expect(await client.call(remove, { params: { id: '7' } })).toMatchObject({ ok: true });
    expect(sent.map(({ headers }) => headers.get('x-csrftoken'))).toEqual(['old', null, 'fresh']);
  });

  test('but not a third time', async () => {
    const { client } = aService([csrfFailed(), csrfFailed()], 'csrftoken=old');
    expect(await client.call(remove, { params: { id: '7' } })).toMatchObject({ ok: false, status: 403 });
  });
});

describe('a call that creates or pays (ruling 37)', () => {
  const added = () => Response.json({ order_id: '7' }, { status: 201 });
  const keys = (sent: readonly Sent[]) => sent.map(({ headers }) => headers.get('idempotency-key'));

  test('carries a key of its own, each call another one', async () => {
    const { client, sent } = aService([added(), added()], 'csrftoken=known');
    await client.call(add);
    await client.call(add);
    expect(keys(sent)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(new Set(keys(sent)).size).toBe(2);
  });

  test('carries the key that the caller gives', async () => {
    const { client, sent } = aService([added()], 'csrftoken=known');
    await client.call(add, { headers: { 'idempotency-key': 'mine' } });
    expect(keys(sent)).toEqual(['mine']);
  });

  test('is made once more under the same key when its answer is lost', async () => {
    const { client, sent } = aService([lost, added()], 'csrftoken=known');
    expect(await client.call(add)).toMatchObject({ ok: true, status: 201 });
    expect(new Set(keys(sent)).size).toBe(1);
  });

  test('says that it may have been done when no answer comes at all', async () => {
    const { client, sent } = aService([lost, lost], 'csrftoken=known');
    const answer = await client.call(add);
    expect(answer).toMatchObject({ ok: false, status: 0 });
    expect(!answer.ok && answer.problem.detail).toContain('look whether it was done before you try again');
    expect(sent).toHaveLength(2);
  });

  test('no other call carries one, or is repeated unasked', async () => {
    const { client, sent } = aService([lost], 'csrftoken=known');
    await client.call(remove, { params: { id: '7' } });
    expect(keys(sent)).toEqual([null]);
  });
});
