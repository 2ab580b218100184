import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { StaffQuoteWire } from '@cutsite/contracts/quote';
import { aPurchaseOrder, completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, aSession, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let service: TestService;
let sales: Customer;
let now = new Date();
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' }, clock: { now: () => now } });
});
afterAll(() => service.stop());
// Sessions of staff do not outlive the days that a quote does.
beforeEach(async () => {
  now = new Date();
  sales = await aStaffMember(service.pool, 'sales');
});

const call = async (method: 'GET' | 'POST', { headers }: Customer, url: string, payload?: object) => {
  const answer = await service.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: answer.json() };
};

/** A quote that ended two days ago, ready to be paid but for its end. */
async function aLateQuote() {
  const owner = await aCustomer(service.pool);
  const added = await call('POST', owner, '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
  const orderId = added.json.order_id as string;
  await completeCheckout(service.pool, orderId, true);
  const quoted = await call('POST', owner, `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'quote' });
  expect(quoted.status).toBe(200);
  await service.pool.query(
    `update quote set issued_at = issued_at - interval '33 days', expires_at = expires_at - interval '33 days'
      where cart_id = $1`,
    [orderId],
  );
  const [quote] = await found(`${owner.accountId}@lab.example`);
  if (quote === undefined) throw new Error('the quote was issued just now');
  return { owner, orderId, quote };
}
const found = async (search: string): Promise<StaffQuoteWire[]> =>
  (await call('GET', sales, `/api/staff/quotes/?search=${encodeURIComponent(search)}`)).json.quotes;
const honour = ({ id, honoured_until }: StaffQuoteWire, changes: object = {}) =>
  call('POST', sales, `/api/staff/quotes/${id}/honour/`, {
    days: 7,
    reason: 'Purchasing took five weeks.',
    honoured_until: honoured_until ?? null,
    ...changes,
  });
const pay = (owner: Customer, orderId: string) =>
  call('POST', owner, `/api/order/${orderId}/payment/purchase_order/`, aPurchaseOrder);

describe('a quote that has ended is honoured by sales (QU-5)', () => {
  test('and is ordered at its prices by a purchase order that comes late', async () => {
    const { owner, orderId, quote } = await aLateQuote();
    expect(quote).toMatchObject({ state: 'expired', order_id: orderId, customer: { name: 'Ada Test' } });
    expect((await pay(owner, orderId)).status).toBe(409);
    const done = await honour(quote);
    expect([done.status, done.json]).toMatchObject([200, { state: 'valid', expires: quote.expires }]);
    const shown = (await call('GET', owner, `/api/order/${orderId}/quote/`)).json;
    expect(shown).toMatchObject({ state: 'valid', honoured_until: done.json.honoured_until, expires: quote.expires });
    const { rows } = await service.pool.query(
      `select reason, changes from staff_audit where action = 'honour_quote' and subject_id = $1`,
      [quote.id],
    );
    expect(rows).toMatchObject([{ reason: 'Purchasing took five weeks.', changes: [{ field: 'honoured_until' }] }]);
    const mails = await service.pool.query<{ subject: string; body_text: string }>(
      'select subject, body_text from outbox_mail where recipient = $1 order by id desc limit 1',
      [`${owner.accountId}@lab.example`],
    );
    expect(mails.rows[0]?.subject).toBe(`Your quote ${quote.number} can be ordered`);
    expect(mails.rows[0]?.body_text).not.toContain('five weeks');
    expect((await pay(owner, orderId)).status).toBe(200);
    expect((await honour({ ...quote, honoured_until: done.json.honoured_until })).json.detail).toBe(
      'This quote is ordered: there is nothing to honour.',
    );
  });

  test('until the day that was said, and no longer', async () => {
    const { owner, orderId, quote } = await aLateQuote();
    expect((await honour(quote, { days: 1 })).status).toBe(200);
    now = new Date(Date.now() + 2 * 86_400_000);
    const late = await pay({ ...owner, headers: await aSession(service.pool, owner.accountId, now) }, orderId);
    expect([late.status, late.json.detail]).toEqual([409, expect.stringContaining('expired')]);
  });

  test('by one of two at once; the other is told, and a quote that does not end is left alone', async () => {
    const { quote } = await aLateQuote();
    const answers = await Promise.all([3, 5, 8].map((days) => honour(quote, { days })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.detail).toContain('Somebody else honoured');
    const [honoured] = await found(quote.number.toLowerCase());
    if (honoured === undefined) throw new Error('it is found by its number');
    for (const changes of [{ days: 91 }, { days: -1 }, { reason: ' ' }]) {
      expect((await honour(honoured, changes)).status).toBe(400);
    }
    expect((await honour({ ...quote, id: crypto.randomUUID() })).status).toBe(404);
    expect(await found('%')).toEqual([]);
  });
});
