import { defineEndpoint } from '@cutsite/contracts/endpoint';
import { signedOutText } from '@cutsite/contracts/problem';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anApi, csrfHeader, logged, rename, renaming, signedIn, url } from './an-api.cases.ts';
import { bind } from './index.ts';

describe('a call is checked in the order user, CSRF, body (ruling 32)', () => {
  test('signed out, the exact text comes before any complaint about CSRF or the body', async () => {
    const app = await anApi([renaming]);
    const answer = await app.inject({ method: 'POST', url, payload: '{', headers: { 'content-type': 'text/html' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: signedOutText, error_code: 'signed_out' });
  });

  test('without the CSRF header the body is not looked at', async () => {
    const app = await anApi([renaming]);
    const answer = await app.inject({ method: 'POST', url, payload: { wrong: 1 }, cookies: signedIn });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error_code: 'csrf_failed' });
  });

  test('with cookie and header it passes without Origin and Sec-Fetch headers, as curl calls', async () => {
    const app = await anApi([renaming]);
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: { name: 'Ada' },
      cookies: signedIn,
      headers: csrfHeader,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ name: '7 Ada', note: null });
  });
});

describe('bodies', () => {
  const send = async (payload: string | object, headers = {}) => {
    const app = await anApi([renaming]);
    return app.inject({ method: 'POST', url, payload, cookies: signedIn, headers: { ...csrfHeader, ...headers } });
  };

  test('an unknown field is refused by its name, never ignored (ruling 30)', async () => {
    const answer = await send({ name: 'Ada', price: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      detail: 'Unknown field in the body: price.',
      error_code: 'unknown_field',
      field_errors: { price: ['Unknown field.'] },
    });
  });

  test('a wrong field is named with what is wrong', async () => {
    const answer = await send({ name: 'Ada Lovelace' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().field_errors)).toEqual(['name']);
  });

  test.each([
    ['broken JSON', '{"name":', 400, 'malformed_body'],
    ['a NUL character, which PostgreSQL cannot store', '{"name":"\\u0000"}', 400, 'malformed_body'],
    ['a prototype', '{"__proto__":{"name":"Ada"}}', 400, 'malformed_body'],
    ['no body', '', 400, 'invalid_request'],
    ['a body above the limit', JSON.stringify({ name: 'a'.repeat(300) }), 413, 'body_too_large'],
  ])('%s is refused', async (_, payload, status, code) => {
    const answer = await send(payload, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error_code: code });
  });

  test('another content type than JSON is refused', async () => {
    const answer = await send('name=Ada', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ error_code: 'unsupported_media_type' });
  });
});

test('an address with a NUL character is refused before the call is made (promise F5)', async () => {
  const app = await anApi([bind(rename, () => Promise.reject(new Error('not reached')))]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/things/%00/rename/',
    payload: { name: 'Ada' },
    cookies: signedIn,
    headers: csrfHeader,
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().field_errors)).toEqual(['id']);
});

