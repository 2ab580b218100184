import { demoTermsVersion } from '@cutsite/domain/checkout';
import { aBegunCheckout, type BegunCheckout, bostonAddress } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let service: TestService;
let checkout: BegunCheckout;
let customer: Customer;
let id: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  checkout = await aBegunCheckout(service);
  ({ customer, id } = checkout);
});

const missing = '01999999-9999-7999-8999-999999999999';
const coldItem = { product_slug: 'spcas9_nuclease', quantity: 1 };

describe('the checkout (CO-2 to CO-7, ruling 34)', () => {
  test('goes step by step: shipping address, billing address, shipping method, none', async () => {
    expect(await checkout.summary()).toMatchObject({
      order_id: id,
      status: 'cart',
      may_act: true,
      active_step: 0,
      is_complete: false,
      missing: [
        { part: 'shipping_address' },
        { part: 'billing_address' },
        { part: 'shipping_method' },
        { part: 'terms', message: 'The terms of sale are not accepted.' },
      ],
      terms: { version: demoTermsVersion, accepted_version: null },
    });
    expect((await checkout.setAddress('shipping', bostonAddress)).json()).toMatchObject({ active_step: 1 });
    const billed = (await checkout.setAddress('billing', bostonAddress)).json();
    expect(billed).toMatchObject({ active_step: 2, contents: { billing_address: bostonAddress } });
    const done = await checkout.setMethod({
      shipping_method: 'standard',
      carrier_account_number: null,
      shipping_carrier: null,
    });
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({
      active_step: null,
      is_complete: true,
      missing: [{ part: 'terms' }],
      contents: {
        groups: [
          { shipping_method: 'standard', shipping_method_name: 'Courier, 2 days', shipping_amount_charged: '32.00' },
        ],
        totals: { shipping: '32.00' },
      },
    });
    expect(await checkout.summary()).toEqual(done.json());
  });

  test('goes back to the first step that lacks something: a new cooled shipment asks for its own method', async () => {
    await checkout.setAddress('shipping', bostonAddress);
    await checkout.setAddress('billing', bostonAddress);
    await checkout.setMethod({ shipping_method: 'standard' });
    await checkout.add(coldItem);
    expect(await checkout.summary()).toMatchObject({
      active_step: 2,
      is_complete: false,
      missing: [{ part: 'shipping_method' }, { part: 'terms' }],
    });
  });

  test('an address of somebody else’s order, and a missing one, are the same 404', async () => {
    const stranger = await aCustomer(service.pool);
    const bodies = {
      [`/api/order/update-address/ID/`]: { address_type: 'shipping', address: bostonAddress },
      [`/api/order/ID/update-shipping-method/`]: { shipping_method: 'express' },
      [`/api/order/ID/accept-terms/`]: { terms_version: demoTermsVersion },
      [`/api/order/ID/update-cost-centre/`]: { cost_centre: 'CC-1' },
    };
    for (const [path, body] of Object.entries(bodies)) {
      const theirs = await checkout.call('POST', path.replace('ID', id), body, stranger.headers);
      const none = await checkout.call('POST', path.replace('ID', missing), body, stranger.headers);
      expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
    }
    for (const path of ['/api/order/summary/ID/', '/api/order/shipping-estimates/ID/'])
      expect((await checkout.call('GET', path.replace('ID', id), undefined, stranger.headers)).statusCode).toBe(404);
  });

  test('nothing changes in an order that is placed, and why is said', async () => {
    await service.pool.query(`update cart set status = 'ordered' where id = $1`, [id]);
    const answer = await checkout.setAddress('shipping', bostonAddress);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe('This was ordered and can no longer be changed. Order it again to change it.');
    expect(await checkout.summary()).toMatchObject({ status: 'ordered', active_step: 0 });
  });

  test('a quote holds its items and prices; where it goes is chosen when it is paid', async () => {
    await service.pool.query(`update cart set status = 'quote' where id = $1`, [id]);
    expect((await checkout.setAddress('shipping', bostonAddress)).json()).toMatchObject({
      status: 'quote',
      active_step: 1,
    });
  });

  test('a purchaser who took the cart over goes on with it, with the own address book', async () => {
    const purchaser = await aCustomer(service.pool);
    await service.pool.query('update cart set holder_id = $2 where id = $1', [id, purchaser.accountId]);
    expect((await checkout.setAddress('shipping', bostonAddress)).statusCode).toBe(409);
    const path = `/api/order/update-address/${id}/`;
    const answer = await checkout.call(
      'POST',
      path,
      { address_type: 'shipping', address: bostonAddress },
      purchaser.headers,
    );
    expect(answer.statusCode).toBe(200);
    expect(await checkout.summary()).toMatchObject({ may_act: false, contents: { shipping_address: bostonAddress } });
    expect((await checkout.call('GET', '/api/user/used_shipping_addresses/')).json()).toEqual([]);
    expect(
      (await checkout.call('GET', '/api/user/used_shipping_addresses/', undefined, purchaser.headers)).json(),
    ).toHaveLength(1);
  });
});

