import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const messages = 40;

/** Statements by name, asked of the pool of the service from here on. */
function countStatements(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const { pool } = service;
  const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  const counting = (...all: unknown[]) => {
    const name = (all[0] as { readonly name?: string }).name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return query(...all);
  };
  pool.query = counting as typeof pool.query;
  return counts;
}

test('messages of the card network that are due together cost a statement each, and no look at all payments (M3)', async () => {
  await service.pool.query(
    `insert into card_network_event (id, kind, body, received_at)
     select 'evt_' || n, 'test', '{"data":{"object":{"object":"payment_intent","id":"pi_unknown"}}}', now() - interval '1 minute'
       from generate_series(1, $1) n`,
    [messages],
  );
  const counts = countStatements();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const open = async () =>
    (await service.pool.query('select from card_network_event where handled_at is null')).rowCount;
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 20_000, interval: 50 });
  expect(counts.get('claim-unhandled-events')).toBe(messages);
  expect(counts.get('claim-unsettled-payments') ?? 0).toBe(0);
});
