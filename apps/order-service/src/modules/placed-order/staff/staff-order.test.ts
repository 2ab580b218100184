import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../invariants/index.ts';

let service: TestService;
let production: Customer;
let sales: Customer;
let administrator: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  production = await aStaffMember(service.pool, 'production');
  sales = await aStaffMember(service.pool, 'sales');
  administrator = await aStaffMember(service.pool, 'administrator');
  await service.pool.query(`update account set first_name = 'Pia', last_name = 'Novak' where id = $1`, [
    production.accountId,
  ]);
});
afterAll(() => service.stop());

const get = (url: string, { headers }: Customer) => service.app.inject({ url, headers });
const post = (url: string, { headers }: Customer, payload: object = {}) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const show = async ({ id }: { readonly id: string }, who = production) =>
  (await get(`/api/staff/order/${id}/`, who)).json();
const write = async (order: { readonly id: string }, what: string, who: Customer, payload: object) =>
  post(`/api/staff/order/${order.id}/${what}/`, who, { revision: (await show(order)).revision, ...payload });
const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;

const casPlate = guideRnaItemToWire(aPlateItem('Cas12 pilot', 24, { nuclease: 'hfCas12Max' }));
const longTube = (() => {
  const item = aTubeItem(['lr-01'], { productSlug: 'custom_rna', nuclease: 'Other' });
  const rawSequence = 'ACGUUGCAAGGCUUCCAUCGGAUACCGGUAAUCCGUACGGUUAACCGAUCGUUAGCCAUGG';
  return guideRnaItemToWire({ ...item, sequences: item.sequences.map((one) => ({ ...one, rawSequence })) });
})();
const protein = { product_slug: 'spcas9_nuclease', quantity: 3 };

const aReviewedOrder = () => aPlacedOrder(service, { items: [casPlate] });
const clear = (order: PlacedOrder, who = production) =>
  write(order, 'review', who, { decision: 'cleared', note: 'All targets follow a TTN.' });
const move = (order: PlacedOrder, who: Customer, payload: object) => write(order, 'change-status', who, payload);
const released = async (items: readonly object[]): Promise<PlacedOrder> => {
  const order = await aPlacedOrder(service, { items });
  expect((await move(order, production, { status: 'in_production' })).statusCode).toBe(200);
  return order;
};

describe('an order on a purchase order (OF-31)', () => {
  test('names the other orders of its payer on the same one, however it is written, and none of others', async () => {
    const one = await aPlacedOrder(service, { poNumber: 'PO 77_a' });
    const { customer } = one;
    const two = await aPlacedOrder(service, { customer, poNumber: 'po 77_A' });
    await aPlacedOrder(service, { customer, poNumber: 'PO 77_a-2' });
    await aPlacedOrder(service, { poNumber: 'PO 77_a' });
    expect((await show(one)).same_po).toMatchObject([{ id: two.id, number: expect.stringMatching(/^CS-/) }]);
    expect((await show(two)).same_po).toMatchObject([{ id: one.id }]);
  });
});

