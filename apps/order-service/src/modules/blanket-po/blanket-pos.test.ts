import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
});
afterAll(() => service.stop());

async function aBlanketPo(accountId: string, number: string, validUntil: string | null): Promise<string> {
  const id = uuid();
  await service.pool.query(
    `insert into blanket_po (account_id, id, number, amount_minor, balance_minor, valid_until, created_at, updated_at)
     values ($1, $2, $3, 500000, 420000, $4, now(), now())`,
    [accountId, id, number, validUntil],
  );
  await service.pool.query(
    `insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor, at)
     values ($1, $2, $3, -80000, 420000, now())`,
    [accountId, uuid(), id],
  );
  return id;
}

test('blanket purchase orders are listed with what is left, and say when they have ended (ruling 18)', async () => {
  const customer = await aCustomer(service.pool);
  const id = await aBlanketPo(customer.accountId, 'BPO-1', '2026-11-21');
  await aBlanketPo(customer.accountId, 'BPO-0', '2026-11-20');
  await aBlanketPo(customer.accountId, 'BPO-2', null);
  const get = (url: string, headers = customer.headers) => service.app.inject({ url, headers });
  expect((await get('/api/user/blanket_purchase_orders/')).json()).toMatchObject([
    { number: 'BPO-0', has_ended: true },
    { id, number: 'BPO-1', amount: '5000.00', balance: '4200.00', valid_until: '2026-11-21', has_ended: false },
    { number: 'BPO-2', valid_until: null, has_ended: false },
  ]);
  const ledger = await get(`/api/user/blanket_purchase_orders/${id}/transactions/`);
  expect(ledger.json()).toMatchObject({
    results: [{ kind: 'order', amount: '-800.00', balance_after: '4200.00' }],
    next_cursor: null,
  });

  for (const cursor of ['zzz', '..', '%00']) {
    const unknown = await get(`/api/user/blanket_purchase_orders/${id}/transactions/?cursor=${cursor}`);
    expect([cursor, unknown.statusCode]).toEqual([cursor, 400]);
  }

  const stranger = await aCustomer(service.pool);
  expect((await get('/api/user/blanket_purchase_orders/', stranger.headers)).json()).toEqual([]);
  expect((await get(`/api/user/blanket_purchase_orders/${id}/transactions/`, stranger.headers)).statusCode).toBe(404);
});