test('the tax of the shipping address is in the totals, and a certificate exempts (ruling 20)', async () => {
  await service.pool.query(
    `insert into tax_rate (country, subdivision, label, rate_hundredths) values ('US', 'MA', 'Sales tax, Massachusetts', 625)`,
  );
  const before = (await checkout.summary()).contents.totals;
  expect(before.tax).toBe('0.00');
  const taxed = (await checkout.setAddress('shipping', bostonAddress)).json().contents;
  expect(taxed.tax).toEqual({ label: 'Sales tax, Massachusetts', exempt_certificate: null });
  expect(Number(taxed.totals.tax)).toBeCloseTo(Number(before.subtotal) * 0.0625, 2);
  await service.pool.query(
    `insert into tax_exemption (account_id, certificate_number, country) values ($1, '88-4410', 'US')`,
    [customer.accountId],
  );
  expect((await checkout.summary()).contents).toMatchObject({
    tax: { exempt_certificate: '88-4410' },
    totals: { tax: '0.00' },
  });
  await service.pool.query('delete from tax_rate');
});

test('terms are accepted by version, with the time and the person', async () => {
  const accept = (terms_version: string) => checkout.call('POST', `/api/order/${id}/accept-terms/`, { terms_version });
  expect((await accept('1999-01')).statusCode).toBe(409);
  const answer = await accept(demoTermsVersion);
  expect(answer.json().terms).toEqual({
    version: demoTermsVersion,
    accepted_version: demoTermsVersion,
    accepted_at: expect.any(String),
  });
  const { rows } = await service.pool.query('select terms_accepted_by from cart where id = $1', [id]);
  expect(rows[0].terms_accepted_by).toBe(customer.accountId);
});

test('a coupon that holds no longer is named in the summary, until it is changed or removed', async () => {
  await service.pool.query(
    `insert into voucher (code, label, kind, amount_minor, limit_total) values ('LAST-ONE', 'A coupon', 'fixed', 500, 1),
            ('GOOD-ONE', 'Another', 'fixed', 200, 1)`,
  );
  await checkout.call('POST', `/order/${id}/apply-voucher/`, { code: 'LAST-ONE' });
  expect(await checkout.summary()).toMatchObject({ voucher_refusal: null, contents: { totals: { discount: '5.00' } } });
  await service.pool.query(`update voucher set uses = 1 where code = 'LAST-ONE'`);
  const message = 'This coupon has been used up.';
  expect((await checkout.summary()).voucher_refusal).toEqual({ code: 'used_up', message });
  await checkout.call('POST', `/order/${id}/apply-voucher/`, { code: 'good-one' });
  expect(await checkout.summary()).toMatchObject({
    voucher_refusal: null,
    contents: { voucher: { code: 'GOOD-ONE' } },
  });
});

test('a cost centre stands on the order, and can be cleared', async () => {
  const set = (cost_centre: string | null) =>
    checkout.call('POST', `/api/order/${id}/update-cost-centre/`, { cost_centre });
  expect((await set('  4410-CRISPR ')).json().contents.cost_centre).toBe('4410-CRISPR');
  expect((await set('x'.repeat(51))).statusCode).toBe(400);
  expect((await set(null)).json().contents.cost_centre).toBeNull();
});
