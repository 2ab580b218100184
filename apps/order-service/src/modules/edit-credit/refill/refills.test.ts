import { usd } from '@cutsite/domain/money';
import { withTransaction } from '@cutsite/service-base/database';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelRefill, creditRefill } from './credit-refill.ts';
import { reserveRefill } from './reserve-refill.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const times = <Value>(count: number, make: () => Promise<Value>) => Promise.all(Array.from({ length: count }, make));

const reserve = (accountId: string, creditType: 'edit_credit' | 'gift_card', minor = 50_00) =>
  withTransaction(service.pool, (client) =>
    reserveRefill(client, { accountId, creditType, amount: usd(minor), now: new Date() }),
  );

const credit = (accountId: string, purchaseId: string, paymentId = uuid()) =>
  withTransaction(service.pool, (client) =>
    creditRefill(client, { accountId, purchaseId, paymentId, now: new Date() }),
  );

async function bought(accountId: string, creditType: 'edit_credit' | 'gift_card', minor?: number): Promise<string> {
  const reserved = await reserve(accountId, creditType, minor);
  if (!reserved.ok) throw new Error(reserved.error.code);
  await credit(accountId, reserved.value.purchaseId);
  return reserved.value.purchaseId;
}

async function creditsOf(accountId: string) {
  const { rows } = await service.pool.query<{ code: string; balance_minor: number; ledger: number; place: number }>(
    `select code, balance_minor, place, (select coalesce(sum(amount_minor), 0)::bigint from edit_credit_transaction t
        where t.account_id = c.account_id and t.edit_credit_id = c.id) as ledger
       from edit_credit c where account_id = $1 order by place`,
    [accountId],
  );
  for (const row of rows) expect(row.ledger).toBe(row.balance_minor);
  return rows;
}

describe('the limit of accounts, 2 unless stated otherwise (PA-13, ruling 17, promise M4)', () => {
  test('50 gift cards bought at once are exactly 2', async () => {
    const { accountId } = await aCustomer(service.pool);
    const reserved = await times(50, () => reserve(accountId, 'gift_card'));
    const kept = reserved.flatMap((one) => (one.ok ? [one.value] : []));
    expect(kept).toHaveLength(2);
    await Promise.all(kept.map(({ purchaseId }) => credit(accountId, purchaseId)));
    const credits = await creditsOf(accountId);
    expect(credits.map((one) => [one.place, one.balance_minor])).toEqual([
      [1, 50_00],
      [2, 50_00],
    ]);
    for (const { code } of credits) expect(code).toMatch(/^GC-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await reserve(accountId, 'gift_card')).toEqual({ ok: false, error: { code: 'limit_reached', limit: 2 } });
  });

  test('50 refills of edit credit at once are one account with all of them', async () => {
    const { accountId } = await aCustomer(service.pool);
    const reserved = await times(50, () => reserve(accountId, 'edit_credit', 1_00));
    await Promise.all(reserved.map(async (one) => one.ok && (await credit(accountId, one.value.purchaseId))));
    const credits = await creditsOf(accountId);
    expect(credits.map((one) => one.balance_minor)).toEqual([50_00]);
    expect(credits[0]?.code).toMatch(/^EC-/);
  });

  test('edit credit is topped up also when no further account fits', async () => {
    const { accountId } = await aCustomer(service.pool);
    await bought(accountId, 'edit_credit');
    await bought(accountId, 'gift_card');
    expect((await reserve(accountId, 'gift_card')).ok).toBe(false);
    await bought(accountId, 'edit_credit', 25_00);
    expect((await creditsOf(accountId)).map((one) => one.balance_minor)).toEqual([75_00, 50_00]);
  });

  test('without a place for it, edit credit cannot be opened', async () => {
    const { accountId } = await aCustomer(service.pool);
    await bought(accountId, 'gift_card');
    await bought(accountId, 'gift_card');
    expect((await reserve(accountId, 'edit_credit')).ok).toBe(false);
  });

  test('a cancelled purchase gives its place back; should its money arrive all the same, it is credited', async () => {
    const { accountId } = await aCustomer(service.pool);
    const [first] = await times(2, () => reserve(accountId, 'gift_card'));
    if (!first?.ok) throw new Error('the first was refused');
    const { purchaseId } = first.value;
    await withTransaction(service.pool, (client) => cancelRefill(client, { accountId, purchaseId, now: new Date() }));
    await bought(accountId, 'gift_card');
    await credit(accountId, purchaseId);
    expect((await creditsOf(accountId)).map((one) => one.balance_minor)).toHaveLength(2);
    await credit(accountId, purchaseId);
    expect((await creditsOf(accountId)).map((one) => one.balance_minor)).toEqual([50_00, 50_00]);
  });
});

test('a refill is credited once, however often and from where its payment is reported', async () => {
  const { accountId } = await aCustomer(service.pool);
  const reserved = await reserve(accountId, 'edit_credit');
  if (!reserved.ok) throw new Error('refused');
  const paymentId = uuid();
  await times(20, () => credit(accountId, reserved.value.purchaseId, paymentId));
  expect((await creditsOf(accountId)).map((one) => one.balance_minor)).toEqual([50_00]);
});

test('the accounts of a user are listed with their sum, and counted in users/me; the ledger of another is a 404', async () => {
  const { accountId, headers } = await aCustomer(service.pool);
  for (let count = 0; count < 22; count += 1) await bought(accountId, 'edit_credit', 10_00 + count);
  await bought(accountId, 'gift_card', 100_00);
  const get = async (url: string, as = headers) => service.app.inject({ url, headers: as });
  const listed = (await get('/api/user/edit_credit/')).json();
  expect(listed).toMatchObject({ balance: '322.31', currency: 'USD', gift_card_limit: 2, num_gift_cards: 2 });
  expect(listed.accounts).toMatchObject([
    { credit_type: 'edit_credit', balance: '222.31' },
    { credit_type: 'gift_card', balance: '100.00' },
  ]);
  expect((await get('/api/users/me/')).json()).toMatchObject({ num_gift_cards: 2, gift_card_limit: 2 });

  const ledger = `/api/user/edit_credit/${listed.accounts[0].id}/transactions/`;
  const first = (await get(ledger)).json();
  expect(first.results).toHaveLength(20);
  expect(first.results[0]).toMatchObject({ kind: 'refill', amount: '10.21', balance_after: '222.31', order_id: null });
  const second = (await get(`${ledger}?cursor=${first.next_cursor}`)).json();
  expect(second.results.map((entry: { amount: string }) => entry.amount)).toEqual(['10.01', '10.00']);
  expect(second.next_cursor).toBeNull();
  const unknown = await get(`${ledger}?cursor=zzz`);
  expect([unknown.statusCode, unknown.json().field_errors]).toMatchObject([400, { cursor: [expect.any(String)] }]);

  const stranger = await aCustomer(service.pool);
  expect((await get(ledger, stranger.headers)).statusCode).toBe(404);
});
