import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { listenOnPort } from './listen-on-port.ts';

const host = '127.0.0.1';
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

function anApp(): FastifyInstance {
  const app = Fastify();
  app.get('/', async () => 'fine');
  ended.push(() => app.close());
  return app;
}

async function aWideServer(): Promise<{ app: FastifyInstance; port: number }> {
  const app = anApp();
  const address = await listenOnPort(app, { host, port: 0 });
  return { app, port: Number(new URL(address).port) };
}

function ask(port: number, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host, port, agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
      'error',
      reject,
    );
  });
}

function aKeepingAgent(): Agent {
  const agent = new Agent({ keepAlive: true });
  ended.push(() => agent.destroy());
  return agent;
}

test('each of many new connections is answered, whichever socket it reached (promise L1)', async () => {
  const { app, port } = await aWideServer();
  const agent = aKeepingAgent();
  let connections = 0;
  app.server.on('connection', () => {
    connections += 1;
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(port, agent)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(connections).toBe(100);
});

test.runIf(process.platform === 'linux')('eight sockets listen on the one port', async () => {
  const { port } = await aWideServer();
  expect(await listeningSockets(port)).toBe(8);
});

test('another program on the port is noticed, one that would share it included', async () => {
  const { port } = await aWideServer();
  await expect(listenOnPort(anApp(), { host, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a server that is closed ends its kept connections, and frees the port (promise L2)', async () => {
  const { app, port } = await aWideServer();
  const agent = aKeepingAgent();
  await Promise.all(Array.from({ length: 40 }, () => ask(port, agent)));
  await app.close();
  await expect(ask(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(listenOnPort(anApp(), { host, port })).resolves.toContain(String(port));
});

/** How many sockets of this machine listen on the port: state 0A of the system's own table. */
async function listeningSockets(port: number): Promise<number> {
  const hex = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/));
  return rows.filter(([, local, , state]) => local === hex && state === '0A').length;
}
