import { completeCheckout } from '@cutsite/test-support/checkout';
import { describe, expect, test } from 'vitest';
import { aStoreWithQuotes, donor, sentLine } from './a-quoted-request.cases.ts';

const store = aStoreWithQuotes();
const { call, pay, quote, staffUrl, versionOf, aQuotedRequest } = store;

interface Found {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly expires: string;
  readonly honoured_until: string | null;
}

/** The request's quote and the quote's own paper ended two days ago. */
async function aLateQuote() {
  const request = await aQuotedRequest();
  await completeCheckout(store.service.pool, request.orderId, true);
  for (const [table, written] of [
    ['quote', 'issued_at'],
    ['request_quote', 'created_at'],
  ]) {
    await store.service.pool.query(
      `update ${table} set ${written} = ${written} - interval '33 days', expires_at = expires_at - interval '33 days'
        where cart_id = $1`,
      [request.orderId],
    );
  }
  return { ...request, found: await findQuote(request) };
}

async function findQuote({ owner }: { readonly owner: { readonly accountId: string } }): Promise<Found> {
  const { json } = await call('GET', store.sales, `/api/staff/quotes/?search=${owner.accountId}@lab.example`);
  return json.quotes[0];
}

const honour = ({ id, honoured_until: before }: Found, days = 7) =>
  call('POST', store.sales, `/api/staff/quotes/${id}/honour/`, {
    days,
    reason: 'Purchasing took five weeks.',
    honoured_until: before,
  });

describe('a quote of a request is honoured for a purchase order that comes late (QU-5, RQ-29)', () => {
  test('and is ordered as it was quoted, not calculated or quoted again', async () => {
    const { owner, orderId, url, found, lineIds } = await aLateQuote();
    expect([found.state, (await pay(owner, orderId)).status]).toEqual(['expired', 409]);
    // The page says so by this clock, whatever that of the browser is.
    expect((await call('GET', owner, url)).json.quote.has_expired).toBe(true);
    const done = await honour(found);
    expect([done.status, done.json]).toMatchObject([200, { state: 'valid', number: found.number }]);
    const shown = (await call('GET', owner, url)).json;
    expect(shown.quote).toMatchObject({ total: '8810.50', expires: done.json.honoured_until, has_expired: false });
    expect(shown.thread.at(-1)).toMatchObject({ kind: 'honoured', side: 'staff' });
    expect(shown.thread.at(-1).text).toContain(`Quote ${found.number} can be ordered at its prices until the end of`);
    expect(JSON.stringify(shown)).not.toContain('five weeks');
    // What is honoured is the quote: its lines are not ordered in another cart.
    expect((await call('POST', owner, '/api/order/add/', [sentLine(lineIds[0])])).status).toBe(400);
    const paid = await pay(owner, orderId);
    expect([paid.json, paid.status]).toEqual([paid.json, 200]);
    const { rows } = await store.service.pool.query(
      `select c.items from placed_order o, lateral (select array_agg(i.value -> 'item' ->> 'lineId' order by i.ordinality)
         as items from order_version v, jsonb_array_elements(v.contents -> 'items') with ordinality i
         where v.account_id = o.account_id and v.id = o.version_id) c where o.id = $1`,
      [orderId],
    );
    expect(rows[0]?.items).toEqual(lineIds);
    expect((await call('GET', owner, url)).json.state).toBe('ordered');
  });

  test('and not where the request has been quoted again: that quote is the one that holds', async () => {
    const { id, owner, found } = await aLateQuote();
    expect((await quote(id, { lines: [donor] })).status).toBe(200);
    const refused = await honour(found);
    expect([refused.status, refused.json.detail]).toEqual([409, 'This quote is replaced: there is nothing to honour.']);
    expect((await findQuote({ owner })).number).toBe(`${found.number}-2`);
  });

  test('and not, in another cart, once the request is over; nothing is written then', async () => {
    const { id, owner, lineIds } = await aQuotedRequest();
    const added = await call('POST', owner, '/api/order/add/', [sentLine(lineIds[1])]);
    const cartId = added.json.order_id as string;
    await call('POST', owner, `/api/order/${cartId}/cart-quote-switch/`, { desired_status: 'quote' });
    const found = await findQuote({ owner });
    const end = (at: string | null) =>
      store.service.pool.query('update request_quote set ended_at = $2 where request_id = $1', [id, at]);
    // As it was for quotes that were issued before these ended together with the request's own.
    await end('2026-01-01');
    const refused = await honour(found, 60);
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/^Request R-\d{4}-\d{6} .* over/),
    ]);
    await end(null);
    const closed = { version: await versionOf(id), text: 'We cannot make it.' };
    expect((await call('POST', store.sales, `${staffUrl(id)}close/`, closed)).status).toBe(200);
    const late = await honour(found, 60);
    expect([late.status, late.json.detail]).toEqual([409, 'This quote is withdrawn: there is nothing to honour.']);
    expect(await findQuote({ owner })).toMatchObject({ id: found.id, honoured_until: null });
    const { thread } = (await call('GET', store.sales, staffUrl(id))).json;
    expect(thread.map(({ kind }: { kind: string }) => kind)).not.toContain('honoured');
  });
});
