import { randomUUID } from 'node:crypto';
import { completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember } from '@cutsite/test-support/customer';
import { describe, expect, test } from 'vitest';
import { aStoreWithQuotes, clone, donor, sentLine } from './a-quoted-request.cases.ts';

const store = aStoreWithQuotes();
const { call, aRequest, staffUrl, quote, cartOf, pay, aQuotedRequest, versionOf } = store;

describe('A request that sales turns into a quote (RQ-28)', () => {
  test('has a cart of its own at the prices that staff has set, and the other carts stay', async () => {
    const owner = await aCustomer(store.service.pool);
    const nuclease = { product_slug: 'spcas9_nuclease', quantity: 1 };
    expect((await call('POST', owner, '/api/order/add/', [nuclease])).status).toBe(201);
    const before = (await call('GET', owner, '/api/user/cart/')).json;
    const request = await aRequest(owner);
    const { status, json } = await quote(request.id);
    expect([status, json.state]).toEqual([200, 'quoted']);
    expect(json.quoted).toMatchObject({ reason: 'Two clones, list less 10 %.', version: 1, lines: [clone, donor] });
    expect((await call('GET', owner, '/api/user/cart/')).json).toEqual(before);
    const shown = (await call('GET', owner, request.url)).json;
    expect(shown.quote).toMatchObject({ total: '8810.50', currency: 'USD' });
    expect(JSON.stringify(shown)).not.toContain('list less 10 %');
    const quoted = (await call('GET', owner, `/api/order/${shown.quote.order_id}/quote/`)).json;
    expect(JSON.stringify(quoted)).toContain('GFP at LMNB1, two clones');
  });

  test('is paid as it is quoted, waits for its look, and is ordered then', async () => {
    const { owner, orderId, url, number } = await aQuotedRequest();
    await completeCheckout(store.service.pool, orderId, true);
    const paid = await pay(owner, orderId);
    expect([paid.json, paid.status]).toEqual([paid.json, 200]);
    const { rows } = await store.service.pool.query(
      'select review_state, total_minor, item_names, product_slugs from placed_order where id = $1',
      [orderId],
    );
    expect(rows).toMatchObject([
      { review_state: 'pending', item_names: expect.arrayContaining([clone.text]), product_slugs: ['custom_project'] },
    ]);
    expect(rows[0]?.total_minor).toBeGreaterThanOrEqual(881_050);
    const shown = (await call('GET', owner, url)).json;
    expect(shown.state).toBe('ordered');
    expect(shown.thread.at(-1)).toMatchObject({ kind: 'ordered', side: 'store' });
    const mails = await store.service.pool.query<{ subject: string; body_text: string }>(
      'select subject, body_text from outbox_mail where recipient = $1',
      [`${owner.accountId}@lab.example`],
    );
    const words = mails.rows.find(({ subject }) => subject.startsWith('Your Cutsite quote'))?.body_text ?? '';
    expect(words).toContain('As we spoke.');
    const subjects = mails.rows.map(({ subject }) => subject).join('\n');
    expect(subjects).toContain('Your Cutsite quote Q-');
    expect(subjects).toContain(`Your request ${number}: ordered as CS-`);
  });

  test('is quoted once for each Idempotency-Key; again is the next version, and the lines before end', async () => {
    const { id, owner } = await aRequest();
    const version = await versionOf(id);
    const first = await quote(id, { version }, 'once');
    expect([first.status, (await quote(id, { version }, 'once')).status]).toEqual([200, 200]);
    expect((await quote(id, { version, reason: 'Another' }, 'once')).status).toBe(422);
    const again = await quote(id, { lines: [{ ...donor, unit_price: '300.00' }] });
    expect(again.json).toMatchObject({ quoted: { version: 2 }, quote: { total: '300.00' } });
    expect(again.json.quote.order_id).toBe(first.json.quote.order_id);
    const { rows } = await store.service.pool.query<{ number: string; replaced_by: string | null }>(
      'select number, replaced_by from quote where cart_id = $1 order by version',
      [again.json.quote.order_id],
    );
    expect(rows).toEqual([
      { number: rows[0]?.number, replaced_by: `${rows[0]?.number}-2` },
      { number: `${rows[0]?.number}-2`, replaced_by: null },
    ]);
    expect((await cartOf(owner, again.json.quote.order_id)).subtotal).toBe('300.00');
  });

  test.each([
    [{ unit_price: '0.00' }, 'lines.0.unit_price'],
    [{ unit_price: '1000000.01' }, 'lines.0.unit_price'],
    [{ unit_price: '999999.00', amount: 100_000 }, 'lines.0.unit_price'],
  ])('is not quoted with %j', async (changes, field) => {
    const { id } = await aRequest();
    const refused = await quote(id, { lines: [{ ...clone, ...changes }] });
    expect([refused.status, Object.keys(refused.json.field_errors)]).toEqual([400, [field]]);
  });

  test('of two who quote at once one is told who was faster', async () => {
    const { id } = await aRequest();
    const version = await versionOf(id);
    const answers = await Promise.all([quote(id, { version }), quote(id, { version })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('and was taken back into a cart keeps what its customer put beside it when it is quoted again', async () => {
    const { owner, id, orderId } = await aQuotedRequest();
    const switched = `/api/order/${orderId}/cart-quote-switch/`;
    expect((await call('POST', owner, switched, { desired_status: 'cart' })).status).toBe(200);
    const nuclease = { product_slug: 'spcas9_nuclease', quantity: 1 };
    expect((await call('POST', owner, '/api/order/add/', [nuclease])).json.order_id).toBe(orderId);
    const again = await quote(id, { lines: [donor] });
    expect(again.json.quote.order_id).not.toBe(orderId);
    const cart = await cartOf(owner, orderId);
    expect([cart.item_count, cart.status, cart.subtotal]).toEqual([3, 'cart', '8905.50']);
    await completeCheckout(store.service.pool, orderId, true);
    expect((await pay(owner, orderId)).status).toBe(409);
  });

  test('and was taken back into a cart is ordered whole: no line is taken out or replaced (RQ-29)', async () => {
    const { owner, orderId, url, lineIds } = await aQuotedRequest();
    const switched = `/api/order/${orderId}/cart-quote-switch/`;
    await call('POST', owner, switched, { desired_status: 'cart' });
    const cart = await cartOf(owner, orderId);
    const [item] = cart.groups[0].items;
    const remove = (id: string) =>
      store.service.app.inject({ method: 'DELETE', url: `/api/user/cart/remove/${id}/`, headers: owner.headers });
    const kept = await remove(item.id);
    expect([kept.statusCode, kept.json().detail]).toEqual([409, expect.stringContaining('Sales has quoted this.')]);
    const other = { data: { product_slug: 'spcas9_nuclease', quantity: 1 } };
    expect((await call('PUT', owner, `/api/order/ordereditem/${item.id}/`, other)).status).toBe(409);
    expect((await cartOf(owner, orderId)).subtotal).toBe('8810.50');
    const again = await call('POST', owner, '/api/order/add/', [sentLine(lineIds[0])]);
    const copy = again.json.items[0].id;
    expect((await remove(copy)).statusCode).toBe(200);
    expect((await remove(item.id)).statusCode).toBe(409);
    const { version } = (await call('GET', owner, url)).json;
    await call('POST', owner, `${url}decline/`, { version });
    expect((await remove(item.id)).statusCode).toBe(200);
  });

  test('is not made cheaper by a coupon, unless that names it (CA-17)', async () => {
    const { owner, orderId } = await aQuotedRequest();
    await call('POST', owner, `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'cart' });
    const code = `Q${randomUUID().slice(0, 8)}`.toUpperCase();
    const coupon = (slugs: string) =>
      store.service.pool.query(
        `insert into voucher (code, label, kind, percent_hundredths, product_slugs) values ($1, 'Ten', 'percent', 1000, $2)
         on conflict (code) do update set product_slugs = excluded.product_slugs`,
        [code, slugs],
      );
    await coupon('{}');
    const apply = () => call('POST', owner, `/order/${orderId}/apply-voucher/`, { code });
    const refused = await apply();
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      400,
      expect.stringContaining('does not apply to the products in your cart'),
    ]);
    const nuclease = { product_slug: 'spcas9_nuclease', quantity: 1 };
    await call('POST', owner, '/api/order/add/', [nuclease]);
    expect((await apply()).status).toBe(200);
    expect((await cartOf(owner, orderId)).voucher.discount).toBe('9.50');
    await coupon('{custom_project}');
    expect((await cartOf(owner, orderId)).voucher.discount).toBe('881.05');
  });

  test('is paid by a colleague who takes its cart over', async () => {
    const { owner, orderId, url } = await aQuotedRequest();
    const colleague = await aCustomer(store.service.pool);
    const link = await call('POST', owner, `/api/order/${orderId}/share/`, { email: 'buyer@lab.example' });
    expect([link.json, link.status]).toEqual([link.json, 201]);
    const token = new URL(link.json.link).searchParams.get('token');
    const taken = await call('POST', colleague, '/api/shared-cart/take-over/', { token });
    expect([taken.json, taken.status]).toEqual([taken.json, 200]);
    await completeCheckout(store.service.pool, orderId, true);
    expect((await pay(colleague, orderId)).status).toBe(200);
    expect((await call('GET', owner, url)).json.state).toBe('ordered');
  });

  test('is declined: nothing can be ordered by it, in its own cart or another', async () => {
    const { owner, url, orderId, lineIds } = await aQuotedRequest();
    await completeCheckout(store.service.pool, orderId, true);
    const { version } = (await call('GET', owner, url)).json;
    expect((await call('POST', owner, '/api/order/add/', [sentLine(lineIds[0])])).status).toBe(201);
    const declined = await call('POST', owner, `${url}decline/`, { version, text: 'Too slow for us.' });
    expect([declined.status, declined.json.state]).toEqual([200, 'closed']);
    expect((await pay(owner, orderId)).status).toBe(409);
    expect((await call('POST', owner, '/api/order/add/', [sentLine(lineIds[0])])).status).toBe(400);
    const active = (await call('GET', owner, '/api/user/cart/')).json;
    await completeCheckout(store.service.pool, active.order_id, true);
    expect((await pay(owner, active.order_id)).status).toBe(409);
    expect((await call('POST', owner, `${url}decline/`, { version: version + 1 })).status).toBe(409);
  });

  test.each(['withdraw', 'close'])('ends when its request is over: %s', async (what) => {
    const { owner, url, id, orderId } = await aQuotedRequest();
    await completeCheckout(store.service.pool, orderId, true);
    const { version } = (await call('GET', owner, url)).json;
    const ended =
      what === 'withdraw'
        ? await call('POST', owner, `${url}withdraw/`, { version })
        : await call('POST', store.sales, `${staffUrl(id)}close/`, { version, text: 'We cannot.' });
    expect(ended.status).toBe(200);
    expect((await pay(owner, orderId)).status).toBe(409);
  });

  test('stays as it is for its owner, who writes instead', async () => {
    const { owner, url } = await aQuotedRequest();
    const { version, answers } = (await call('GET', owner, url)).json;
    const refused = await call('PUT', owner, url, { version, answers });
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('A quote has been made')]);
    expect((await call('POST', owner, `${url}messages/`, { text: 'Thank you.' })).status).toBe(201);
  });

  test('is quoted by sales alone', async () => {
    const { id, owner } = await aRequest();
    const production = await aStaffMember(store.service.pool, 'production');
    const body = { version: 1, text: 'Mine.', reason: 'Mine.', lines: [clone] };
    for (const who of [owner, production]) {
      expect((await call('POST', who, `${staffUrl(id)}quote/`, body)).status).toBe(403);
    }
  });
});
