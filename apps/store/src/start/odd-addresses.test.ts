import { connect } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoreProcess, spawnStore } from '../testing/store-process.ts';

let database: TestDatabase;
let store: StoreProcess;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  store = spawnStore({ DATABASE_URL: database.connectionString, OVERLOAD_DELAY_MS: '0' });
  port = Number(new URL(await store.ready).port);
}, 300_000);
afterAll(async () => {
  store.child.kill('SIGTERM');
  await store.exited;
  await database.drop();
});

/**
 * The status of an address that is sent byte by byte, as no client would that tidies it first; null: closed without a
 * word.
 */
function statusOf(address: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`GET ${address} HTTP/1.1\r\nHost: store\r\nConnection: close\r\n\r\n`, 'latin1'));
    });
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(Number(/^HTTP\/1.1 (\d{3})/.exec(answer)?.[1]) || null));
  });
}

const roots = ['/assets/', '/api/docs/static/', '/api/docs/', '/'];

test.each(
  roots.flatMap((root) =>
    [
      '%2e%2e/x',
      '%00',
      '.',
      '..',
      '%5c..%5c',
      '%2e%2e/%2e%2e/package.json',
      '%ff',
      '%c3%28',
      '//',
      'a'.repeat(8_000),
    ].map((rest) => [root, rest.slice(0, 40), root + rest] as const),
  ),
)('%s%s is a fault of the caller for it', async (_root, _rest, address) => {
  const status = await statusOf(address);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
});

describe('no address of a file is an error of the store (promise X5)', () => {
  const part = fc.constantFrom(
    '.',
    '..',
    '/',
    '//',
    '\\',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '%5C..%5C',
    '%00',
    '%0d%0a',
    '%20',
    '%25',
    '%252e',
    '%ff',
    '%c0%ae',
    '%ed%a0%80',
    '%zz',
    '%',
    '\xff',
    '\xc0\xae',
    '~',
    ':',
    '*',
    '?',
    '#',
    ';',
    '&',
    '=',
    '@',
    '+',
    'index.html',
    'robots.txt',
    'static',
    'assets',
    'swagger-ui.css',
    'json',
    'yaml',
    '.env',
    '.vite/manifest.json',
    'help',
    'a'.repeat(300),
    'a/'.repeat(200),
    'CON',
    'con.txt::$DATA',
    '[',
    ']',
    '{',
    '<',
    '"',
    "'",
  );
  const odd = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

  test.each(roots)('%s', async (root) => {
    await fc.assert(
      fc.asyncProperty(odd, async (rest) => {
        // Closed without a word is what Node does with bytes that are no request.
        const status = (await statusOf(root + rest)) ?? 400;
        expect({ address: root + rest, isOurFault: status >= 500 }).toEqual({
          address: root + rest,
          isOurFault: false,
        });
      }),
      { numRuns: 150, examples: [['//#.'], ['//site.example/x'], ['/[']] },
    );
  });

  test('and none of them is reported to the operator as an error', () => {
    expect(store.output()).not.toMatch(/"level":(50|60)/);
  });
});