describe('an hfCas12Max plate is reviewed before it is made (OF-24, ruling 6)', () => {
  test('the order says what it waits for, is not released, and is confirmed once it is cleared', async () => {
    const order = await aReviewedOrder();
    const before = await show(order);
    expect(before).toMatchObject({ review: 'pending', order: { status: 'in_review' }, flags: [{ kind: 'review' }] });
    expect(before.flags[0].findings).toMatchObject([{ name: 'Cas12 pilot' }]);
    const points: { text: string; is_fine: boolean }[] = before.flags[0].findings[0].points;
    expect(points.map(({ text, is_fine: isFine }) => `${isFine ? 'fine' : 'look'}: ${text}`)).toEqual(
      expect.arrayContaining([
        'fine: 24 targets of 20 nt; 17 to 23 are allowed',
        'fine: Ships to United States, no restriction',
      ]),
    );
    const reason = 'The review of this order is open. It cannot be released to production yet.';
    expect(before.actions).toContainEqual({ action: 'release', allowed: false, reason });
    const early = await move(order, production, { status: 'in_production' });
    expect([early.statusCode, early.json().detail]).toEqual([409, reason]);
    const cleared = await clear(order);
    expect(cleared.json()).toMatchObject({ review: 'cleared', order: { status: 'confirmed' } });
    expect((await move(order, production, { status: 'in_production' })).json().status).toBe('in_production');
    expect(await checkInvariants(service.pool)).toEqual([]);
  });

  test('with a screening beside it both have to be cleared, by whoever may', async () => {
    const order = await aPlacedOrder(service, { items: [casPlate, longTube] });
    expect((await clear(order)).json()).toMatchObject({ review: 'cleared', order: { status: 'in_review' } });
    const held = await write(order, 'screening', production, { decision: 'held', note: 'A vector backbone.' });
    expect(held.json()).toMatchObject({ screening: 'held', status: 'in_review' });
    const refused = await write(order, 'screening', production, { decision: 'cleared', note: 'Known.' });
    expect([refused.statusCode, refused.json().detail]).toEqual([403, 'Only an administrator can do this.']);
    await write(order, 'screening', administrator, { decision: 'cleared', note: 'No match to a listed agent.' });
    expect(await show(order)).toMatchObject({ order: { status: 'confirmed', screening: 'cleared' } });
  });

  test('a review is held with a reason, by production and administrators alone', async () => {
    const order = await aPlacedOrder(service);
    const asSales = await write(order, 'review', sales, { decision: 'held', note: 'Please wait.' });
    expect([asSales.statusCode, asSales.json().detail]).toEqual([
      403,
      'Only an administrator or production can do this.',
    ]);
    expect((await write(order, 'review', production, { decision: 'held', note: '  ' })).statusCode).toBe(400);
    const held = await write(order, 'review', production, { decision: 'held', note: 'The address looks odd.' });
    expect(held.json()).toMatchObject({ review: 'held', order: { status: 'in_review' } });
    expect(held.json().log[0]).toMatchObject({ by: expect.any(String) });
    // The reason is for colleagues.
    const seen = await get(`/api/order/${order.id}/status/`, order.customer);
    expect(seen.body).not.toContain('looks odd');
  });
});

describe('two people at one order (promise O2)', () => {
  test('one wins, the other learns who did what, and nothing is done twice', async () => {
    const order = await aReviewedOrder();
    const { revision } = await show(order);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        post(`/api/staff/order/${order.id}/review/`, production, { revision, decision: 'cleared', note: 'Fine.' }),
      ),
    );
    const lost = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(lost.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409]);
    for (const answer of lost) {
      expect(answer.json().error_code).toBe('order_changed');
      expect(answer.json().detail).toMatch(
        /^Pia Novak changed this order at \d\d:\d\d UTC: .+Nothing of yours was done/,
      );
    }
    expect(
      await rows(`select 1 from order_event where order_id = $1 and kind = 'review_cleared'`, order.id),
    ).toHaveLength(1);
  });

  test('a status that parcels brought names who sent them, or the carrier, and never the store', async () => {
    const order = await aPlacedOrder(service);
    await write(order, 'change-status', production, { status: 'in_production' });
    const { revision, shipments } = await show(order);
    const sent = { status: 'shipped', group_id: shipments[0].id, tracking_number: '123456789' };
    expect((await write(order, 'change-status', production, sent)).statusCode).toBe(200);
    const late = async () =>
      (await post(`/api/staff/order/${order.id}/note/`, sales, { revision, text: 'Wait.' })).json();
    expect((await late()).detail).toMatch(
      /^Pia Novak changed this order at \d\d:\d\d UTC: Shipment: shipped\. Nothing/,
    );
    // Nobody of the staff says so: it comes from the carrier, and the order follows its last box.
    await service.pool.query(
      `with box as (update cart_group set status = 'delivered' where account_id = $1 and id = $3),
            moved as (update placed_order set status = 'delivered' where account_id = $1 and id = $2)
       insert into order_history (account_id, order_id, id, group_id, from_status, to_status, at)
       select $1, $2, gen_random_uuid(), g, 'shipped', 'delivered', now() + interval '1 s'
         from unnest(array[$3::uuid, null]) g`,
      [order.customer.accountId, order.id, shipments[0].id],
    );
    expect((await late()).detail).toMatch(
      /^The carrier reported at \d\d:\d\d UTC: Shipment: delivered\. Nothing of yours was done; look at it and try again\.$/,
    );
  });

  test.each([
    ['change-status', { status: 'cancelled', note: 'Asked by telephone.' }],
    ['screening', { decision: 'held' }],
    ['refund', { amount: '1.00', reason: 'Late.' }],
    ['review', { decision: 'held', note: 'Wait.' }],
    ['note', { text: 'Wait.' }],
    ['sales-rep', { sales_rep: null }],
    ['send-mail-again', { mail_id: '01900000-0000-7000-8000-000000000000' }],
    ['correct', { po_number: 'PO-1', reason: 'Typo.' }],
    [
      'ship',
      {
        group_id: '01900000-0000-7000-8000-000000000000',
        tracking_number: '123456789',
        lines: [{ item_id: '01900000-0000-7000-8000-000000000000', quantity: 1 }],
      },
    ],
  ])('%s with an older revision changes nothing', async (what, payload) => {
    const order = await aPlacedOrder(service);
    await write(order, 'note', sales, { text: 'First.' });
    const before = await show(order);
    const answer = await post(`/api/staff/order/${order.id}/${what}/`, administrator, {
      revision: before.revision - 1,
      ...payload,
    });
    expect([answer.statusCode, answer.json().error_code]).toEqual([409, 'order_changed']);
    expect((await show(order)).log).toEqual(before.log);
  });
});

