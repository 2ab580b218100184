import { completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { describe, expect, test } from 'vitest';
import { aStoreWithQuotes, donor, sentLine } from './a-quoted-request.cases.ts';

const store = aStoreWithQuotes();
const { call, cartOf, pay, quote, staffUrl, aQuotedRequest } = store;

/** A quote that a customer makes of a cart of their own, with a line of sales beside something of the price list. */
async function aQuoteBeside(owner: Customer, lineId: string | undefined) {
  const nuclease = { product_slug: 'spcas9_nuclease', quantity: 1 };
  await call('POST', owner, '/api/order/add/', [nuclease]);
  const added = await call('POST', owner, '/api/order/add/', [sentLine(lineId)]);
  expect(added.status).toBe(201);
  const orderId = added.json.order_id as string;
  await completeCheckout(store.service.pool, orderId, true);
  const switched = await call('POST', owner, `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'quote' });
  expect(switched.status).toBe(200);
  return { orderId, number: (await quoteOf(owner, orderId)).number as string };
}
const quoteOf = async (owner: Customer, orderId: string) =>
  (await call('GET', owner, `/api/order/${orderId}/quote/`)).json;
const mailsAbout = async (owner: Customer, number: string) => {
  const { rows } = await store.service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where recipient = $1 and subject = $2',
    [`${owner.accountId}@lab.example`, `Your Cutsite quote ${number} has ended`],
  );
  return rows.map(({ body_text: text }) => text);
};

type Request = Awaited<ReturnType<typeof aQuotedRequest>>;
const versionFor = async ({ owner, url }: Request) => (await call('GET', owner, url)).json.version;
const ends: Readonly<Record<string, (request: Request) => Promise<{ readonly status: number }>>> = {
  'is declined': async (request) =>
    call('POST', request.owner, `${request.url}decline/`, { version: await versionFor(request) }),
  'is withdrawn': async (request) =>
    call('POST', request.owner, `${request.url}withdraw/`, { version: await versionFor(request) }),
  'is closed': async (request) =>
    call('POST', store.sales, `${staffUrl(request.id)}close/`, {
      version: await versionFor(request),
      text: 'We cannot.',
    }),
  'is quoted again': (request) => quote(request.id, { lines: [{ ...donor, unit_price: '400.00' }] }),
};

describe('A quote that a customer makes with a line of sales (RQ-29)', () => {
  test('is a promise: it is ordered at its prices while the quote of the request stands', async () => {
    const { owner, lineIds } = await aQuotedRequest();
    const { orderId } = await aQuoteBeside(owner, lineIds[1]);
    expect((await pay(owner, orderId)).status).toBe(200);
  });

  test.each(Object.keys(ends))('ends when its request %s, and its cart waits put aside', async (what) => {
    const request = await aQuotedRequest();
    const { owner, number } = request;
    const { orderId, number: ownNumber } = await aQuoteBeside(owner, request.lineIds[1]);
    expect((await ends[what]?.(request))?.status).toBe(200);
    const refused = await pay(owner, orderId);
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('have expired')]);
    expect((await quoteOf(owner, orderId)).state).toBe('withdrawn');
    const cart = await cartOf(owner, orderId);
    expect([cart.status, cart.item_count]).toEqual(['saved', 2]);
    expect(await mailsAbout(owner, ownNumber)).toEqual([expect.stringMatching(new RegExp(`request ${number}`, 'i'))]);
  });

  test('goes on without the line once that is taken out', async () => {
    const request = await aQuotedRequest();
    const { owner } = request;
    const { orderId } = await aQuoteBeside(owner, request.lineIds[1]);
    await ends['is declined']?.(request);
    const items = (await cartOf(owner, orderId)).groups.flatMap(({ items: all }: { items: object[] }) => all);
    const line = items.find(({ product_slug: slug }: { product_slug: string }) => slug === 'custom_project');
    const url = `/api/user/cart/remove/${line.id}/`;
    expect((await store.service.app.inject({ method: 'DELETE', url, headers: owner.headers })).statusCode).toBe(200);
    await completeCheckout(store.service.pool, orderId, true);
    expect((await pay(owner, orderId)).status).toBe(200);
  });

  test('ends too where a colleague has taken its cart over, who is told', async () => {
    const request = await aQuotedRequest();
    const { owner, lineIds } = request;
    const { orderId, number } = await aQuoteBeside(owner, lineIds[1]);
    const colleague = await aCustomer(store.service.pool);
    const { json } = await call('POST', owner, `/api/order/${orderId}/share/`, { email: 'buyer@lab.example' });
    const token = new URL(json.link).searchParams.get('token');
    expect((await call('POST', colleague, '/api/shared-cart/take-over/', { token })).status).toBe(200);
    await ends['is closed']?.(request);
    expect((await pay(colleague, orderId)).status).toBe(409);
    expect(await mailsAbout(colleague, number)).toHaveLength(1);
    expect(await mailsAbout(owner, number)).toEqual([]);
  });

  test('that was issued before this rule is refused where it is paid, with the line by name', async () => {
    const { owner, lineIds, number } = await aQuotedRequest();
    const { orderId } = await aQuoteBeside(owner, lineIds[1]);
    await store.service.pool.query(
      'update request_quote set ended_at = now() where id = (select quote_id from quoted_line where id = $1)',
      [lineIds[1]],
    );
    const refused = await pay(owner, orderId);
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringContaining(`“${donor.text}” of request ${number} cannot be ordered any more`),
    ]);
  });

  test('either is paid or ends, where its request is declined at the same moment', async () => {
    const request = await aQuotedRequest();
    const { owner, url } = request;
    const { orderId } = await aQuoteBeside(owner, request.lineIds[1]);
    const version = await versionFor(request);
    const [paid] = await Promise.all([pay(owner, orderId), call('POST', owner, `${url}decline/`, { version })]);
    const shown = (await call('GET', owner, url)).json;
    const expected = paid.status === 200 ? ['ordered', 'ordered'] : ['closed', 'withdrawn'];
    expect([shown.state, (await quoteOf(owner, orderId)).state]).toEqual(expected);
  });
});
