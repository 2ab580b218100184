import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createLogger, logRequests } from './index.ts';
import { measureRequests, newMetrics, serveMetrics } from './metrics.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(endings.splice(0).map((end) => end())));

function aLog() {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, log: createLogger({ logLevel: 'info' }, destination) };
}

describe('the log', () => {
  test.each(['password', 'token', 'cookie', 'authorization', 'set-cookie', 'x-csrftoken', 'csrftoken'])(
    'hides %s wherever it stands',
    (name) => {
      const { lines, log } = aLog();
      log.info({ [name]: 'secret', body: { [name]: 'secret' }, req: { headers: { [name]: 'secret' } } }, 'a line');
      expect(JSON.stringify(lines)).not.toContain('"secret"');
      expect(lines).toMatchObject([{ [name]: '[hidden]', msg: 'a line' }]);
    },
  );

  test('has one line for a request, without the query, where links carry tokens', async () => {
    const { lines, log } = aLog();
    const app = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
    endings.push(() => app.close());
    logRequests(app as never);
    app.get('/verify-email', () => 'ok');
    await app.inject('/verify-email?token=abc');
    expect(lines).toMatchObject([{ method: 'GET', path: '/verify-email', status: 200, reqId: expect.any(String) }]);
    expect(JSON.stringify(lines)).not.toContain('abc');
  });
});

test('metrics are served on a port of their own, by route and not by address', async () => {
  const metrics = newMetrics({ totalCount: 3, idleCount: 1, waitingCount: 0 });
  const app = Fastify();
  endings.push(() => app.close());
  measureRequests(app, metrics);
  app.decorate('callsSentAway', () => 12);
  app.get('/things/:id', () => 'ok');
  await app.inject('/things/1');
  await app.inject('/things/2');
  const server = await serveMetrics(metrics, 0);
  endings.push(server.close);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2');
  expect(text).toContain('http_requests_sent_away_total 12');
  expect(text).toContain('database_connections{state="busy"} 2');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
});
