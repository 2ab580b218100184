import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConnectionEnds, connectionEnds } from './connection-ends.ts';

const never = new AbortController().signal;

let server: Server;
let ends: ConnectionEnds;
let agent: Agent;
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  answer = (response) => response.end('fine');
  server = createServer((_request, response) => answer(response));
  ends = connectionEnds(server);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function ask(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (message) => {
      message.resume().once('end', () => resolve(message));
    }).once('error', reject);
  });
}

test('a kept-alive connection ends with its next answer, which says so (promise L2)', async () => {
  expect((await ask()).headers.connection).toBe('keep-alive');
  ends.endWithAnswers();
  const waiting = ends.untilNoneIsOpen(60_000, never);
  const last = await ask();
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  await waiting;
});

test('the answer to a call under way closes its connection as well', async () => {
  const held = new Promise<ServerResponse>((resolve) => {
    answer = resolve;
  });
  const asked = ask();
  const response = await held;
  ends.endWithAnswers();
  response.end('late');
  expect((await asked).headers.connection).toBe('close');
});

test('a new connection is answered and ends, too', async () => {
  ends.endWithAnswers();
  expect((await ask()).headers.connection).toBe('close');
});

test('the answer to a call that is refused early closes its connection, too', async () => {
  const [, ...others] = server.listeners('request');
  expect(others.length).toBeGreaterThan(0);
  server.removeAllListeners('request');
  server.on('request', (_request, response: ServerResponse) => response.writeHead(503).end('busy'));
  ends.endWithAnswers();
  const last = await ask();
  expect([last.statusCode, last.headers.connection]).toEqual([503, 'close']);
});

test('it does not wait without open connections, nor when it is aborted', async () => {
  await ends.untilNoneIsOpen(60_000, never);
  await ask();
  const hurried = new AbortController();
  const waiting = ends.untilNoneIsOpen(60_000, hurried.signal);
  hurried.abort();
  await waiting;
  expect(await ends.untilNoneIsOpen(60_000, hurried.signal)).toBeUndefined();
});
