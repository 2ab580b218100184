import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
let boss: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  boss = await aStaffMember(service.pool, 'administrator');
});
afterAll(() => service.stop());

const get = async (url: string) => (await service.app.inject({ url, headers: { ...boss.headers } })).json();
const search = async (query: Record<string, string>) =>
  (await get(`/api/staff/audit/?${new URLSearchParams(query).toString()}`)).rows;

test('who touched an order is found by its number, which each row says (OF-15)', async () => {
  const order = await aPlacedOrder(service);
  const other = await aPlacedOrder(service);
  for (const { id } of [order, other]) await get(`/api/staff/order/${id}/`);
  const subject = { kind: 'order', id: order.id, number: order.number };
  for (const typed of [order.number, ` ${order.number.toLowerCase()}`, order.id]) {
    expect(await search({ subject_id: typed })).toEqual([
      expect.objectContaining({ kind: 'look', action: 'GET /api/staff/order/{id}/', subject }),
    ]);
  }
  expect(await search({ subject_id: 'CS-0000-0000' })).toEqual([]);
});

test('what has no number of its own says so', async () => {
  await get('/api/staff/people/');
  const [row] = await search({ subject_kind: 'staff', kind: 'look' });
  expect(row.subject).toMatchObject({ kind: 'staff', number: null });
});