describe('shipping in parts (OF-26)', () => {
  const lineOf = async (order: PlacedOrder) => {
    const { shipments } = await show(order);
    const box = shipments.find(({ lines }: { lines: { ordered: number }[] }) => lines[0]?.ordered === 3);
    return { group_id: box.id as string, item_id: box.lines[0].item_id as string, box };
  };
  const ship = async (order: PlacedOrder, quantity: number, tracking = '1Z 999 AA1') => {
    const { group_id, item_id } = await lineOf(order);
    return write(order, 'ship', production, {
      group_id,
      tracking_number: tracking,
      shipping_carrier: 'FedEx',
      lines: [{ item_id, quantity }],
    });
  };

  test('two of three leave: the order is partly shipped, each line sums up, and the mail says what is to come', async () => {
    const order = await released([protein]);
    expect((await ship(order, 2)).statusCode).toBe(200);
    const shown = await show(order);
    expect(shown.order.status).toBe('partly_shipped');
    expect(shown.shipments[0]).toMatchObject({
      status: 'partly_shipped',
      lines: [{ ordered: 3, shipped: 2, left: 1 }],
      parcels: [{ tracking_number: '1Z999AA1', by: 'Pia Novak', lines: [{ quantity: 2 }] }],
    });
    const seen = (await get(`/api/order/${order.id}/status/`, order.customer)).json();
    expect(seen).toMatchObject({ status: 'partly_shipped', shipments: [{ lines: [{ ordered: 3, shipped: 2 }] }] });
    const mails = () =>
      rows(`select body_text from outbox_mail where about = $1 and subject like 'A shipment%' order by id`, order.id);
    expect((await mails())[0].body_text).toContain('Still to come in this shipment: 1 × SpCas9 nuclease');
    const tooMany = await ship(order, 2);
    expect([tooMany.statusCode, tooMany.json().detail]).toEqual([400, 'Of SpCas9 nuclease, 100 µg 1 is left to ship.']);
    expect((await ship(order, 1, '777888999')).json()).toMatchObject({ order: { status: 'shipped' } });
    expect(await mails()).toHaveLength(2);
    expect((await mails())[1].body_text).not.toContain('Still to come');
    expect(await checkInvariants(service.pool)).toEqual([]);
  });

  test('the same parcel sent ten times at once leaves once, and the database holds no more than was ordered', async () => {
    const order = await released([protein]);
    const { group_id, item_id } = await lineOf(order);
    const { revision } = await show(order);
    const parcel = { revision, group_id, tracking_number: '123456789', lines: [{ item_id, quantity: 2 }] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(`/api/staff/order/${order.id}/ship/`, production, parcel)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rows('select ordered, shipped from order_line where order_id = $1', order.id)).toEqual([
      { ordered: 3, shipped: 2 },
    ]);
    await expect(rows('update order_line set shipped = 4 where order_id = $1', order.id)).rejects.toThrow('check');
  });

  test('one of two boxes leaves by the older call: the order is partly shipped until the other has left', async () => {
    const order = await released([guideRnaItemToWire(aPlateItem('Plate 1', 24)), protein]);
    const [one, other] = (await show(order)).shipments as { id: string }[];
    const send = (box: { id: string } | undefined) =>
      post(`/api/staff/order/${order.id}/change-status/`, production, {
        status: 'shipped',
        group_id: box?.id,
        tracking_number: '123456789',
      });
    expect((await send(one)).json().status).toBe('partly_shipped');
    expect((await send(other)).json().status).toBe('shipped');
  });
});

