import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aBegunCheckout, type BegunCheckout, bostonAddress } from '@cutsite/test-support/checkout';
import { type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
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

const berlin = {
  ...bostonAddress,
  line1: 'Invalidenstraße 42',
  city: 'Berlin',
  subdivision: '',
  postal_code: '10115',
  country: 'DE',
};
const shanghai = {
  ...bostonAddress,
  line1: '320 Yueyang Road',
  city: 'Shanghai',
  subdivision: '',
  postal_code: '200031',
  country: 'CN',
};
const missing = '01999999-9999-7999-8999-999999999999';
const coldItem = { product_slug: 'spcas9_nuclease', quantity: 1 };
const cas12 = () => guideRnaItemToWire(aTubeItem(['cas12-g1'], { nuclease: 'hfCas12Max' }));

describe('update-address (CO-9)', () => {
  test('takes an address of the book by its id, and keeps a copy with the order', async () => {
    await checkout.setAddress('shipping', bostonAddress);
    const [booked] = (await checkout.call('GET', '/api/user/used_shipping_addresses/')).json();
    const billed = await checkout.call('POST', `/api/order/update-address/${id}/`, {
      address_type: 'billing',
      address_id: booked.id,
      address: null,
    });
    expect(billed.json().contents.billing_address).toEqual(bostonAddress);
    await service.app.inject({
      method: 'PUT',
      url: `/api/user/addresses/${booked.id}/`,
      headers: customer.headers,
      payload: { ...bostonAddress, line1: '41 Quarry Road' },
    });
    expect((await checkout.summary()).contents.billing_address).toEqual(bostonAddress);
  });

  test('names the fields that are wrong and what would pass (CO-20)', async () => {
    const answer = await checkout.setAddress('shipping', { ...bostonAddress, postal_code: '2130', first_name: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field_errors: {
        first_name: ['First name is required.'],
        postal_code: ['This is not a ZIP code in the United States. Example: 02130.'],
      },
      suggestion: { postal_code: '02130' },
    });
    expect(await checkout.summary()).toMatchObject({ active_step: 0 });
    expect((await checkout.call('GET', '/api/user/addresses/')).json()).toEqual([]);
  });

  test.each([
    ['neither an id nor an address', {}],
    ['an id that does not exist', { address_id: missing }],
    ['no id at all', { address_id: 'first' }],
  ])('refuses %s', async (_title, body) => {
    const answer = await checkout.call('POST', `/api/order/update-address/${id}/`, {
      address_type: 'shipping',
      ...body,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('a shipment abroad needs a telephone number, also from an address that was kept for invoices', async () => {
    await checkout.setAddress('billing', { ...berlin, phone: '' });
    const [booked] = (await checkout.call('GET', '/api/user/used_billing_addresses/')).json();
    const answer = await checkout.call('POST', `/api/order/update-address/${id}/`, {
      address_type: 'shipping',
      address_id: booked.id,
    });
    expect(answer.json().field_errors).toEqual({ phone: ['Telephone number is required.'] });
  });

  test('refuses to ship hfCas12Max to China and names the item; SpCas9 goes there (rulings 7 and 35)', async () => {
    expect((await checkout.setAddress('shipping', shanghai)).statusCode).toBe(200);
    await checkout.setAddress('shipping', bostonAddress);
    await checkout.add(cas12());
    const answer = await checkout.setAddress('shipping', shanghai);
    const sentence = 'cas12-g1 cannot be shipped to China: hfCas12Max guides are not sold there.';
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error_message: [sentence], field_errors: { country: [sentence] } });
    expect((await checkout.summary()).contents.shipping_address).toEqual(bostonAddress);
    // The refused address was not used, and so is not offered next time.
    expect(
      (await checkout.call('GET', '/api/user/last_used_address/?address_type=shipping')).json().address.address,
    ).toEqual(bostonAddress);
    expect((await checkout.setAddress('billing', shanghai)).statusCode).toBe(200);
  });

  test('an item that is added after the address was chosen is named in the summary', async () => {
    await checkout.setAddress('shipping', shanghai);
    await checkout.add(cas12());
    expect((await checkout.summary()).restricted_items).toMatchObject([{ name: 'cas12-g1' }]);
  });

  test('a method that costs something else there has to be chosen again, any other stays', async () => {
    await checkout.add(coldItem);
    await checkout.setAddress('shipping', bostonAddress);
    await checkout.setAddress('billing', bostonAddress);
    await checkout.setMethod({ shipping_method: 'express' });
    expect(
      (await checkout.setAddress('shipping', { ...bostonAddress, line1: '41 Quarry Road' })).json().active_step,
    ).toBeNull();
    expect((await checkout.setAddress('shipping', berlin)).json()).toMatchObject({
      active_step: 2,
      contents: { totals: { shipping: '0.00' } },
    });
  });

  test('two windows at once: both are answered, one address stands, and the book has each once', async () => {
    const other = { ...bostonAddress, line1: '41 Quarry Road' };
    const rounds = Array.from({ length: 10 }, (_, turn) =>
      checkout.setAddress('shipping', turn % 2 === 0 ? bostonAddress : other),
    );
    const answers = await Promise.all(rounds);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect([bostonAddress, other]).toContainEqual((await checkout.summary()).contents.shipping_address);
    expect((await checkout.call('GET', '/api/user/addresses/')).json()).toHaveLength(2);
  });
});
