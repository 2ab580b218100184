import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  service.app.inject({ method, url, headers: customer.headers, ...(payload === undefined ? {} : { payload }) });

interface Added {
  readonly order_id: string;
  readonly item_ids: readonly string[];
}

const add = async (...items: object[]): Promise<Added> => {
  const { order_id, items: added } = (await call('POST', '/api/order/add/', items)).json();
  return { order_id, item_ids: added.map(({ id }: { id: string }) => id) };
};
const find = async (...added: Added[]) => (await call('POST', '/api/user/cart/find-added/', { added })).json().added;
const remove = ({ item_ids: [id] }: Added) => call('DELETE', `/api/user/cart/remove/${id}/`);
const plate = (name: string) => guideRnaItemToWire(aPlateItem(name, 24));
const gone = { state: 'removed', order_id: null, number: null };

describe('what became of a project that was added (PJ-8)', () => {
  test('each of many is answered in one call, in the order in which they were asked', async () => {
    const [one, two] = [await add(plate('Plate 1')), await add(guideRnaItemToWire(aTubeItem(['TP53-1'])))];
    await remove(one);
    expect(await find(two, one)).toEqual([{ state: 'cart', order_id: two.order_id, number: null }, gone]);
  });

  test('an item that was removed is not said to be in the cart for another one that is', async () => {
    const [one, other] = [await add(plate('Plate 1')), await add(plate('Plate 2'))];
    await remove(one);
    expect(await find(one)).toEqual([gone]);
    // What was added before the items were remembered is known by its cart alone.
    expect(await find({ ...one, item_ids: [] })).toMatchObject([{ state: 'cart' }]);
    await remove(other);
    expect(await find({ ...one, item_ids: [] })).toEqual([gone]);
  });

  test('one that was brought back is in the cart again', async () => {
    const one = await add(plate('Plate 1'));
    await remove(one);
    await call('POST', `/api/user/cart/removed/${one.item_ids[0]}/bring-back/`);
    expect(await find(one)).toMatchObject([{ state: 'cart' }]);
  });

  test('only what was ordered with the cart is “ordered”, also what left the cart while it was being paid', async () => {
    const cart = await aReadyCart(service, { customer, items: [plate('Plate 1'), plate('Plate 2')] });
    const { groups } = (await call('GET', '/api/user/cart/')).json();
    const [one, other] = groups[0].items.map(({ id }: { id: string }) => ({ order_id: cart.id, item_ids: [id] }));
    await remove(one);
    const paid = await call('POST', `/api/order/${cart.id}/payment/purchase_order/`, aPurchaseOrder);
    const ordered = { state: 'ordered', order_id: cart.id, number: paid.json().order_number };
    expect(await find(one, other)).toEqual([gone, ordered]);
    await service.pool.query('delete from cart_item where account_id = $1', [customer.accountId]);
    expect(await find(one, other)).toEqual([gone, ordered]);
  });

  test('another account learns nothing', async () => {
    const one = await add(plate('Plate 1'));
    customer = await aCustomer(service.pool);
    expect(await find(one, { ...one, item_ids: [] })).toEqual([gone, gone]);
  });
});
