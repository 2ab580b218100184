import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let production: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());

const get = (url: string, { headers }: Customer) => service.app.inject({ url, headers });
const show = async (order: PlacedOrder) => (await get(`/api/order/${order.id}/status/`, order.customer)).json();
const move = (order: PlacedOrder, payload: object) =>
  service.app.inject({
    method: 'POST',
    url: `/api/staff/order/${order.id}/change-status/`,
    headers: production.headers,
    payload,
  });
const twoBoxes = () =>
  aPlacedOrder(service, {
    items: [guideRnaItemToWire(aPlateItem('Plate 1', 30)), { product_slug: 'spcas9_nuclease', quantity: 2 }],
    reference: 'CC-4410',
  });

describe('papers and files of an order', () => {
  const textOf = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text.join('\n');

  test('each is listed with its address, or with the reason why it cannot be had yet', async () => {
    const order = await twoBoxes();
    const documents = (await show(order)).documents as { kind: string; href: string | null; reason: string | null }[];
    expect(documents.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['plate_map_csv', null],
      ['plate_map_xlsx', null],
      ['order_confirmation', null],
      ['invoice', 'comes with the first shipment'],
      ['packing_list', 'comes with the shipment'],
      ['packing_list', 'comes with the shipment'],
    ]);
    for (const { href } of documents.filter((one) => one.href !== null)) {
      const file = await get(href ?? '', order.customer);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toContain(order.number);
      expect(file.headers['x-content-type-options']).toBe('nosniff');
    }
    const refused = await get(`/api/order/${order.id}/invoice/`, order.customer);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe('There is no invoice yet: it comes with the first shipment.');
  });

  test('the invoice of a purchase order is dated by the first shipment, and due within the terms', async () => {
    const order = await twoBoxes();
    await move(order, { status: 'in_production' });
    const [box] = (await show(order)).shipments;
    await move(order, { status: 'shipped', group_id: box.id, tracking_number: '771234567890' });
    const { payment, documents } = await show(order);
    const issued = new Date(new Date(payment.due).getTime() - 30 * 86_400_000);
    expect(issued.toDateString()).toBe(new Date().toDateString());
    const file = await get(documents[3].href, order.customer);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(`filename="invoice-${documents[3].number}.pdf"`);
    const text = await textOf(file.rawPayload);
    for (const part of ['Invoice', order.number, 'PO-4711', 'CC-4410', 'Net 30, due', 'Bill to', 'Invoice to'])
      expect(text).toContain(part);
    const list = await get(documents[4].href, order.customer);
    const packed = await textOf(list.rawPayload);
    expect(packed).toContain('771234567890');
    expect(packed).not.toContain('$');
    expect((await get(documents[4].href.replace(box.id, order.id), order.customer)).statusCode).toBe(404);
  });

  test('the packing list is one for each parcel, with what is in it and what was still to come (OF-26)', async () => {
    const items = [{ product_slug: 'spcas9_nuclease', quantity: 3 }];
    const order = await aPlacedOrder(service, { items });
    await move(order, { status: 'in_production' });
    const ship = async (quantity: number, tracking: string) => {
      const { revision, shipments } = (await get(`/api/staff/order/${order.id}/`, production)).json();
      const [box] = shipments;
      const lines = [{ item_id: box.lines[0].item_id, quantity }];
      const url = `/api/staff/order/${order.id}/ship/`;
      const payload = { revision, group_id: box.id, tracking_number: tracking, shipping_carrier: 'FedEx', lines };
      return service.app.inject({ method: 'POST', url, headers: production.headers, payload });
    };
    const lists = async () => {
      const { documents } = await show(order);
      return documents.filter(({ kind }: { kind: string }) => kind === 'packing_list') as { href: string }[];
    };
    expect((await ship(2, '111222333444')).statusCode).toBe(200);
    const [first] = await lists();
    const inFirst = await textOf((await get(first?.href ?? '', order.customer)).rawPayload);
    for (const part of ['111222333444', 'Still to come in this shipment: 1 × SpCas9 nuclease'])
      expect(inFirst.replaceAll(/\s+/g, ' ')).toContain(part);
    await ship(1, '555666777888');
    const both = await lists();
    expect(both).toHaveLength(2);
    const inSecond = await textOf((await get(both[1]?.href ?? '', order.customer)).rawPayload);
    expect(inSecond).toContain('555666777888');
    expect(inSecond).not.toContain('111222333444');
    expect(inSecond).not.toContain('Still to come');
    // What lay in the first box says the same as before.
    const again = await textOf((await get(both[0]?.href ?? '', order.customer)).rawPayload);
    expect(again).toBe(inFirst);
    const { shipments } = await show(order);
    const path = `/api/order/${order.id}/packing-list/?shipment=${shipments[0].id}`;
    expect(await textOf((await get(path, order.customer)).rawPayload)).toContain('555666777888');
    expect((await get(`${path}&parcel=${order.id}`, order.customer)).statusCode).toBe(404);
    const staffs = `/api/staff/order/${order.id}/paper/?kind=packing_list&shipment=${shipments[0].id}`;
    const parcel = `&parcel=${shipments[0].parcels[0].id}`;
    expect(await textOf((await get(staffs + parcel, production)).rawPayload)).toContain('111222333444');
  });

  test('the plate map has every guide of the order as it is made', async () => {
    const item = aTubeItem(['=SUM(A1)', 'TP53-g2'].map((name) => name.replace(/\W/g, '-')));
    const order = await aPlacedOrder(service, {
      items: [guideRnaItemToWire(aPlateItem('Plate 1', 24)), guideRnaItemToWire(item)],
    });
    const csv = await get(`/api/order/${order.id}/plate-map/?format=csv`, order.customer);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.trim().split('\r\n')).toHaveLength(1 + 24 + 2);
    expect(csv.body).toContain("'-SUM-A1-");
    expect((await get(`/api/order/${order.id}/plate-map/?format=pdf`, order.customer)).statusCode).toBe(400);
  });
});
