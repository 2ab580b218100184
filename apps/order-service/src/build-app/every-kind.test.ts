import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import {
  aBlanketPo,
  aPurchaseOrder,
  aReadyCart,
  completeCheckout,
  type ReadyCart,
  someEditCredit,
} from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import {
  aProbePlate,
  type ProbePlateItem,
  probePlateWire,
  somePricesOfProbePlates,
  tablesWithProbePlates,
} from '@cutsite/test-support/test-kind';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../testing/start-paying-service.ts';

/** A kind that is no guide and no add-on goes all the way that an item can go, by a row more in each table. */
let service: PayingService;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' }, tables: tablesWithProbePlates });
  await somePricesOfProbePlates(service.pool);
});
afterAll(() => service.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = ({ headers }: Customer, method: Method, url: string, payload?: unknown) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) });
const sent = (name: string, filled?: number, changes?: Partial<ProbePlateItem>) =>
  probePlateWire.toWire(aProbePlate(name, filled, changes), 1);
const add = (who: Customer, ...items: object[]) => call(who, 'POST', '/api/order/add/', items);
const cartOf = async (who: Customer) => (await call(who, 'GET', '/api/user/cart/')).json();
const itemsOf = async (who: Customer) =>
  (await cartOf(who)).groups.flatMap((group: { items: { name: string }[] }) => group.items);
const namesOf = async (who: Customer) => (await itemsOf(who)).map(({ name }: { name: string }) => name).toSorted();
const pay = (cart: ReadyCart, way: string, payload: object = {}) =>
  call(cart.customer, 'POST', `/api/order/${cart.id}/payment/${way}/`, payload);
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text.join('\n');
const mailsTo = async (who: Customer) =>
  (
    await service.pool.query<{ body_text: string }>('select body_text from outbox_mail where recipient = $1', [
      `${who.accountId}@lab.example`,
    ])
  ).rows
    .map((mail) => mail.body_text)
    .join('\n');

