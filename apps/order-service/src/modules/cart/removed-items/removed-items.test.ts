import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { maxRemovedItems } from '@cutsite/domain/cart';
import { withTransaction } from '@cutsite/service-base/database';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importPriceList, readCurrentPriceList } from '../../price-list/index.ts';
import { forgetRemovedItems } from './removed-items.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

const call = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object, key = '') =>
  service.app.inject({
    method,
    url,
    headers: { ...customer.headers, ...(key === '' ? {} : { 'idempotency-key': key }) },
    ...(payload === undefined ? {} : { payload }),
  });
const add = async (...items: object[]): Promise<string[]> =>
  (await call('POST', '/api/order/add/', items)).json().items.map(({ id }: { id: string }) => id);
const remove = (id = '') => call('DELETE', `/api/user/cart/remove/${id}/`);
const removed = async () => (await call('GET', '/api/user/cart/removed/')).json();
const bringBack = (id = '', key = '') => call('POST', `/api/user/cart/removed/${id}/bring-back/`, undefined, key);
const inCart = async () =>
  (await call('GET', '/api/user/cart/')).json().groups.flatMap((group: { items: object[] }) => group.items);
const plate = (name: string) => ({ ...guideRnaItemToWire(aPlateItem(name, 24)), project_name: 'Kinase screen' });
const tubes = (...names: string[]) => guideRnaItemToWire(aTubeItem(names));

describe('what was taken out of the cart can be brought back for 30 days (CA-32)', () => {
  test('it is listed by its name, and comes back as it was, with its copies', async () => {
    const [id] = await add(plate('Plate 1'));
    await call('PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity: 3 });
    const before = await inCart();
    await remove(id);
    expect(await inCart()).toEqual([]);
    const [kept] = await removed();
    expect(kept).toMatchObject({ id, name: 'Kinase screen / Plate 1', quantity: 3 });
    expect(Date.parse(kept.kept_until) - Date.parse(kept.removed_at)).toBe(30 * 86_400_000);
    const back = await bringBack(id);
    expect(back.json()).toMatchObject({
      added: [{ source_id: id, name: 'Kinase screen / Plate 1', quantity: 3 }],
      not_added: [],
    });
    const [item] = await inCart();
    expect(item).toMatchObject({ project_name: 'Kinase screen', quantity: 3, subtotal: before[0].subtotal });
    expect(item.sequences).toEqual(before[0].sequences);
    expect(item.id).toBe(id);
    expect(await removed()).toEqual([]);
    expect((await bringBack(id)).statusCode).toBe(404);
  });

  test('tubes whose names are taken by now come back under others', async () => {
    const [id] = await add(tubes('TP53-1'));
    await remove(id);
    await add(tubes('TP53-1'));
    expect((await bringBack(id)).json().added[0].renamed).toEqual([{ from: 'TP53-1', to: expect.any(String) }]);
    expect(await inCart()).toHaveLength(2);
  });

  test('what is not offered any more stays among the removed ones, with the reason', async () => {
    const [id] = await add({ product_slug: 'spcas9_nuclease', quantity: 2 });
    await remove(id);
    const list = await readCurrentPriceList(service.pool);
    const rows = list?.rows ?? [];
    const store = (next: typeof rows) =>
      withTransaction(service.pool, (client) =>
        importPriceList(client, { name: 'test', rows: next, importedAt: new Date() }),
      );
    await store(rows.filter((row) => row.productSlug !== 'spcas9_nuclease'));
    const answer = await bringBack(id);
    await store(rows);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ added: [], not_added: [{ source_id: id, reasons: [expect.any(String)] }] });
    expect(await removed()).toHaveLength(1);
  });

  test('asked twice it comes back once, whether with a key or at the same time', async () => {
    const [id] = await add(plate('Plate 1'));
    await remove(id);
    const answers = [await bringBack(id, 'again'), await bringBack(id, 'again')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await inCart()).toHaveLength(1);
    const [other] = await add(plate('Plate 2'));
    await remove(other);
    const both = await Promise.all([bringBack(other), bringBack(other)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    expect(await inCart()).toHaveLength(2);
  });

  test('another account neither sees it nor brings it back', async () => {
    const [id] = await add(plate('Plate 1'));
    await remove(id);
    customer = await aCustomer(service.pool);
    expect(await removed()).toEqual([]);
    expect((await bringBack(id)).statusCode).toBe(404);
  });

  test('of more than 200 the oldest are forgotten', async () => {
    const [id] = await add(plate('Plate 1'));
    await service.pool.query(
      `insert into removed_cart_item (account_id, id, item, item_version, quantity, subtotal_minor, removed_at)
       select i.account_id, gen_random_uuid(), i.item, i.item_version, 1, i.subtotal_minor,
              now() - n * interval '1 minute'
         from cart_item i, generate_series(1, $2) n where i.account_id = $1`,
      [customer.accountId, maxRemovedItems + 5],
    );
    const before: { id: string }[] = await removed();
    await remove(id);
    expect((await removed()).map((item: { id: string }) => item.id)).toEqual([
      id,
      ...before.slice(0, maxRemovedItems - 1).map((item) => item.id),
    ]);
    const { rows } = await service.pool.query(
      'select count(*)::int as kept from removed_cart_item where account_id = $1',
      [customer.accountId],
    );
    expect(rows).toEqual([{ kept: maxRemovedItems }]);
  });

  test('after 30 days it is forgotten', async () => {
    const [id] = await add(plate('Plate 1'));
    await remove(id);
    await service.pool.query(`update removed_cart_item set removed_at = now() - interval '31 days' where id = $1`, [
      id,
    ]);
    expect(await removed()).toEqual([]);
    expect((await bringBack(id)).statusCode).toBe(404);
    await forgetRemovedItems(service.pool, new Date());
    const { rows } = await service.pool.query('select 1 from removed_cart_item where id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
