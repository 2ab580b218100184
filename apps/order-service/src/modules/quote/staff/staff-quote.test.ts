import { randomUUID } from 'node:crypto';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { StaffQuoteDetailWire } from '@cutsite/contracts/quote';
import { aPurchaseOrder, completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let sales: Customer;
let production: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());

const call = async (method: 'GET' | 'POST', { headers }: Customer, url: string, payload?: object) => {
  const answer = await service.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: answer.json() };
};

/** A quote that can be ordered, with the way to its page. */
async function aQuote() {
  const owner = await aCustomer(service.pool);
  const added = await call('POST', owner, '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1', 'TP53-g2']))]);
  const orderId = added.json.order_id as string;
  await completeCheckout(service.pool, orderId, true);
  await call('POST', owner, `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'quote' });
  const [quote] = (await call('GET', sales, `/api/staff/quotes/?customer=${owner.accountId}`)).json.quotes;
  return { owner, orderId, id: quote.id as string, number: quote.number as string };
}
const shown = async (id: string): Promise<StaffQuoteDetailWire> =>
  (await call('GET', sales, `/api/staff/quotes/${id}/`)).json;

describe('a quote has a page of its own in the office (QU-6)', () => {
  test('with its lines, sums, versions and what happened', async () => {
    const { id, number, owner } = await aQuote();
    expect(await shown(id)).toMatchObject({
      number,
      state: 'valid',
      version: 1,
      customer: { id: owner.accountId, email: `${owner.accountId}@lab.example` },
      contents: { items: [{ quantity: 1, sequence_count: 2 }], totals: { total: expect.any(String) } },
      versions: [{ id, number, version: 1, state: 'valid' }],
      order: null,
      request: null,
      log: [{ what: 'Issued', by: null }],
    });
    const { json } = await call('GET', sales, `/api/staff/quotes/${id}/lists/`);
    expect(json.lists[0].rows).toHaveLength(2);
  });

  test('with what sales did, and why', async () => {
    const { id } = await aQuote();
    await call('POST', sales, `/api/staff/quotes/${id}/honour/`, {
      days: 60,
      reason: 'Purchasing takes weeks.',
      honoured_until: null,
    });
    await call('POST', sales, `/api/staff/quotes/${id}/sales-rep/`, { sales_rep: sales.accountId, was: null });
    const { log, sales_rep: rep } = await shown(id);
    expect(rep).toEqual({ id: sales.accountId, name: 'Ada Test' });
    expect(log).toMatchObject([
      { what: 'Issued' },
      {
        what: expect.stringMatching(/^Honoured until the end of .+ \(UTC\)$/),
        by: 'Ada Test',
        note: 'Purchasing takes weeks.',
      },
      { what: 'Set the sales representative', by: 'Ada Test' },
    ]);
  });

  test('with all its versions, and by which it was replaced', async () => {
    const { id, owner, orderId, number } = await aQuote();
    await call('POST', sales, `/api/staff/quotes/${id}/sales-rep/`, { sales_rep: sales.accountId, was: null });
    const again = await service.app.inject({
      method: 'POST',
      url: `/api/order/recalculate_order_prices/${orderId}/`,
      headers: { ...owner.headers, 'idempotency-key': randomUUID() },
    });
    expect(again.statusCode).toBe(200);
    const replaced = await shown(id);
    expect(replaced).toMatchObject({ state: 'replaced', replaced_by: `${number}-2` });
    expect(replaced.log.at(-1)).toMatchObject({ what: `Replaced by ${number}-2` });
    expect(replaced.versions.map(({ state }) => state)).toEqual(['replaced', 'valid']);
    // Whoever looks after the version before keeps it.
    expect(await shown(replaced.versions[1]?.id ?? '')).toMatchObject({ sales_rep: { id: sales.accountId } });
  });

  test('with the order that it became, which names it, and whose representative is its own', async () => {
    const { id, owner, orderId, number } = await aQuote();
    await call('POST', sales, `/api/staff/quotes/${id}/sales-rep/`, { sales_rep: sales.accountId, was: null });
    expect((await call('POST', owner, `/api/order/${orderId}/payment/purchase_order/`, aPurchaseOrder)).status).toBe(
      200,
    );
    const quote = await shown(id);
    const order = (await call('GET', sales, `/api/staff/order/${orderId}/`)).json;
    expect(quote.order).toEqual({ id: orderId, number: order.order.number });
    expect(quote.log.at(-1)?.what).toBe(`Ordered as ${order.order.number}`);
    expect(order).toMatchObject({ quote: { id, number }, sales_rep: { id: sales.accountId } });
  });

  test('with its paper, as its customer gets it', async () => {
    const { id, number } = await aQuote();
    const paper = await service.app.inject({ url: `/api/staff/quotes/${id}/pdf/`, headers: sales.headers });
    expect(paper.statusCode).toBe(200);
    expect(paper.headers['content-disposition']).toContain(`${number}.pdf`);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('one that is not there is 404, and production has none of it', async () => {
    const { id } = await aQuote();
    for (const part of ['', 'lists/', 'pdf/']) {
      expect((await call('GET', sales, `/api/staff/quotes/${randomUUID()}/${part}`)).status).toBe(404);
      expect((await call('GET', sales, `/api/staff/quotes/nonsense/${part}`)).status).toBe(404);
      expect((await call('GET', production, `/api/staff/quotes/${id}/${part}`)).status).toBe(403);
    }
  });

  test('the search of the office finds it by its number, for those who work on quotes (OF-22)', async () => {
    const { id, number } = await aQuote();
    const search = async (who: Customer, typed: string) =>
      (await call('GET', who, `/api/staff/search/?q=${typed}`)).json.quotes;
    for (const typed of [number.toLowerCase(), number.slice(2), number.slice(0, 7)])
      expect(await search(sales, typed)).toMatchObject([{ id, number, customer: 'Ada Test, Test' }]);
    expect(await search(production, number)).toEqual([]);
  });
});

describe('who of sales looks after a quote (ruling 52)', () => {
  test('narrows the list, and is not set over somebody else’s choice', async () => {
    const { id } = await aQuote();
    const set = (rep: string | null, was: string | null) =>
      call('POST', sales, `/api/staff/quotes/${id}/sales-rep/`, { sales_rep: rep, was });
    const own = await aStaffMember(service.pool, 'sales');
    expect((await set(own.accountId, null)).json.sales_rep).toMatchObject({ id: own.accountId });
    expect((await set(null, null)).status).toBe(409);
    expect((await set(production.accountId, own.accountId)).status).toBe(400);
    const list = async (rep: string) =>
      (await call('GET', sales, `/api/staff/quotes/?sales_rep=${rep}`)).json.quotes.map(
        (one: { id: string }) => one.id,
      );
    expect(await list(own.accountId)).toEqual([id]);
    expect(await list('none')).not.toContain(id);
    expect(await list('nonsense')).toEqual([]);
  });
});
