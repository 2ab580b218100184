import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippingTable } from '@cutsite/domain/checkout';
import { aBegunCheckout, type BegunCheckout, bostonAddress } from '@cutsite/test-support/checkout';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatShippingFile } from '../../config/index.ts';

let service: TestService;
/** Of two shipments: a tube, and a nuclease on cold packs. */
let checkout: BegunCheckout;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  checkout = await aBegunCheckout(service);
  await checkout.add({ product_slug: 'spcas9_nuclease', quantity: 1 });
});

test('what the provider has set takes the place of the tables: shipping (CO-26), restrictions (ruling 7)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-shipping-'));
  const file = join(folder, 'shipping.csv');
  const courierRow = '"Courier, 2 days",32.00,2';
  await writeFile(file, formatShippingFile(shippingTable).replace(courierRow, 'Bicycle,27.50,4'));
  const restrictions = join(folder, 'restrictions.csv');
  await writeFile(restrictions, 'country,product_slug,nuclease,what\nDE,sgrna_kit,,guides\n');
  const own = await startTestService({ env: { SHIPPING_METHODS: file, RESTRICTIONS: restrictions } });
  try {
    const begun = await aBegunCheckout(own);
    const berlin = { line1: 'Invalidenstraße 1', city: 'Berlin', subdivision: '', postal_code: '10115', country: 'DE' };
    const refused = await begun.setAddress('shipping', { ...bostonAddress, ...berlin });
    expect([refused.statusCode, refused.json().error_message]).toEqual([
      400,
      [expect.stringContaining('cannot be shipped to Germany: guides are not sold there.')],
    ]);
    await begun.setAddress('shipping', bostonAddress);
    const { groups } = (await begun.call('GET', `/api/order/shipping-estimates/${begun.id}/`)).json();
    expect(groups[0].estimates[0]).toMatchObject({
      shipping_method_name: 'Bicycle',
      amount: '27.50',
      business_days: 4,
      delivery: { transit_days: 4, arrives_by: expect.any(String) },
    });
    expect((await begun.setMethod({ shipping_method: 'standard' })).statusCode).toBe(200);
    expect((await begun.summary()).contents.totals).toMatchObject({ shipping: '27.50' });
  } finally {
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

describe('shipping estimates and methods (CO-8, CO-11, CO-16)', () => {
  test('need an address first', async () => {
    expect((await checkout.call('GET', `/api/order/shipping-estimates/${checkout.id}/`)).statusCode).toBe(409);
    expect((await checkout.setMethod({ shipping_method: 'express' })).statusCode).toBe(409);
  });

  test('each shipment has its own ways, priced for the address', async () => {
    await checkout.setAddress('shipping', bostonAddress);
    const { groups, carriers, currency } = (
      await checkout.call('GET', `/api/order/shipping-estimates/${checkout.id}/`)
    ).json();
    expect(currency).toBe('USD');
    expect(groups).toMatchObject([
      {
        temperature: 'ambient',
        chosen: null,
        estimates: [
          { shipping_method: 'standard', amount: '32.00', business_days: 2, leaves_on: [1, 2, 3, 4, 5] },
          { shipping_method: 'express', amount: '58.00', business_days: 1 },
          { shipping_method: 'carrier_account', amount: '0.00', business_days: null },
        ],
      },
      {
        temperature: 'cold_packs',
        estimates: [
          { shipping_method: 'express', amount: '64.00', leaves_on: [1, 2, 3, 4] },
          { shipping_method: 'carrier_account' },
        ],
      },
    ]);
    expect(carriers[0]).toEqual({ shipping_carrier: 'fedex', label: 'FedEx', account_number_form: '9 digits' });
  });

  test('one method for all shipments, or one for each with group_id', async () => {
    await checkout.setAddress('shipping', bostonAddress);
    const all = (await checkout.setMethod({ shipping_method: 'express' })).json();
    expect(all.contents.totals.shipping).toBe('122.00');
    const [ambient] = all.contents.groups;
    const one = (await checkout.setMethod({ shipping_method: 'standard', group_id: ambient.id })).json();
    expect(one.contents.totals.shipping).toBe('96.00');
    const refused = await checkout.setMethod({ shipping_method: 'standard' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error_message).toEqual([
      'The shipment "Cold packs, 2–8 °C" cannot be sent this way. Please choose another method.',
    ]);
    expect((await checkout.summary()).contents.totals.shipping).toBe('96.00');
    expect(
      (await checkout.setMethod({ shipping_method: 'express', group_id: '01999999-9999-7999-8999-999999999999' }))
        .statusCode,
    ).toBe(400);
  });

  test('the own carrier account is not charged, and its number is kept as the carrier writes it', async () => {
    await checkout.setAddress('shipping', bostonAddress);
    const own = {
      shipping_method: 'carrier_account',
      carrier_account_number: '123 456-789',
      shipping_carrier: 'fedex',
    };
    const answer = await checkout.setMethod(own);
    expect(answer.json().contents.totals.shipping).toBe('0.00');
    expect(answer.json().contents.groups[0]).toMatchObject({
      shipping_method: 'carrier_account',
      shipping_carrier: 'fedex',
      carrier_account_number: '123456789',
      shipping_amount_charged: '0.00',
    });
  });

  test.each([
    [{ carrier_account_number: '12', shipping_carrier: 'fedex' }, 'A FedEx account number has 9 digits.'],
    [{ carrier_account_number: ' ', shipping_carrier: 'ups' }, 'Carrier account number is required.'],
    [{ carrier_account_number: '123456789', shipping_carrier: null }, 'Please choose your carrier.'],
    [
      { shipping_method: 'express', carrier_account_number: '123456789', shipping_carrier: 'fedex' },
      'A carrier account can only be given with "On my carrier account".',
    ],
  ])('%j: %s', async (body, sentence) => {
    await checkout.setAddress('shipping', bostonAddress);
    const answer = await checkout.setMethod({ shipping_method: 'carrier_account', ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error_message).toEqual([sentence]);
  });
});
