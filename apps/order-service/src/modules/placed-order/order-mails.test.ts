import { aBegunCheckout, aPurchaseOrder, bostonAddress } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** Monday, with a holiday in the week after: a tube takes 5 working days, a protein 2. */
const monday = new Date('2026-12-14T10:00:00Z');
let now = new Date();
let service: TestService;
let production: Customer;
beforeAll(async () => {
  service = await startTestService({
    env: { STAFF_DOMAINS: 'lab.example', HOLIDAYS: '2026-12-25', MAKING_DAYS: 'add_on=2' },
    clock: { now: () => now },
  });
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());
beforeEach(() => {
  now = new Date();
});

/** Everybody stays signed in: sessions would end with a clock that is set. */
async function itIs(time: Date): Promise<void> {
  now = time;
  await service.pool.query(
    `update session set created_at = $1, last_seen_at = $1, ends_at = $1::timestamptz + interval '1 day'`,
    [now],
  );
}

async function mailAbout(subject: string): Promise<string> {
  const mails = await service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where subject like $1 order by id desc limit 1',
    [subject],
  );
  return mails.rows[0]?.body_text ?? '';
}

/** @param method of shipping, for both boxes: a tube, and a protein on cold packs */
async function aCheckout(method: object) {
  const checkout = await aBegunCheckout(service);
  await checkout.add({ product_slug: 'spcas9_nuclease', quantity: 1 });
  await itIs(monday);
  await checkout.setAddress('shipping', bostonAddress);
  await checkout.setAddress('billing', bostonAddress);
  expect((await checkout.setMethod(method)).statusCode).toBe(200);
  return checkout;
}

type Checkout = Awaited<ReturnType<typeof aCheckout>>;

/** Pays, and has it made. */
async function placed({ call, id }: Checkout) {
  const paid = await call('POST', `/api/order/${id}/payment/purchase_order/`, {
    ...aPurchaseOrder,
    accepted_terms: true,
  });
  expect(paid.statusCode).toBe(200);
  const { headers } = production;
  const move = (payload: object) => call('POST', `/api/staff/order/${id}/change-status/`, payload, headers);
  expect((await move({ status: 'in_production' })).statusCode).toBe(200);
  const { number, shipments } = (await call('GET', `/api/order/${id}/status/`)).json();
  const ship = async (temperature: string) => {
    const { id: group_id } = shipments.find((one: { temperature: string }) => one.temperature === temperature);
    const left = await move({ status: 'shipped', group_id, tracking_number: '771234567890' });
    expect(left.statusCode).toBe(200);
    return mailAbout(`A shipment of your order ${number} has left`);
  };
  return { number: number as string, ship };
}

test('the mails of a quote and of an order say when each box leaves and arrives, as the pages do (CO-25)', async () => {
  const checkout = await aCheckout({ shipping_method: 'express' });
  const switchTo = (desired_status: string) =>
    checkout.call('POST', `/api/order/${checkout.id}/cart-quote-switch/`, { desired_status });
  await switchTo('quote');
  const { number: quote } = (await checkout.call('GET', `/api/order/${checkout.id}/quote/`)).json();
  const quoted = await mailAbout(`Your Cutsite quote ${quote}`);
  expect(quoted).toContain(
    'Ambient, ships dry, if ordered today: ships by 21 December 2026, arrives by 22 December 2026.',
  );
  expect(quoted).toContain(
    'Cold packs, 2–8 °C, if ordered today: ships by 16 December 2026, arrives by 17 December 2026.',
  );

  const { number } = await placed(checkout);
  const confirmed = await mailAbout(`Your order ${number}`);
  expect(confirmed).toContain('Ambient, ships dry: ships by 21 December 2026, arrives by 22 December 2026.');
  expect(confirmed).toContain('Cold packs, 2–8 °C: ships by 16 December 2026, arrives by 17 December 2026.');
});

test('the confirmation of an unpaid purchase order adds up and says that the invoice follows (promise M7)', async () => {
  const checkout = await aCheckout({ shipping_method: 'express' });
  const { number } = await placed(checkout);
  const mail = await mailAbout(`Your order ${number}`);
  expect(mail).toContain(`Payment: purchase order ${aPurchaseOrder.po_number}, invoice follows.`);
  expect(mail).not.toContain('Paid by');
  const { contents } = (await checkout.call('GET', `/api/order/${checkout.id}/status/`)).json();
  const sums = [...mail.matchAll(/^(Items|Shipping: .+|Tax.*|Total, USD): \$([\d,.]+)$/gm)];
  const cents = sums.map(([, , amount]) => Math.round(Number(amount?.replaceAll(',', '')) * 100));
  expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1));
  expect(sums).toHaveLength(5);
  expect(mail).toContain(`Total, USD: $${contents.totals.total}`);
});

test('what travels on the customer’s carrier account says with whose number, on the page and on papers (CO-17)', async () => {
  const own = { shipping_method: 'carrier_account', shipping_carrier: 'fedex', carrier_account_number: '123456789' };
  const checkout = await aCheckout(own);
  const { ship, number } = await placed(checkout);
  const shown = async () => (await checkout.call('GET', `/api/order/${checkout.id}/status/`)).json();
  const names = (await shown()).shipments.map((one: { shipping_method_name: string }) => one.shipping_method_name);
  expect(names).toEqual(['FedEx account 123456789', 'FedEx account 123456789']);
  await ship('ambient');
  const { documents, shipments } = await shown();
  expect(shipments[0].shipping_method_name).toBe('FedEx account 123456789');
  for (const kind of ['order_confirmation', 'packing_list']) {
    const { href } = documents.find((one: { kind: string; href: string | null }) => one.kind === kind && one.href);
    const { rawPayload } = await checkout.call('GET', href);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
    expect(text.join('\n')).toContain('FedEx account 123456789');
  }
  expect(await mailAbout(`Your order ${number}`)).toContain('FedEx account 123456789');
});

test('the mail of a box that has left says by when it is expected, over weekends and holidays (CO-25)', async () => {
  const { ship } = await placed(await aCheckout({ shipping_method: 'express' }));
  await itIs(new Date('2026-12-24T15:00:00Z'));
  expect(await ship('ambient')).toContain('Expected to arrive by 28 December 2026.');
});

test('of a box that goes with the customer’s own carrier no day of arrival is said (CO-25)', async () => {
  const own = { shipping_method: 'carrier_account', shipping_carrier: 'fedex', carrier_account_number: '123456789' };
  const { ship, number } = await placed(await aCheckout(own));
  const mail = await ship('ambient');
  expect(mail).toContain(`A shipment of your order ${number} has left us`);
  expect(mail).not.toContain('arrive');
});
