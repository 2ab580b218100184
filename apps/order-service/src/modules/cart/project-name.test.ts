import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import type { Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const call = ({ headers }: Customer, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text.join('\n');

const plate = { ...aPlateItem('Plate 1', 24), projectName: 'Kinase screen' };
const shownName = 'Kinase screen / Plate 1';

test('the project travels with the plate: cart, editing, share, quote, order, papers, mails and plate map (CA-29)', async () => {
  const items = [guideRnaItemToWire(plate), guideRnaItemToWire(aTubeItem(['loose tube']))];
  const cart = await aReadyCart(service, { items });
  const owner = cart.customer;
  const { groups } = (await call(owner, 'GET', '/api/user/cart/')).json();
  const named = groups.flatMap(
    (group: { items: { id: string; name: string; project_name: string | null }[] }) => group.items,
  );
  expect(named).toMatchObject([
    { name: shownName, project_name: 'Kinase screen', plate_name: 'Plate 1' },
    { name: 'loose tube', project_name: null },
  ]);
  const edited = await call(owner, 'GET', `/api/order/ordereditem/${named[0].id}/`);
  expect(edited.json().data).toEqual(items[0]);
  const renamed = { data: { ...items[0], project_name: 'Kinase screen 2' } };
  expect((await call(owner, 'PUT', `/api/order/ordereditem/${named[0].id}/`, renamed)).statusCode).toBe(200);
  expect((await call(owner, 'PUT', `/api/order/ordereditem/${named[0].id}/`, { data: items[0] })).statusCode).toBe(200);

  const { link } = (
    await call(owner, 'POST', `/api/order/${cart.id}/share/`, { email: 'p@inst.example', message: '' })
  ).json();
  const token = new URL(link).searchParams.get('token');
  expect((await call(owner, 'POST', '/api/shared-cart/open/', { token })).json().items[0].name).toBe(shownName);
  await call(owner, 'POST', `/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'quote' });
  expect((await call(owner, 'GET', `/api/order/${cart.id}/quote/`)).json().contents.items[0].name).toBe(shownName);
  expect(await textOf((await call(owner, 'GET', `/api/order/${cart.id}/quote/pdf/`)).rawPayload)).toContain(shownName);

  expect((await call(owner, 'POST', `/api/order/${cart.id}/payment/purchase_order/`, aPurchaseOrder)).statusCode).toBe(
    200,
  );
  const order = (await call(owner, 'GET', `/api/order/${cart.id}/status/`)).json();
  expect(order.contents.items[0].name).toBe(shownName);
  expect(order.plates[0]).toMatchObject({ name: shownName, plate_format: '1mL deep well' });
  const confirmation = await call(owner, 'GET', `/api/order/${cart.id}/order-confirmation/`);
  expect(await textOf(confirmation.rawPayload)).toContain(shownName);
  const map = (await call(owner, 'GET', `/api/order/${cart.id}/plate-map/?format=csv`)).payload;
  expect(map).toContain(`${shownName},A01,`);
  const { rows } = await service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where recipient = $1',
    [`${owner.accountId}@lab.example`],
  );
  expect(rows.map(({ body_text: text }) => text).join('\n')).toContain(`1 × ${shownName}: $`);
  // Found by the project as by the plate.
  const found = (await call(owner, 'GET', '/api/user/list_orders/?search=kinase')).json();
  expect(JSON.stringify(found)).toContain(order.number);
});
