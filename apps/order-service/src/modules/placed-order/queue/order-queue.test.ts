import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { maxFoundCounted } from '@cutsite/domain/placed-order';
import { sendDueMails } from '@cutsite/service-base/outbox';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOrder } from './many-orders.cases.ts';

let service: TestService;
let administrator: Customer;
let sales: Customer;
let rosa: Customer;
/** A plate that asks for review, a tube, and an add-on that travels cold, the first one first. */
let plate: PlacedOrder;
let tube: PlacedOrder;
let protein: PlacedOrder;

beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  administrator = await aStaffMember(service.pool, 'administrator');
  sales = await aStaffMember(service.pool, 'sales');
  rosa = await aCustomer(service.pool);
  await service.pool.query(
    `update account set first_name = 'Rosa', last_name = 'Lindqvist', company_name = 'Helix Lab' where id = $1`,
    [rosa.accountId],
  );
  const cas12 = guideRnaItemToWire(aPlateItem('Kinase panel', 24, { nuclease: 'hfCas12Max' }));
  plate = await aPlacedOrder(service, { customer: rosa, items: [cas12], reference: 'CC-4410', poNumber: '4500-77120' });
  tube = await aPlacedOrder(service, { items: [guideRnaItemToWire(aTubeItem(['DMD-g7']))] });
  protein = await aPlacedOrder(service, { items: [{ product_slug: 'spcas9_nuclease', quantity: 1 }] });
});
afterAll(() => service.stop());

const get = (url: string, { headers } = sales) => service.app.inject({ url, headers });
const post = (url: string, payload: object, { headers } = administrator) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const list = async (query = ''): Promise<{ order_id: string; number: string; revision: number }[]> =>
  (await get(`/api/staff/orders/${query}`)).json().orders;
const numbers = async (query = ''): Promise<string[]> => (await list(query)).map(({ number }) => number);
const bulk = async (action: string, orders: readonly { order_id: string; revision: number }[], more: object = {}) =>
  (
    await post('/api/staff/orders/bulk/', {
      action,
      orders: orders.map(({ order_id: id, revision }) => ({ id, revision })),
      ...more,
    })
  ).json().results;

