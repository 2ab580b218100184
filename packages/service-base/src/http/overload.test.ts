import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { defineEndpoint } from '@cutsite/contracts/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anApi, csrfHeader, logged, renaming, signedIn, url } from './an-api.cases.ts';
import { bind, type HttpSettings } from './index.ts';

describe('when as many calls are at work as can be finished in time (promise L1)', () => {
  const get = { method: 'GET', access: 'public', summary: 'Get.', responses: { 200: z.strictObject({}) } } as const;
  const work = defineEndpoint({ ...get, path: '/api/work/' });
  const health = defineEndpoint({ ...get, path: '/health' });
  const script = defineEndpoint({ ...get, path: '/assets/page-1a2b.js' });
  const officeScript = defineEndpoint({ ...get, path: '/office/assets/quotes-1a2b.js' });
  const signIn = defineEndpoint({ ...get, path: '/api/sign-in/', rate: 'signing_in' });
  const done = { status: 200, body: {} } as const;

  /** As many calls under way as are allowed, which end on a signal. */
  async function aBusyApi(settings: Partial<HttpSettings> = {}) {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begun = 0;
    const app = await anApi(
      [
        bind(work, async () => {
          begun += 1;
          await finished;
          return done;
        }),
        bind(health, () => done),
        bind(script, () => done),
        bind(officeScript, () => done),
        bind(signIn, () => done),
        renaming,
      ],
      settings,
    );
    const atWork = Promise.all(Array.from({ length: 10 }, () => app.inject('/api/work/')));
    while (begun < 10) await new Promise((resolve) => setImmediate(resolve));
    return { app, atWork, finish };
  }

  test('over the network they are sent away before anything else sees them, on a connection that stays open', async () => {
    const { app, atWork, finish } = await aBusyApi();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string, body?: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = { agent, method: body === undefined ? 'GET' : 'POST' };
        const sent = request(origin + path, options, (answer) => answer.resume().once('end', () => resolve(answer)));
        sent.once('error', reject).end(body);
      });
    const answers = [await ask('/api/work/'), await ask(url, 'x'.repeat(40_000)), await ask('/api/work/')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['2', '2', '2']);
    expect(answers[0]?.headers['x-content-type-options']).toBe('nosniff');
    expect(new Set(answers.map(({ socket }) => socket)).size).toBe(1);
    // What Fastify gives to every request that it sees.
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual([undefined, undefined, undefined]);
    expect((await ask('/health')).statusCode).toBe(200);
    finish();
    await atWork;
    expect((await ask('/api/work/')).statusCode).toBe(200);
    agent.destroy();
    // No line for each of them, but one that says how many they were, in the metrics too.
    expect(app.callsSentAway()).toBe(3);
    logged.length = 0;
    await app.close();
    expect(logged).toMatchObject([{ calls: 3, msg: 'calls were sent away: too many were at work' }]);
  });

  test('who opens a page is never shown JSON, but a page that says so', async () => {
    const { app, atWork, finish } = await aBusyApi({
      refusePage: (_request, reply, after) => {
        void reply.code(503).header('retry-after', after).type('text/html').send('<h1>Busy</h1>');
        return true;
      },
    });
    const page = await app.inject({ url: '/order/guide-rna', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['retry-after'], page.body]).toEqual([503, '2', '<h1>Busy</h1>']);
    expect((await app.inject('/api/work/')).json()).toMatchObject({ error_code: 'overloaded' });
    finish();
    await atWork;
  });

  test('further ones are sent away with a time to come back, and /health is still answered', async () => {
    const { app, atWork, finish } = await aBusyApi();
    const refused = await app.inject('/api/work/');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json()).toMatchObject({ error_code: 'overloaded' });
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
    // A page that was answered is not left without its scripts (decision 113).
    expect((await app.inject('/assets/page-1a2b.js')).statusCode).toBe(200);
    expect((await app.inject('/office/assets/quotes-1a2b.js')).statusCode).toBe(200);
    // Passwords have a line of their own.
    expect((await app.inject('/api/sign-in/')).statusCode).toBe(200);
    finish();
    expect((await atWork).filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect((await app.inject('/api/work/')).statusCode).toBe(200);
  });

  test('while the event loop lags, calls are sent away, and the files of pages are served (decision 113)', async () => {
    // Any delay at all is too long. It is measured once a second.
    const app = await anApi([bind(work, () => done), bind(script, () => done)], { maxEventLoopDelay: 1e-9 });
    const status = async (path: string) => (await app.inject(path)).statusCode;
    await expect.poll(() => status('/api/work/'), { timeout: 20_000 }).toBe(503);
    expect(await status('/assets/page-1a2b.js')).toBe(200);
    await app.close();
  });

  test('who sends a body slowly, or gives up, does not take the place of others', async () => {
    const app = await anApi([renaming]);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const slow = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    const head = `POST ${url} HTTP/1.1\r\nhost: store.example\r\ncookie: visit=${signedIn.visit}; csrftoken=${signedIn.csrftoken}\r\nx-csrftoken: ${signedIn.csrftoken}\r\ncontent-type: application/json\r\ncontent-length: 17\r\nexpect: 100-continue\r\n\r\n`;
    // All of them have been let in: the server has asked for their bodies, and none has come.
    for (const socket of slow) {
      socket.write(head);
      await once(socket, 'data');
    }
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: { name: 'ok' },
      cookies: signedIn,
      headers: csrfHeader,
    });
    expect(answer.statusCode).toBe(200);
    for (const socket of slow.splice(0, 10)) socket.destroy();
    for (const socket of slow) {
      socket.write('{"name":"slowly"}');
      const [text] = await once(socket, 'data');
      expect(String(text)).toMatch(/^HTTP\/1.1 (200|400) /);
      socket.destroy();
    }
  });
});
