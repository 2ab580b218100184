import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { cartRefusalMessages } from '@cutsite/domain/cart';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const now = new Date('2026-11-21T12:00:00Z');

let service: TestService;
let customer: Customer;
let id: string;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
  await service.pool.query(
    `update session set created_at = $1, last_seen_at = $1, ends_at = $1::timestamptz + interval '1 day'`,
    [now],
  );
  const added = await call('/api/order/add/', [
    guideRnaItemToWire(aPlateItem('Plate 1', 24)),
    { product_slug: 'resuspension_buffer', quantity: 2 },
  ]);
  id = added.json().order_id;
});

const call = (url: string, payload?: object) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: customer.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const apply = (code: string) => call(`/order/${id}/apply-voucher/`, { code });
const cart = async () =>
  (await service.app.inject({ method: 'GET', url: '/api/user/cart/', headers: customer.headers })).json();

interface Terms {
  readonly percent?: number;
  readonly amount?: number;
  readonly limitTotal?: number;
  readonly limitPerCustomer?: number;
  readonly uses?: number;
  readonly from?: string;
  readonly until?: string;
  readonly products?: readonly string[];
}

let number = 0;
async function aVoucher(terms: Terms): Promise<string> {
  number += 1;
  const code = `CODE-${number}`;
  await service.pool.query(
    `insert into voucher (code, label, kind, percent_hundredths, amount_minor, limit_total, limit_per_customer, uses,
                          valid_from, valid_until, product_slugs)
     values ($1, 'A coupon', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      code,
      terms.amount === undefined ? 'percent' : 'fixed',
      terms.amount === undefined ? (terms.percent ?? 1_000) : null,
      terms.amount ?? null,
      terms.limitTotal ?? null,
      terms.limitPerCustomer ?? null,
      terms.uses ?? 0,
      terms.from ?? null,
      terms.until ?? null,
      terms.products ?? [],
    ],
  );
  return code;
}

describe('a voucher (CA-15 to CA-17)', () => {
  test.each<[string, Terms, string, string]>([
    ['a percentage is taken off the subtotal', { percent: 1_250 }, '127.50', '892.50'],
    ['an amount is taken off the subtotal', { amount: 5_000 }, '50.00', '970.00'],
    ['an amount takes off no more than there is', { amount: 1e9 }, '1020.00', '0.00'],
    [
      'for one product, only that product counts',
      { percent: 5_000, products: ['resuspension_buffer'] },
      '18.00',
      '1002.00',
    ],
  ])('%s', async (_, terms, discount, total) => {
    const code = await aVoucher(terms);
    const answer = await apply(` ${code.toLowerCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ order_id: id, voucher_code: code });
    expect(await cart()).toMatchObject({
      subtotal: '1020.00',
      voucher: { code, label: 'A coupon', discount, refusal: null },
      total_before_tax: total,
    });
  });

  test('a second voucher takes the place of the first, and removing leaves none', async () => {
    await apply(await aVoucher({ percent: 5_000 }));
    const second = await aVoucher({ amount: 100 });
    await apply(second);
    expect((await cart()).voucher).toMatchObject({ code: second, discount: '1.00' });
    const removed = await call(`/order/${id}/remove-voucher/`);
    expect(removed.json()).toEqual({ order_id: id, voucher_code: null });
    expect(await cart()).toMatchObject({ voucher: null, total_before_tax: '1020.00' });
    expect((await call(`/order/${id}/remove-voucher/`)).statusCode).toBe(200);
  });

  test('applying uses nothing up', async () => {
    const code = await aVoucher({ limitTotal: 1 });
    await apply(code);
    const { rows } = await service.pool.query('select uses from voucher where code = $1', [code]);
    expect(rows).toEqual([{ uses: 0 }]);
  });
});

describe('a voucher that takes nothing off says why', () => {
  test.each<[string, Terms, string]>([
    ['not yet', { from: '2026-12-01T00:00:00Z' }, 'This coupon is valid from 1 December 2026.'],
    ['expired', { until: '2026-11-20T00:00:00Z' }, 'This coupon ended on 20 November 2026.'],
    ['used up', { limitTotal: 3, uses: 3 }, 'This coupon has been used up.'],
    ['for others', { products: ['custom_rna'] }, 'This coupon does not apply to the products in your cart.'],
  ])('%s', async (_, terms, sentence) => {
    const answer = await apply(await aVoucher(terms));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error_message: sentence, field_errors: { code: [sentence] } });
    expect(await cart()).toMatchObject({ voucher: null });
  });

  test.each(['NOBODY-GAVE-THIS', '', '   ', "'; drop table voucher", '\uD83E'])('unknown: %j', async (code) => {
    const answer = await apply(code);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error_message).toBe('There is no coupon with this code. Please check the letters and digits.');
  });

  test('used by this customer, and not by this cart itself', async () => {
    const code = await aVoucher({ limitPerCustomer: 1 });
    await apply(code);
    const use = [code, customer.accountId, id];
    await service.pool.query('update voucher set uses = 1 where code = $1', [code]);
    await service.pool.query(
      'insert into voucher_customer (code, account_id, uses) values ($1, $2, 1)',
      use.slice(0, 2),
    );
    await service.pool.query(
      `insert into voucher_use (code, account_id, cart_id, payment_id, taken_at) values ($1, $2, $3, gen_random_uuid(), now())`,
      use,
    );
    expect((await apply(code)).statusCode).toBe(200);
    await service.pool.query('update voucher_use set cart_id = gen_random_uuid() where code = $1', [code]);
    expect((await apply(code)).json().error_message).toBe('You have used this coupon already.');
    expect((await cart()).voucher.refusal).toEqual({
      code: 'used_by_you',
      message: 'You have used this coupon already.',
    });
  });
});

test.each([
  ['quote', cartRefusalMessages.quote_is_fixed],
  ['ordered', cartRefusalMessages.already_ordered],
])('the coupon of a cart in the state "%s" cannot be changed', async (status, sentence) => {
  await service.pool.query('update cart set status = $2 where id = $1', [id, status]);
  for (const answer of [await apply('ANY'), await call(`/order/${id}/remove-voucher/`)]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe(sentence);
  }
});

test("somebody else's cart is a 404, like one that is missing", async () => {
  customer = await aCustomer(service.pool);
  await service.pool.query(
    `update session set created_at = $1, last_seen_at = $1, ends_at = $1::timestamptz + interval '1 day'`,
    [now],
  );
  expect((await apply('ANY')).statusCode).toBe(404);
  expect((await call('/order/nonsense/remove-voucher/')).statusCode).toBe(404);
});
