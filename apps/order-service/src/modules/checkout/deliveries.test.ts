import { aBegunCheckout, type BegunCheckout, bostonAddress } from '@cutsite/test-support/checkout';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** Monday, with a holiday in the week after: a tube takes 5 working days. */
const monday = new Date('2026-12-14T10:00:00Z');
let now = new Date();
let service: TestService;
let checkout: BegunCheckout;
beforeAll(async () => {
  service = await startTestService({
    env: { HOLIDAYS: '2026-12-25', MAKING_DAYS: 'add_on=2' },
    clock: { now: () => now },
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  now = new Date();
  checkout = await aBegunCheckout(service);
  await checkout.add({ product_slug: 'spcas9_nuclease', quantity: 1 });
  now = monday;
  await service.pool.query(`update session set last_seen_at = $1, ends_at = $1::timestamptz + interval '1 day'`, [now]);
});

test('cart, estimates, checkout and quote say when each shipment leaves and arrives, by one rule (CO-25)', async () => {
  const cart = async () => (await checkout.call('GET', '/api/user/cart/')).json();
  const tube = { making_days: 5, ships_by: '2026-12-21', waits_for_review: false };
  expect((await cart()).groups).toMatchObject([
    { temperature: 'ambient', delivery: { ...tube, arrives_by: null, transit_days: null } },
    { temperature: 'cold_packs', delivery: { making_days: 2, ships_by: '2026-12-16', arrives_by: null } },
  ]);

  await checkout.setAddress('shipping', bostonAddress);
  const { groups } = (await checkout.call('GET', `/api/order/shipping-estimates/${checkout.id}/`)).json();
  expect(groups[0].estimates.map(({ delivery }: { delivery: { arrives_by: string } }) => delivery.arrives_by)).toEqual([
    '2026-12-23',
    '2026-12-22',
    null,
  ]);

  const chosen = (await checkout.setMethod({ shipping_method: 'express' })).json();
  expect(chosen.deliveries).toMatchObject([
    { ...tube, arrives_by: '2026-12-22' },
    { ships_by: '2026-12-16', arrives_by: '2026-12-17' },
  ]);
  expect((await cart()).groups[0].delivery).toMatchObject({ ...tube, arrives_by: '2026-12-22', transit_days: 1 });

  await checkout.call('POST', `/api/order/${checkout.id}/cart-quote-switch/`, { desired_status: 'quote' });
  const quote = (await checkout.call('GET', `/api/order/${checkout.id}/quote/`)).json();
  expect(quote.deliveries).toMatchObject([{ ...tube, arrives_by: '2026-12-22' }, { arrives_by: '2026-12-17' }]);
});

test('a page gets the rules by which it calculates the same days', async () => {
  const { delivery_rules: rules } = (await checkout.call('GET', '/api/products/options')).json();
  expect(rules).toEqual({ holidays: ['2026-12-25'], making_days: { add_on: 2 }, screened_from_nt: 50 });
});