describe('the list of all orders (OF-23)', () => {
  test('has the latest first, and every filter narrows it', async () => {
    expect(await numbers()).toEqual([protein.number, tube.number, plate.number]);
    const today = new Date().toISOString().slice(0, 10);
    const rowsOf: readonly (readonly [string, PlacedOrder[]])[] = [
      ['?status=in_review', [plate]],
      ['?status=confirmed,in_review', [protein, tube, plate]],
      ['?review=pending', [plate]],
      ['?view=to_review', [plate]],
      ['?view=to_release', [protein, tube]],
      ['?view=overdue', []],
      ['?temperature=cold_packs', [protein]],
      ['?product=sgrna_kit', [tube, plate]],
      ['?product=cell_gko', []],
      ['?product=custom_project', []],
      [`?customer=${rosa.accountId}`, [plate]],
      ['?customer=nobody', []],
      ['?sales_rep=none', [protein, tube, plate]],
      [`?placed_from=${today}&placed_to=${today}`, [protein, tube, plate]],
      ['?placed_to=2020-01-01', []],
      ['?due_to=2020-01-01', []],
      ['?sort=placed', [plate, tube, protein]],
    ];
    for (const [query, orders] of rowsOf)
      expect([query, await numbers(query)]).toEqual([query, orders.map(({ number }) => number)]);
  });

  test.each<readonly [string, () => string]>([
    ['its number', () => plate.number.toLowerCase()],
    ['the PO number', () => '4500-77120'],
    ['the reference', () => 'cc-4410'],
    ['the customer', () => 'rosa lindq'],
    ['the company', () => 'helix'],
    ['the e-mail address', () => `${rosa.accountId}@lab.example`],
    ['the item', () => 'kinase'],
  ])('the search finds an order by %s (OF-22)', async (_, typed) => {
    const found = await get(`/api/staff/search/?q=${encodeURIComponent(typed())}`);
    expect(found.json().orders.map(({ number }: { number: string }) => number)).toEqual([plate.number]);
  });

  test('and by a sequence, in the letters of RNA or DNA, also after the address of its customer has changed', async () => {
    const [{ raw }] = (
      await service.pool.query(
        `select v.contents #>> '{items,0,item,sequences,0,rawSequence}' as raw from order_version v where v.cart_id = $1`,
        [tube.id],
      )
    ).rows;
    for (const typed of [raw, raw.replaceAll('U', 'T').toLowerCase()])
      expect(await numbers(`?search=${typed}`)).toContain(tube.number);
    await service.pool.query(
      `update account set email = 'new@helix.example', email_normalised = 'new@helix.example' where id = $1`,
      [rosa.accountId],
    );
    expect(await numbers('?search=new@helix.example')).toEqual([plate.number]);
  });

  test('and by the number of its invoice or of a parcel, however it is written (OF-22)', async () => {
    const id = [protein.customer.accountId, protein.id];
    await service.pool.query(
      `insert into invoice (account_id, order_id, number, year, sequence, issued_at)
       values ($1, $2, 'INV-2026-000123', 2026, 123, now())`,
      id,
    );
    await service.pool.query(
      `with box as (update cart_group set tracking_number = '1Z 999 AA1 0123' where account_id = $1 and cart_id = $2)
       insert into parcel (account_id, order_id, id, group_id, tracking_number, left_at)
       values ($1, $2, gen_random_uuid(), gen_random_uuid(), '7712 3456 7890', now())`,
      id,
    );
    for (const typed of ['INV-2026-000123', 'inv2026 0001', '2026-000123', '771234567890', '7712 3456', '1z999aa10123'])
      expect([typed, await numbers(`?search=${encodeURIComponent(typed)}`)]).toEqual([typed, [protein.number]]);
    expect(await numbers('?search=2026-000124')).toEqual([]);
    expect(await numbers('?search=34567890')).toEqual([]);
  });

  test.each(["'", '\\', ':*', '& | !', "a':b", '<->', '%', '\u00e9\uFFFF'])(
    'signs such as %j find nothing and break nothing',
    async (typed) => {
      expect((await get(`/api/staff/orders/?search=${encodeURIComponent(typed)}`)).statusCode).toBe(200);
    },
  );

  test('views are counted beside it, and the filter as a whole', async () => {
    const { views, filtered } = (await get('/api/staff/orders/counts/?product=sgrna_kit')).json();
    const counts = Object.fromEntries(views.map(({ view, count }: { view: string; count: number }) => [view, count]));
    expect(counts).toMatchObject({ to_review: 1, to_release: 2, overdue: 0, all: 3 });
    expect(filtered).toBe(2);
  });

  test('the export has every order of the filter, and no cell that a spreadsheet would calculate (promise F4)', async () => {
    await service.pool.query(`update account set company_name = '=1+1' where id = $1`, [tube.customer.accountId]);
    const csv = (await get('/api/staff/orders/export/?product=sgrna_kit&sort=placed')).body;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(plate.number);
    expect(csv).toContain(`'=1+1`);
  });

  test('a page that is not there is empty, and a filter that is none is refused by the call', async () => {
    expect((await get('/api/staff/orders/?page=9')).json()).toEqual({ orders: [], page: 9, has_more: false });
    expect((await get('/api/staff/orders/?status=paid')).statusCode).toBe(400);
  });
});

describe('many orders at once (OF-23)', () => {
  test('each has a result with its reason, and what is refused stays as it was', async () => {
    const results = await bulk('release', await list());
    expect(results).toMatchObject([
      { number: protein.number, done: true, order: { status: 'in_production' } },
      { number: tube.number, done: true, reason: null },
      {
        number: plate.number,
        done: false,
        reason: 'The review of this order is open. It cannot be released to production yet.',
        order: { status: 'in_review' },
      },
    ]);
    const open = await list('?view=to_review');
    expect(
      (await post('/api/staff/orders/bulk/', { action: 'clear_review', orders: [{ id: plate.id, revision: 1 }] }))
        .statusCode,
    ).toBe(400);
    expect(await bulk('clear_review', open, { note: 'Seen.' })).toMatchObject([
      { done: true, order: { review: 'cleared' } },
    ]);
    expect(await bulk('clear_review', open, { note: 'Seen.' })).toMatchObject([
      { done: false, reason: expect.stringContaining('changed this order') },
    ]);
    expect(await bulk('assign', await list('?status=confirmed'), { sales_rep: sales.accountId })).toMatchObject([
      { done: true, order: { sales_rep: { id: sales.accountId } } },
    ]);
    expect(await numbers(`?sales_rep=${sales.accountId}`)).toEqual([plate.number]);
  });

  test('a mail that does not get through undoes nothing, and is told apart from what was refused', async () => {
    const order = await aPlacedOrder(service, { items: [{ product_slug: 'spcas9_nuclease', quantity: 1 }] });
    const found = () => list(`?search=${order.number}`);
    expect(await found()).toMatchObject([{ mail_failed: false }]);
    const port = { send: () => Promise.reject(new Error('mailbox unavailable')), close: () => undefined };
    const inAnHour = new Date(Date.now() + 3_600_000);
    // A round takes twenty of those that are due.
    while ((await sendDueMails(service.pool, port, inAnHour)).failed > 0);
    expect(await found()).toMatchObject([{ mail_failed: true, mail_given_up: false }]);
    expect(await bulk('release', await found())).toMatchObject([
      { done: true, reason: null, order: { status: 'in_production', mail_failed: true } },
    ]);
    const shown = (await get(`/api/staff/order/${order.id}/`)).json();
    const failed = { sent: null, failure: 'mailbox unavailable' };
    expect(shown.mails[0]).toMatchObject({ ...failed, next_try: expect.stringMatching(/^\d{4}-/) });
    // A day of tries later it is given up, and told apart from one that may still get through.
    await service.pool.query(`update outbox_mail set attempts = 11 where about = $1 and last_error is not null`, [
      order.id,
    ]);
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    while ((await sendDueMails(service.pool, port, inTwoDays)).failed > 0);
    expect(await found()).toMatchObject([{ mail_failed: true, mail_given_up: true }]);
    const givenUp = (await get(`/api/staff/order/${order.id}/`)).json().mails.at(-1);
    expect(givenUp).toMatchObject({ ...failed, next_try: null });
  });
});

