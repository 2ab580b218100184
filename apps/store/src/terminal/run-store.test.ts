import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnStore } from '../testing/store-process.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-store-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Is the PostgreSQL of the data folder gone in good order? */
async function isDatabaseStopped(): Promise<boolean> {
  return !(await readdir(join(dataDir, 'postgresql', 'data'))).includes('postmaster.pid');
}

test('from an empty folder to a store with site, service and demo accounts; Ctrl-C ends it and its database', async () => {
  const store = spawnStore({ DATA_DIR: dataDir });
  const address = await store.ready;
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain('<html');
  expect(store.output()).toContain('Creating the database cluster…');
  expect(store.output()).toMatch(/all with the password \S+:\n {2}\S+@\S+/);
  store.child.kill('SIGINT');
  expect(await store.exited).toBe(0);
  expect(await isDatabaseStopped()).toBe(true);
});

test('a second store on the data folder says so and exits; the first goes on', async () => {
  const first = spawnStore({ DATA_DIR: dataDir });
  const address = await first.ready;
  const second = spawnStore({ DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`is in use by another store (process ${first.child.pid})`);
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(await isDatabaseStopped()).toBe(true);
});

test('after kill -9 the next store adopts the database', async () => {
  const killed = spawnStore({ DATA_DIR: dataDir });
  await killed.ready;
  const file = join(dataDir, 'postgresql', 'data', 'postmaster.pid');
  const pid = (await readFile(file, 'utf8')).split('\n')[0];
  killed.child.kill('SIGKILL');
  await killed.exited;
  const next = spawnStore({ DATA_DIR: dataDir });
  await next.ready;
  expect((await readFile(file, 'utf8')).split('\n')[0]).toBe(pid);
  next.child.kill('SIGTERM');
  expect(await next.exited).toBe(0);
  expect(await isDatabaseStopped()).toBe(true);
});

test('a database that dies is back by itself, and the store never stops (promise L3)', async () => {
  const store = spawnStore({ DATA_DIR: dataDir });
  const address = await store.ready;
  const file = join(dataDir, 'postgresql', 'data', 'postmaster.pid');
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
  while (!store.output().includes('The embedded PostgreSQL is back')) {
    await new Promise((resolve) => store.child.stdout?.once('data', resolve));
  }
  let status = 0;
  while (status !== 200) status = (await fetch(`${address}/ready`)).status;
  store.child.kill('SIGTERM');
  expect(await store.exited).toBe(0);
});

test('SIGTERM lets a request in flight finish (promise L2)', async () => {
  const store = spawnStore({ DATA_DIR: dataDir });
  const { hostname, port } = new URL(await store.ready);
  const socket = connectSocket(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // The head has arrived and the body has not: the request is in flight until we send the rest.
  socket.write(
    `POST /account/api-login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n`,
  );
  while (!answer.includes('100 Continue')) await new Promise((resolve) => socket.once('data', resolve));
  store.child.kill('SIGTERM');
  while (!store.output().includes('Stopping'))
    await new Promise((resolve) => store.child.stdout?.once('data', resolve));
  socket.write('{}');
  await closed;
  expect(answer).toMatch(/HTTP\/1\.1 4\d\d /);
  expect(await store.exited).toBe(0);
});

/** Asks over one connection again and again, until an answer says that it ends. How many answers there were. */
async function askUntilTold(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let answers = 1; ; answers += 1) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${address}/health`, { agent }, (message) => {
          message.resume().once('end', () => resolve(message));
        }).once('error', reject);
      });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} was answered`);
      if (answer.headers.connection === 'close') return answers;
    }
  } finally {
    agent.destroy();
  }
}

test('SIGTERM under load resets no connection: each is closed by an answer (promise L2)', async () => {
  const store = spawnStore({ DATA_DIR: dataDir, DRAIN_MS: '200' });
  const address = await store.ready;
  const clients = Array.from({ length: 40 }, () => askUntilTold(address));
  while ((await statusOf(`${address}/ready`)) !== 200);
  store.child.kill('SIGTERM');
  const readiness = await untilNotReady(address);
  expect(readiness.checks).toMatchObject({ database: 'ok', process: 'stopping' });
  expect(await Promise.all(clients)).toHaveLength(40);
  expect(await store.exited).toBe(0);
});

async function untilNotReady(address: string): Promise<{ checks: unknown }> {
  for (;;) {
    const answer = await fetch(`${address}/ready`);
    if (answer.status === 503) return (await answer.json()) as { checks: unknown };
  }
}

test('a signal during the start ends it, and leaves no database running', async () => {
  const store = spawnStore({ DATA_DIR: join(dataDir, 'other') });
  while (!store.output().includes('Creating'))
    await new Promise((resolve) => store.child.stdout?.once('data', resolve));
  store.child.kill('SIGTERM');
  expect(await store.exited).toBe(0);
  const cluster = join(dataDir, 'other', 'postgresql', 'data');
  expect(await readdir(cluster)).not.toContain('postmaster.pid');
});

test('a store whose terminal has gone goes on serving, and still stops in good order', async () => {
  const store = spawnStore({ DATA_DIR: dataDir });
  const address = await store.ready;
  store.child.stdout?.destroy();
  store.child.stderr?.destroy();
  const file = join(dataDir, 'postgresql', 'data', 'postmaster.pid');
  // Losing its database makes the store print a line, which is not read here.
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
  while ((await statusOf(`${address}/ready`)) !== 503);
  while ((await statusOf(`${address}/ready`)) !== 200);
  store.child.kill('SIGTERM');
  expect(await store.exited).toBe(0);
  expect(await isDatabaseStopped()).toBe(true);
});

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
