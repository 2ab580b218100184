import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { OrderContents } from '@cutsite/domain/checkout';
import { withTransaction } from '@cutsite/service-base/database';
import { aCustomer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder, freezeVersion, knownId, lockOrder, readContents } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function aFilledCart() {
  const customer = await aCustomer(service.pool);
  const payload = [guideRnaItemToWire(aTubeItem(['TP53-g1'])), { product_slug: 'spcas9_nuclease', quantity: 2 }];
  const { headers } = customer;
  const answer = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload });
  expect(answer.statusCode).toBe(201);
  return { accountId: customer.accountId, id: answer.json().order_id as string };
}

const freeze = (order: { accountId: string; id: string }) =>
  withTransaction(service.pool, (client) => freezeVersion(client, order, new Date()));

test('an order is found by its owner, and by who took it over; for anybody else there is none', async () => {
  const { accountId, id } = await aFilledCart();
  const purchaser = await aCustomer(service.pool);
  expect(await findOrder(service.pool, accountId, id.toUpperCase())).toMatchObject({
    id,
    status: 'cart',
    mayAct: true,
  });
  expect(await findOrder(service.pool, purchaser.accountId, id)).toBeNull();
  expect(await findOrder(service.pool, accountId, 'no-id')).toBeNull();
  expect(knownId('no-id')).toBeNull();

  await service.pool.query('update cart set holder_id = $2 where id = $1', [id, purchaser.accountId]);
  const held = await findOrder(service.pool, purchaser.accountId, id);
  expect(held).toMatchObject({ accountId, actorId: purchaser.accountId, mayAct: true });
  expect(await findOrder(service.pool, accountId, id)).toMatchObject({ mayAct: false });

  await service.pool.query('update cart set holder_id = null where id = $1', [id]);
  if (held === null) throw new Error('the purchaser held the order');
  expect(await withTransaction(service.pool, (client) => lockOrder(client, held))).toBeNull();
});

test('contents have their sums, and the tax of the address', async () => {
  const order = await aFilledCart();
  await service.pool.query(
    `insert into tax_rate (country, subdivision, label, rate_hundredths)
     values ('US', '', 'Federal', 100), ('US', 'MA', 'Massachusetts', 625)`,
  );
  const plain = await readContents(service.pool, order);
  expect(plain.tax.rateHundredths).toBe(0);
  expect(plain.totals.total).toEqual(plain.totals.subtotal);
  expect(plain.shipments.map((shipment) => shipment.temperature).toSorted()).toEqual(['ambient', 'cold_packs']);

  await service.pool.query(`update cart set shipping_address = '{"country":"US","subdivision":"MA"}' where id = $1`, [
    order.id,
  ]);
  const taxed = await readContents(service.pool, order);
  expect(taxed.tax).toMatchObject({ label: 'Massachusetts', rateHundredths: 625 });
  expect(taxed.totals.total.minor).toBe(taxed.totals.subtotal.minor + taxed.totals.tax.minor);
  await service.pool.query('delete from tax_rate');
});

test('the same contents are the same version, other contents are another, and neither can be changed', async () => {
  const order = await aFilledCart();
  const first = await freeze(order);
  expect(await freeze(order)).toEqual(first);
  await service.pool.query(`update cart set customer_reference_code = 'CC-1' where id = $1`, [order.id]);
  const second = await freeze(order);
  expect(second.id).not.toBe(first.id);
  const { rows } = await service.pool.query<{ contents: OrderContents }>(
    'select contents from order_version where cart_id = $1 order by id',
    [order.id],
  );
  expect(rows.map((row) => row.contents)).toEqual([first.contents, second.contents]);
  await expect(service.pool.query('update order_version set total_minor = 0')).rejects.toThrow('permission denied');
});
