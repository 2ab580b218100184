import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
let sales: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
});
afterAll(() => service.stop());

const get = (url: string, { headers }: Customer) => service.app.inject({ url, headers });

test('staff sees the order as its customer does, word for word but for the addresses of papers (OF-34)', async () => {
  const order = await aPlacedOrder(service);
  const { revision } = (await get(`/api/staff/order/${order.id}/`, sales)).json();
  const note = { revision, text: 'Zebra owes us money' };
  await service.app.inject({
    method: 'POST',
    url: `/api/staff/order/${order.id}/note/`,
    headers: sales.headers,
    payload: note,
  });
  const seen = (await get(`/api/order/${order.id}/status/`, order.customer)).json();
  const looked = await get(`/api/staff/order/${order.id}/as-customer/`, sales);
  const withoutAddresses = ({ documents, files, ...rest }: { documents: object[]; files: object[] }) => ({
    ...rest,
    documents: documents.map((paper) => ({ ...paper, href: '' })),
    files: files.map((file) => ({ ...file, href: '' })),
  });
  expect(withoutAddresses(looked.json())).toEqual(withoutAddresses(seen));
  expect(looked.body).not.toContain('Zebra');
  const { documents } = looked.json() as { documents: { href: string | null }[] };
  for (const { href } of documents) {
    if (href !== null) expect([href, (await get(href, sales)).statusCode]).toEqual([href, 200]);
  }
  expect((await get(`/api/staff/order/${order.id}/as-customer/`, order.customer)).statusCode).toBe(403);
});