test('a filter is kept under a name, by each for oneself', async () => {
  const kept = await post('/api/staff/order-filters/', { name: 'Cold', query: 'temperature=cold_packs' }, sales);
  const [filter] = kept.json().filters;
  expect(filter).toMatchObject({ name: 'Cold', query: 'temperature=cold_packs' });
  expect((await get('/api/staff/order-filters/', administrator)).json().filters).toEqual([]);
  const remove = (who: Customer) =>
    service.app.inject({ method: 'DELETE', url: `/api/staff/order-filters/${filter.id}/`, headers: who.headers });
  expect((await remove(administrator)).statusCode).toBe(404);
  expect((await remove(sales)).json().filters).toEqual([]);
});

describe('more orders than a page has (OF-23)', () => {
  const many = 10_050;
  const customer = () => `customer=${tube.customer.accountId}`;

  beforeAll(() => copyOrder(service, tube, many));

  test.each(['placed', '-placed', 'due', '-due', 'total', '-total', 'number', '-number'])(
    'the pages by %s have each of them once, though many are equal',
    async (sort) => {
      const seen: string[] = [];
      for (const page of [1, 2, 3, 201]) seen.push(...(await numbers(`?${customer()}&sort=${sort}&page=${page}`)));
      expect([seen.length, new Set(seen).size]).toEqual([200, 200]);
    },
  );

  test('what is done to all of a filter is done to the orders of every page, and the rest is told by name', async () => {
    const filter = `${customer()}&sort=total`;
    const found: { order_id: string; revision: number; number: string }[] = [];
    for (const page of [1, 2, 3]) found.push(...(await list(`?${filter}&page=${page}`)));
    expect(found).toHaveLength(150);
    const [first, ...others] = found;
    const stale = { ...first, order_id: first?.order_id ?? '', revision: 99 };
    // As the screen does it: calls of fifty, each with a result for each of its orders.
    const results = [
      ...(await bulk('assign', [stale, ...others.slice(0, 49)], { sales_rep: sales.accountId })),
      ...(await bulk('assign', others.slice(49, 99), { sales_rep: sales.accountId })),
      ...(await bulk('assign', others.slice(99), { sales_rep: sales.accountId })),
    ];
    expect(results.filter(({ done }: { done: boolean }) => !done)).toMatchObject([
      { number: first?.number, reason: expect.stringContaining('changed') },
    ]);
    const { filtered } = (await get(`/api/staff/orders/counts/?${customer()}&sales_rep=${sales.accountId}`)).json();
    expect(filtered).toBe(149);
  });

  test('of a search no more are counted than anybody looks through; every other filter is counted whole', async () => {
    const counted = async (filter: string) => (await get(`/api/staff/orders/counts/?${filter}`)).json().filtered;
    expect(await counted('search=dmd-g7')).toBe(maxFoundCounted + 1);
    expect(await counted(`search=dmd-g7&sales_rep=${sales.accountId}`)).toBe(149);
    expect(await counted(customer())).toBe(many);
    expect(await counted(`${customer()}&search=%20`)).toBe(many);
  });
});
