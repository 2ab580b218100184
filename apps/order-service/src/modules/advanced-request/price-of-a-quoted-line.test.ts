import { quoteEnd } from '@cutsite/domain/quote';
import { completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer } from '@cutsite/test-support/customer';
import { describe, expect, test } from 'vitest';
import { aStoreWithQuotes, sentLine } from './a-quoted-request.cases.ts';

const store = aStoreWithQuotes();
const { call, pay, aQuotedRequest } = store;

describe('The price of a quoted line is what staff has set (ruling 30, promise M6)', () => {
  test('whoever sends the line: added, copied, ordered again and recalculated', async () => {
    const { owner, orderId, lineIds } = await aQuotedRequest();
    const added = await call('POST', owner, '/api/order/add/', [sentLine(lineIds[1])]);
    expect([added.status, added.json.items[0].subtotal]).toEqual([201, '310.50']);
    const copy = await call('POST', owner, `/api/order/orderitem/${added.json.items[0].id}/duplicate/`);
    expect(copy.json.added).toMatchObject([{ subtotal: '310.50' }]);
    const again = await call('POST', owner, `/api/order/${orderId}/order-again/`);
    expect(again.json.added.map((item: { subtotal: string }) => item.subtotal)).toEqual(['8500.00', '310.50']);
    const priced = await call('POST', owner, `/api/order/recalculate_order_prices/${again.json.order_id}/`);
    expect(priced.json).toMatchObject({ old_subtotal: '9431.50', subtotal: '9431.50' });
    const [item] = added.json.items;
    const quantity = await store.service.app.inject({
      method: 'PATCH',
      url: `/api/user/cart/update-item-quantity/${item.id}/`,
      headers: owner.headers,
      payload: { quantity: 5 },
    });
    expect([quantity.statusCode, quantity.json().detail ?? quantity.body]).toEqual([
      400,
      expect.stringContaining('Sales has quoted this amount'),
    ]);
    const dearer = { ...sentLine(lineIds[1]), unit_price: '0.01' };
    expect((await call('POST', owner, '/api/order/add/', [dearer])).status).toBe(400);
  });

  test('and nobody else orders by it', async () => {
    const { lineIds } = await aQuotedRequest();
    const other = await aCustomer(store.service.pool);
    const refused = await call('POST', other, '/api/order/add/', lineIds.map(sentLine));
    expect([refused.status, refused.json.error_message]).toEqual([
      400,
      ['The quote of this line has ended, or it is not yours. Ask sales for a new one.'],
    ]);
  });

  test('until the quote ends, which no recalculation moves', async () => {
    const { owner, orderId, lineIds } = await aQuotedRequest({ days: 3 });
    const renewed = await call('POST', owner, `/api/order/recalculate_order_prices/${orderId}/`);
    expect(renewed.json).toMatchObject({ subtotal: '8810.50', quote: { number: expect.stringMatching(/-2$/) } });
    const ends = Date.parse(renewed.json.quote.expires);
    expect(ends).toBeLessThanOrEqual(quoteEnd(new Date(), 3).getTime());
    const cart = await call('POST', owner, `/api/order/${orderId}/cart-quote-switch/`, {
      desired_status: 'cart',
    });
    const active = (await call('GET', owner, '/api/user/cart/')).json;
    expect([cart.status, active.order_id, Date.parse(active.prices_hold_until)]).toEqual([200, orderId, ends]);
    await completeCheckout(store.service.pool, orderId, true);
    await store.service.pool.query(
      `update request_quote set expires_at = now() - interval '1 second' where id =
        (select quote_id from quoted_line where id = $1)`,
      [lineIds[0]],
    );
    const late = await pay(owner, orderId);
    expect([late.status, late.json.detail]).toEqual([409, expect.stringContaining('have expired')]);
  });
});