describe('beside an order', () => {
  test('an internal note stands in no page, mail, paper or answer of the customer (OF-25)', async () => {
    const order = await aPlacedOrder(service);
    const secret = 'Zebra-4711 owes us money';
    const noted = await write(order, 'note', sales, { text: secret });
    expect(noted.json().notes).toMatchObject([{ text: secret, is_for_customer: false }]);
    const urls = [
      `/api/order/${order.id}/status/`,
      `/api/order/summary/${order.id}/`,
      '/api/user/list_orders/',
      `/api/order/${order.id}/attachments/`,
      `/api/order/${order.id}/plate-map/?format=csv`,
    ];
    for (const url of urls) {
      const answer = await get(url, order.customer);
      expect([url, answer.statusCode, answer.body.includes('Zebra')]).toEqual([url, 200, false]);
    }
    const paper = await get(`/api/order/${order.id}/order-confirmation/`, order.customer);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper.rawPayload)), { mergePages: true });
    expect(text).toContain(order.number);
    expect(text).not.toContain('Zebra');
    expect(await rows(`select 1 from outbox_mail where body_text || body_html || subject like '%Zebra%'`)).toEqual([]);
    expect(await rows(`select 1 from order_history where note like '%Zebra%'`)).toEqual([]);
  });

  test('a note for the customer is a mail, to the one who ordered', async () => {
    const order = await aPlacedOrder(service);
    await write(order, 'note', sales, { text: 'Two wells differ by one base.', is_for_customer: true });
    const mails = await rows(
      `select recipient, body_text from outbox_mail where about = $1 and subject like 'A note%'`,
      order.id,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0].body_text).toContain('Two wells differ by one base.');
  });

  test('a sales representative is set by sales, and only somebody of sales (CO-19; ruling 52)', async () => {
    const order = await aPlacedOrder(service);
    const assign = (who: Customer, rep: string | null) => write(order, 'sales-rep', who, { sales_rep: rep });
    expect((await assign(sales, sales.accountId)).json().sales_rep).toEqual({ id: sales.accountId, name: 'Ada Test' });
    expect((await assign(sales, production.accountId)).statusCode).toBe(400);
    expect((await assign(production, sales.accountId)).statusCode).toBe(403);
    expect((await assign(administrator, null)).json().sales_rep).toBeNull();
  });

  test('a mail about the order is sent again as such, and a mail of somebody else is not to be had', async () => {
    const [order, other] = [await aPlacedOrder(service), await aPlacedOrder(service)];
    const [mail] = (await show(order)).mails as { id: string; subject: string }[];
    expect(mail).toMatchObject({ sent: null, stays_in_outbox: true });
    const again = await write(order, 'send-mail-again', sales, { mail_id: mail?.id });
    expect(again.json().mails).toMatchObject([{ subject: `Again: ${mail?.subject}` }, { subject: mail?.subject }]);
    expect((await write(other, 'send-mail-again', sales, { mail_id: mail?.id })).statusCode).toBe(404);
    expect(await checkInvariants(service.pool)).toEqual([]);
  });

  test('staff has the papers of every order', async () => {
    const order = await aPlacedOrder(service);
    const paper = (query: string) => get(`/api/staff/order/${order.id}/paper/?${query}`, sales);
    expect((await paper('kind=order_confirmation')).headers['content-type']).toBe('application/pdf');
    expect((await paper('kind=plate_map_csv')).statusCode).toBe(200);
    expect((await paper('kind=invoice')).json().detail).toMatch(/^There is no invoice yet/);
    expect((await get(`/api/staff/order/${order.id}/lists/`, sales)).json().lists).toHaveLength(1);
  });
});