describe('answers', () => {
  const thing = defineEndpoint({
    method: 'GET',
    path: '/api/thing/',
    access: 'public',
    summary: 'A thing.',
    responses: { 200: z.strictObject({ name: z.string() }) },
  });

  test('a path is served with and without its slash (ruling 25)', async () => {
    const app = await anApi([bind(thing, () => ({ status: 200, body: { name: 'thing' } }))]);
    expect((await app.inject('/api/thing/')).statusCode).toBe(200);
    expect((await app.inject('/api/thing')).statusCode).toBe(200);
  });

  test('an undeclared status is an error of ours and tells nothing of the inside', async () => {
    const undeclared = { status: 418, body: { name: 'teapot' } } as unknown as { status: 200; body: { name: string } };
    const app = await anApi([bind(thing, () => undeclared)]);
    const answer = await app.inject('/api/thing/');
    expect(answer.statusCode).toBe(500);
    expect(Object.keys(answer.json())).toEqual(['detail', 'error_code', 'request_id']);
    expect(answer.body).not.toContain('teapot');
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id);
  });

  test('a lost database is answered with 503 and when to come back (promise L3)', async () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const app = await anApi([bind(thing, () => Promise.reject(lost))]);
    const answer = await app.inject('/api/thing/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });

  test('a database whose socket is missing is lost as well; a file that is missing is an error of ours', async () => {
    const missing = (syscall: string) => Object.assign(new Error(`${syscall} ENOENT`), { code: 'ENOENT', syscall });
    const answers = ['connect', 'open'].map(async (syscall) => {
      const app = await anApi([bind(thing, () => Promise.reject(missing(syscall)))]);
      return (await app.inject('/api/thing/')).statusCode;
    });
    expect(await Promise.all(answers)).toEqual([503, 500]);
    expect(logged.some(({ msg }) => msg === 'failed')).toBe(true);
  });

  test.each(['/api/thing/', '/api/unknown'])(
    'of %s may not be run, framed, sniffed or kept (promise F7)',
    async (path) => {
      const app = await anApi([bind(thing, () => ({ status: 200, body: { name: 'thing' } }))]);
      const { headers } = await app.inject(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  describe('that may be kept', () => {
    const list = defineEndpoint({
      method: 'GET',
      path: '/api/list/',
      access: 'public',
      summary: 'A list.',
      cache: { by: 'anyone', seconds: 60 },
      responses: { 200: z.strictObject({ names: z.array(z.string()) }), 404: z.strictObject({ detail: z.string() }) },
    });

    test('has a tag, and is not sent again to a caller who has it', async () => {
      const names = ['one'];
      const app = await anApi([bind(list, () => ({ status: 200, body: { names } }))]);
      const first = await app.inject('/api/list/');
      expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60', etag: expect.any(String) });
      const etag = String(first.headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await app.inject({ url: '/api/list/', headers: { 'if-none-match': known } });
        expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=60' });
      }
      names.push('two');
      const changed = await app.inject({ url: '/api/list/', headers: { 'if-none-match': etag } });
      expect(changed.json()).toEqual({ names: ['one', 'two'] });
      expect(changed.headers.etag).not.toBe(etag);
    });

    test('brings no cookie when anybody may keep it, though the session was due for a new one', async () => {
      const app = await anApi([bind(list, () => ({ status: 200, body: { names: [] } }))]);
      const answer = await app.inject({ url: '/api/list/', cookies: { visit: 'unknown', csrftoken: 'old' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    test('is asked for each time when it depends on who asks, and a refusal is never kept', async () => {
      const own = defineEndpoint({ ...list, path: '/api/own/', cache: { by: 'browser', seconds: 0 } });
      let isThere = true;
      const app = await anApi([
        bind(own, () =>
          isThere ? { status: 200, body: { names: [] } } : { status: 404, body: { detail: 'Not found.' } },
        ),
      ]);
      expect((await app.inject('/api/own/')).headers['cache-control']).toBe('private, no-cache');
      isThere = false;
      expect((await app.inject('/api/own/')).headers['cache-control']).toBe('no-store');
    });
  });

  test.each(['/api/unknown', '/account/unknown', '/products/unknown', '/order/1/unknown'])(
    'the unknown path %s is answered with JSON',
    async (path) => {
      const app = await anApi([]);
      app.get('/*', () => 'a page');
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Not found.', error_code: 'not_found' });
    },
  );

  test('a browser that asks for a page under /order gets the page', async () => {
    const app = await anApi([]);
    app.get('/*', () => 'a page');
    const answer = await app.inject({ url: '/order/guide-rna', headers: { accept: 'text/html' } });
    expect(answer.body).toBe('a page');
  });

  test('a call too many is refused with when to come back', async () => {
    const add = defineEndpoint({ ...thing, rate: 'adding' });
    const app = await anApi([bind(add, () => ({ status: 200, body: { name: 'thing' } }))]);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await app.inject('/api/thing/')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await app.inject('/api/thing/')).headers['retry-after']).toBe('60');
  });
});

test('an endpoint that does not say who may call it fails the start (promise A7)', async () => {
  const undeclared = { ...rename, access: 'undeclared' as 'public' };
  await expect(anApi([bind(undeclared, () => ({ status: 200, body: { name: '', note: null } }))])).rejects.toThrow(
    'does not declare who may call it',
  );
});

describe('a database that is lost while something is written (promise L3)', () => {
  const add = defineEndpoint({
    method: 'POST',
    path: '/api/things/',
    access: 'signed_in',
    idempotent: true,
    summary: 'Add a thing.',
    responses: { 201: z.strictObject({ name: z.string() }) },
  });
  const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const asked = async (headers: Record<string, string>) => {
    const app = await anApi([bind(add, lost)]);
    const all = { ...csrfHeader, ...headers };
    return app.inject({ method: 'POST', url: '/api/things/', cookies: signedIn, headers: all });
  };

  test('is answered as uncertain: it may have been done or not', async () => {
    const answer = await asked({});
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toEqual({
      detail:
        'The store lost its database while it was saving this, so it may have been done or not. Please look before you try again.',
      error_code: 'outcome_unknown',
    });
  });

  test('under an Idempotency-Key the call may simply be made again (ruling 37)', async () => {
    expect((await asked({ 'idempotency-key': 'mine' })).json().detail).toBe(
      'The store lost its database while it was saving this. Please send it again in a moment: nothing is done twice.',
    );
  });
});
