import { type AnyEndpoint, allResponses } from '@cutsite/contracts/endpoint';
import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { routes } from './index.ts';

/** The calls of customers that create or pay: those that answer with 201, and whatever is about a payment. */
function creatingCalls(): AnyEndpoint[] {
  const config = parseConfig({ STAFF_DOMAINS: 'lab.example', PUBLIC_URL: 'http://127.0.0.1:3000' });
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const log = createLogger({ logLevel: 'silent' });
  return routes({ config: config.value, pool: {} as Pool, clock: systemClock, log, tables: shippedItems })
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method === 'POST' && (access === 'verified' || access === 'signed_in'))
    .filter((endpoint) => '201' in allResponses(endpoint) || /\/payment\/|\/edit_credit\/buy\//.test(endpoint.path));
}

/** Those that go without a key, and why they may be made again. */
const withoutKey: Readonly<Record<string, string>> = {
  '/order/advanced_requests/{id}/shares/':
    'the link is in its answer and nowhere else, where a kept answer would keep it; a link too many is taken back',
  '/api/user/edit_credit/buy/{id}/confirm/': 'asks the card network what became of a payment, and makes none',
};

describe('a call that is made again does nothing twice (ruling 37)', () => {
  const calls = creatingCalls();

  test('each POST of a customer that creates or pays takes an Idempotency-Key, which our own client always sends', () => {
    expect(calls.length).toBeGreaterThan(12);
    const keyless = calls.filter(({ idempotent }) => idempotent !== true).map(({ path }) => path);
    expect(keyless.filter((path) => withoutKey[path] === undefined)).toEqual([]);
  });

  test('no call is excused that takes one', () => {
    const keyless = new Set<string>(calls.filter(({ idempotent }) => idempotent !== true).map(({ path }) => path));
    expect(Object.keys(withoutKey).filter((path) => !keyless.has(path))).toEqual([]);
  });
});