describe('a kind that only this table has, in the cart', () => {
  test('is added beside the others, shown with its own fields and those of the others empty', async () => {
    const customer = await aCustomer(service.pool);
    const added = await add(customer, sent('Panel 1', 384), guideRnaItemToWire(aTubeItem(['g1'])));
    expect(added.statusCode).toBe(201);
    expect(added.json().items[0]).toMatchObject({ name: 'Panel 1', quantity: 1, subtotal: '1152.00' });
    const { groups } = await cartOf(customer);
    expect(groups.map((group: { temperature: string }) => group.temperature)).toEqual(['ambient', 'cold_packs']);
    const [[tube], [plate]] = groups.map((group: { items: object[] }) => group.items);
    expect(tube).toMatchObject({ kind: 'guide_rna', dye: null, probes: [] });
    expect(plate).toMatchObject({ kind: 'probe_plate', dye: 'FAM', nuclease: null, sequences: [], report: null });
    expect(plate.probes.at(-1)).toMatchObject({ well: 'P24', gene: 'GENE384' });
  });

  test('carries its project, which stands before its name wherever that is shown (CA-29, ruling 54)', async () => {
    const customer = await aCustomer(service.pool);
    const item = { ...sent('Panel 1'), project_name: ' Kinase screen ' };
    const [{ id, name }] = (await add(customer, item)).json().items;
    expect(name).toBe('Kinase screen / Panel 1');
    const [shown] = await itemsOf(customer);
    expect(shown).toMatchObject({ name: 'Kinase screen / Panel 1', project_name: 'Kinase screen' });
    const { data } = (await call(customer, 'GET', `/api/order/ordereditem/${id}/`)).json();
    expect(data).toEqual({ ...sent('Panel 1'), project_name: 'Kinase screen' });
    const refused = await add(customer, { ...item, project_name: 'x'.repeat(61) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().rows).toMatchObject([
      { item: 0, field: 'project_name', message: "The project's name must be at most 60 characters long." },
    ]);
  });

  test('two of one product stay two, also when they are the same', async () => {
    const customer = await aCustomer(service.pool);
    const { items } = (await add(customer, sent('Panel 1'), sent('Panel 1'))).json();
    await add(customer, sent('Panel 1'), sent('Panel 2', 40));
    expect(items[0].id).not.toBe(items[1].id);
    expect(await namesOf(customer)).toEqual(['Panel 1', 'Panel 1', 'Panel 1', 'Panel 2']);
  });

  test('is refused by its own rules, row by row, and by the schema of its own fields', async () => {
    const customer = await aCustomer(service.pool);
    const probes = [...aProbePlate('', 2).probes, { well: 'Q25', gene: 'X', sequence: 'ACGT' }];
    const refused = await add(customer, guideRnaItemToWire(aTubeItem(['g1'])), sent(' ', 2, { probes }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().rows).toMatchObject([
      { item: 1, field: 'design_name', message: 'The design needs a name.' },
      { item: 1, sequence: 2, well: 'Q25', message: 'There is no such well.' },
    ]);
    expect((await add(customer, { ...sent('Panel 1'), price: '0.01' })).statusCode).toBe(400);
    expect((await add(customer, { ...sent('Panel 1'), replicates: 6 })).statusCode).toBe(400);
  });

  test('is given back for editing and replaced under its id, at the price of what it has become', async () => {
    const customer = await aCustomer(service.pool);
    const [{ id }] = (await add(customer, sent('Panel 1'))).json().items;
    const url = `/api/order/ordereditem/${id}/`;
    expect((await call(customer, 'GET', url)).json()).toMatchObject({ id, data: sent('Panel 1') });
    const replaced = await call(customer, 'PUT', url, { data: sent('Panel A', 100, { replicates: 2 }) });
    expect(replaced.json()).toMatchObject({ id, data: { design_name: 'Panel A', replicates: 2 } });
    expect(await itemsOf(customer)).toMatchObject([{ id, name: 'Panel A', subtotal: '600.00' }]);
    const other = await call(customer, 'PUT', url, { data: guideRnaItemToWire(aTubeItem(['g1'])) });
    expect(other.json()).toMatchObject({ id, data: { product_slug: 'sgrna_kit' } });
  });

  test('has its copies in its own field: another number is refused and leads there (ruling 84)', async () => {
    const customer = await aCustomer(service.pool);
    const [{ id }] = (await add(customer, sent('Panel 1'))).json().items;
    const change = (quantity: number) =>
      call(customer, 'PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity });
    const refused = await change(2);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().field_errors.quantity).toEqual([
      'The replicates of a probe plate are chosen in its builder.',
    ]);
    expect((await change(1)).statusCode).toBe(200);
  });

  test('is duplicated under a name of its own, priced again, and moves between several carts', async () => {
    const customer = await aCustomer(service.pool);
    const { order_id: first, items } = (await add(customer, sent('Panel 1'))).json();
    const copy = (await call(customer, 'POST', `/api/order/orderitem/${items[0].id}/duplicate/`)).json();
    expect(copy.added).toMatchObject([{ name: 'Panel 1-2', renamed: [{ from: 'Panel 1', to: 'Panel 1-2' }] }]);
    await call(customer, 'POST', '/api/user/carts/', { name: 'Second' });
    expect(await namesOf(customer)).toEqual([]);
    await add(customer, sent('Panel 1'));
    const active = await call(customer, 'POST', '/api/user/cart/set-active/', { token: first });
    expect(active.json().item_count).toBe(2);
    const anew = await call(customer, 'POST', `/api/order/recalculate_order_prices/${first}/`);
    expect(anew.json().items).toMatchObject([{ subtotal: '120.00' }, { subtotal: '120.00' }]);
  });
});

describe('a kind that only this table has, on its way to a purchaser', () => {
  test('is seen in a shared cart, taken over, quoted, printed and ordered again', async () => {
    const [owner, purchaser] = [await aCustomer(service.pool), await aCustomer(service.pool)];
    const cart = await aReadyCart(service, { customer: owner, items: [sent('Panel 1')] });
    const share = { email: 'purchasing@institute.example', message: '' };
    const { link } = (await call(owner, 'POST', `/api/order/${cart.id}/share/`, share)).json();
    const token = new URL(link).searchParams.get('token');
    const shown = await call(purchaser, 'POST', '/api/shared-cart/open/', { token });
    expect(shown.json().items).toMatchObject([
      {
        kind: 'probe_plate',
        name: 'Panel 1',
        sequence_count: 30,
        facts: expect.arrayContaining([{ label: 'Dye', value: 'FAM' }]),
      },
    ]);
    const quoted = await call(owner, 'POST', `/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'quote' });
    expect(quoted.statusCode).toBe(200);
    const quote = await call(owner, 'GET', `/api/order/${cart.id}/quote/`);
    expect(quote.json().contents.items).toMatchObject([{ name: 'Panel 1', subtotal: '120.00' }]);
    const pdf = await textOf((await call(owner, 'GET', `/api/order/${cart.id}/quote/pdf/`)).rawPayload);
    expect(pdf).toContain('Probe plate, 30 probes on a 384-well plate, FAM, 1 replicate');
    const again = await call(owner, 'POST', `/api/order/${cart.id}/order-again/`);
    expect(again.json()).toMatchObject({ added: [{ name: 'Panel 1', subtotal: '120.00' }], not_added: [] });
    expect((await call(purchaser, 'POST', '/api/shared-cart/take-over/', { token })).statusCode).toBe(200);
    await completeCheckout(service.pool, cart.id, true);
    const paid = await pay({ ...cart, customer: purchaser }, 'purchase_order', aPurchaseOrder);
    expect(paid.statusCode).toBe(200);
    expect(await mailsTo(purchaser)).toContain('1 × Panel 1: $120.00');
  });

  test('is not shipped where its kind may not go', async () => {
    const cart = await aReadyCart(service, { items: [sent('Panel 1')] });
    await service.pool.query(
      `update cart set shipping_address = jsonb_set(shipping_address, '{country}', '"NZ"') where id = $1`,
      [cart.id],
    );
    const summary = await call(cart.customer, 'GET', `/api/order/summary/${cart.id}/`);
    expect(summary.json().restricted_items[0].message).toBe(
      'Panel 1 cannot be shipped to New Zealand: probe plates are not sold there.',
    );
    expect((await pay(cart, 'purchase_order', aPurchaseOrder)).statusCode).toBe(409);
  });
});

describe('a kind that only this table has, ordered', () => {
  const ways: Readonly<Record<string, (cart: ReadyCart) => Promise<void>>> = {
    purchase_order: async (cart) => {
      expect((await pay(cart, 'purchase_order', aPurchaseOrder)).statusCode).toBe(200);
    },
    blanket_purchase_order: async (cart) => {
      const id = await aBlanketPo(service.pool, cart.customer);
      expect((await pay(cart, 'blanket_purchase_order', { id })).statusCode).toBe(200);
    },
    edit_credit: async (cart) => {
      await someEditCredit(service.pool, cart.customer, 1_000_000);
      expect((await pay(cart, 'edit_credit')).statusCode).toBe(200);
    },
    card: async (cart) => {
      await service.showCard((await pay(cart, 'stripe')).json());
      expect((await pay(cart, 'confirm')).json().status).toBe('confirmed');
    },
  };

  test.each(Object.keys(ways))(
    'is paid by %s, goes through its states, its papers, its mails, and back',
    async (way) => {
      const cart = await aReadyCart(service, { items: [sent('Panel 1', 384), sent('Panel 1')] });
      const { customer, id } = cart;
      await ways[way]?.(cart);
      const order = (await call(customer, 'GET', `/api/order/${id}/status/`)).json();
      expect(order.contents.items).toMatchObject([
        { kind: 'probe_plate', name: 'Panel 1', product_format: 'plate', sequence_count: 384 },
        { kind: 'probe_plate', name: 'Panel 1', sequence_count: 30 },
      ]);
      expect(order.plates).toMatchObject([
        { plate_format: '384_echo', wells: { length: 384 } },
        { plate_format: '384_echo', wells: { length: 30 } },
      ]);
      const production = await aStaffMember(service.pool, 'production');
      const [shipment] = order.shipments;
      const move = (payload: object) => call(production, 'POST', `/api/staff/order/${id}/change-status/`, payload);
      expect((await move({ status: 'in_production' })).statusCode).toBe(200);
      const left = {
        group_id: shipment.id,
        status: 'shipped',
        shipping_carrier: 'UPS',
        tracking_number: '1Z999AA10123',
      };
      expect((await move(left)).json()).toMatchObject({ status: 'shipped' });

      const file = async (path: string) => (await call(customer, 'GET', `/api/order/${id}/${path}`)).rawPayload;
      const confirmation = await textOf(await file('order-confirmation/'));
      for (const part of ['Probe plate, 384 probes on a 384-well plate', 'P24', 'GENE384']) {
        expect(confirmation).toContain(part);
      }
      for (const paper of ['invoice/', `packing-list/?shipment=${shipment.id}`]) {
        expect(await textOf(await file(paper))).toContain('Panel 1');
      }
      const map = (await file('plate-map/?format=csv')).toString().trim().split('\r\n');
      expect(map).toHaveLength(1 + 384 + 30);
      const mails = await mailsTo(customer);
      expect(mails).toContain('1 × Panel 1: $1,152.00');
      expect(mails).toContain('In the box: 1 × Panel 1; 1 × Panel 1.');

      const sales = await aStaffMember(service.pool, 'sales');
      const back = { amount: '120.00', reason: 'The second plate arrived broken.' };
      const refunded = await call(sales, 'POST', `/api/staff/order/${id}/refund/`, back);
      expect(refunded.json().payment).toMatchObject({ refunded: '120.00' });
      const again = (await call(customer, 'POST', `/api/order/${id}/order-again/`)).json();
      expect(again.added).toMatchObject([{ subtotal: '1152.00' }, { subtotal: '120.00' }]);
      expect(await namesOf(customer)).toEqual(['Panel 1', 'Panel 1']);
      await assertInvariants(service.pool);
    },
  );
});

test('the OpenAPI document names it in what can be added and in what the cart shows', async () => {
  const { paths } = (await service.app.inject('/api/openapi.json')).json();
  const adding = JSON.stringify(paths['/api/order/add/'].post.requestBody);
  for (const slug of ['sgrna_kit', 'spcas9_nuclease', 'probe_plates']) expect(adding).toContain(slug);
  const cart = JSON.stringify(paths['/api/user/cart/'].get.responses['200']);
  for (const word of ['guide_rna', 'add_on', 'probe_plate', 'probes']) expect(cart).toContain(word);
  const lookingUp = JSON.stringify(paths['/products/sku-lookup/'].post.requestBody);
  for (const slug of ['sgrna_kit', 'spcas9_nuclease', 'probe_plates']) expect(lookingUp).toContain(slug);
});
