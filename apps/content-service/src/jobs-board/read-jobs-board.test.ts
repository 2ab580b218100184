import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJobsBoard, savedPostings } from './index.ts';

let database: TestDatabase;
let server: Server;
let url: string;
let answer: { status: number; body: unknown };
let announced: string[];

const job = {
  id: 7,
  title: 'Scientist',
  updated_at: '2026-11-02T09:00:00-05:00',
  absolute_url: 'https://jobs.example/7',
  location: { name: 'Boston' },
  departments: [{ name: 'Research' }],
  content: '&lt;p&gt;Guides &amp;amp; cells.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;More.&lt;/p&gt;',
};

beforeEach(async () => {
  database = await createTestDatabase();
  announced = [];
  answer = { status: 200, body: { jobs: [job] } };
  server = createServer((_request, response) => {
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`;
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  await database.drop();
});

const noon = new Date('2026-11-23T12:00:00Z');
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const read = (now = noon) =>
  readJobsBoard({
    pool: database.pool,
    url,
    now,
    ownOrigin: 'http://127.0.0.1:3000',
    announce: async (_client, path) => void announced.push(path),
  });
const kept = (now = noon) => savedPostings(database.pool, url, now);

const scientist = {
  id: '7',
  title: 'Scientist',
  department: 'Research',
  location: 'Boston',
  url: 'https://jobs.example/7',
  text: 'Guides & cells. More.',
  postedOn: '2026-11-02',
};

test('what is open is kept with words alone, and the page is made again only when it changes (CT-40)', async () => {
  expect(await savedPostings(database.pool, null, noon)).toEqual({ kind: 'none' });
  expect(await kept()).toEqual({ kind: 'unavailable' });
  expect(await read()).toBe(true);
  expect(await kept()).toEqual({
    kind: 'listed',
    postings: [scientist],
    readAt: noon.toISOString(),
    failedSince: null,
  });
  expect(announced).toEqual(['/careers']);
  await read(later(1));
  expect(announced).toEqual(['/careers']);
  answer.body = { jobs: [] };
  await read(later(1));
  expect(await kept(later(1))).toMatchObject({ postings: [] });
  expect(announced).toEqual(['/careers', '/careers']);
});

test.each([
  ['a failure', { status: 500, body: {} }],
  ['something else', { status: 200, body: { positions: [] } }],
  ['jobs that nobody understands', { status: 200, body: { jobs: [{ a: 1 }] } }],
])(
  'a board that answers with %s leaves what was kept, for seven days, with since when (CT-40)',
  async (_what, other) => {
    await read();
    answer = other;
    expect(await read(later(1))).toBe(false);
    expect(await read(later(2))).toBe(false);
    expect(await kept(later(2))).toMatchObject({ postings: [scientist], failedSince: later(1).toISOString() });
    expect(announced).toHaveLength(2);
    expect(await kept(later(8))).toEqual({ kind: 'unavailable' });
    answer = { status: 200, body: { jobs: [job] } };
    await read(later(9));
    expect(await kept(later(9))).toMatchObject({ failedSince: null });
    expect(announced).toHaveLength(3);
  },
);

test.each([['javascript:alert(1)'], ['http://jobs.example/7'], ['/7'], ['data:text/html,x']])(
  'a posting that leads to %s is left out',
  async (absolute_url) => {
    answer.body = { jobs: [{ ...job, absolute_url }, job] };
    await read();
    expect(await kept()).toMatchObject({ postings: [scientist] });
  },
);
