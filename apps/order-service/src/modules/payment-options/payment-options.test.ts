import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('a customer reads what there is to pay with: terms, blanket purchase orders, credit (ruling 18)', async () => {
  const { accountId, headers } = await aCustomer(service.pool);
  const options = async () => (await service.app.inject({ url: '/api/user/payment_options/', headers })).json();
  expect(await options()).toEqual({
    currency: 'USD',
    card: { publishable_key: 'pk_test_cutsite_demo', network_url: '/demo/card-network' },
    purchase_order: { net_terms_days: 30 },
    blanket_purchase_orders: [],
    edit_credit: { balance: '0.00' },
  });
  await service.pool.query('update account set net_terms_days = null where id = $1', [accountId]);
  expect((await options()).purchase_order).toEqual({ net_terms_days: null });
});
