import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { withTransaction } from '@cutsite/service-base/database';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importPriceList, readCurrentPriceList } from '../price-list/index.ts';

let service: TestService;
let customer: Customer;
let id: string;
type Rows = NonNullable<Awaited<ReturnType<typeof readCurrentPriceList>>>['rows'];
let usual: Rows;
beforeAll(async () => {
  service = await startTestService();
  usual = (await readCurrentPriceList(service.pool))?.rows ?? [];
});
afterAll(() => service.stop());
beforeEach(async () => {
  await setPrices(usual);
  customer = await aCustomer(service.pool);
  const items = [guideRnaItemToWire(aPlateItem('Plate 1', 24)), { product_slug: 'spcas9_nuclease', quantity: 1 }];
  id = (await post('/api/order/add/', items)).json().order_id;
  await post(`/api/order/${id}/cart-quote-switch/`, { desired_status: 'quote' });
});

const setPrices = (rows: Rows) =>
  withTransaction(service.pool, (client) => importPriceList(client, { name: 'test', rows, importedAt: new Date() }));
/** A guide on a plate costs a dollar more. */
const dearer = () =>
  setPrices(usual.map((row) => (row.id === 'spcas9-plate-3' ? { ...row, price: (row.price ?? 0) + 100 } : row)));
const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { ...customer.headers, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const recalculate = (key: string = crypto.randomUUID()) =>
  post(`/api/order/recalculate_order_prices/${id}/`, undefined, { 'idempotency-key': key });
const get = (url: string) => service.app.inject({ url, headers: customer.headers });
const quote = async (number?: string) =>
  (await get(`/api/order/${id}/quote/${number === undefined ? '' : `?number=${number}`}`)).json();

describe('recalculating a quote (QU-3, ruling 48)', () => {
  test('makes a new version with today’s prices and a new end; the older one says that it was replaced', async () => {
    const first = await quote();
    expect(first).toMatchObject({ state: 'valid', replaced_by: null, contents: { totals: { total: '1079.00' } } });
    await dearer();
    const answer = await recalculate();
    expect(answer.statusCode).toBe(200);
    const number = `${first.number}-2`;
    expect(answer.json()).toMatchObject({
      old_subtotal: '1079.00',
      subtotal: '1103.00',
      quote: { number, replaces: first.number },
    });
    expect(await quote()).toMatchObject({ number, state: 'valid', contents: { totals: { total: '1103.00' } } });
    expect(Date.parse((await quote()).expires)).toBeGreaterThanOrEqual(Date.parse(first.expires));
    const older = await quote(first.number);
    expect(older).toMatchObject({
      state: 'replaced',
      replaced_by: number,
      deliveries: [],
      contents: { totals: { total: '1079.00' } },
    });
    const paper = await get(`/api/order/${id}/quote/pdf/?number=${first.number}`);
    const { text } = await extractText(new Uint8Array(paper.rawPayload), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`was replaced by ${number} and can no longer be ordered.`);

    expect((await recalculate()).json().quote).toMatchObject({ number: `${first.number}-3`, replaces: number });
    const { quotes } = (await get('/api/user/quotes/')).json();
    expect(quotes.map(({ state }: { state: string }) => state)).toEqual(['valid', 'replaced', 'replaced']);
    const { rows } = await service.pool.query('select 1 from outbox_mail where subject = $1', [
      `Your Cutsite quote ${number}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('asked again with the same key it is the same version, and says so', async () => {
    const first = await recalculate('one-key');
    const again = await recalculate('one-key');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    expect((await get('/api/user/quotes/')).json().quotes).toHaveLength(2);
  });

  test('what is not offered today stops it, and the quote stays as it was', async () => {
    const before = await quote();
    await setPrices(usual.filter((row) => row.id !== 'spcas9-nuclease'));
    const answer = await recalculate();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe(
      'SpCas9 nuclease, 100 µg is not offered today: There is no price for this combination yet. Turn the quote back into a cart to take it out.',
    );
    expect(await quote()).toEqual(before);
  });

  test('ten at once make ten versions, each replaced by the next', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => recalculate()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { quotes } = (await get('/api/user/quotes/')).json();
    expect(quotes.filter(({ state }: { state: string }) => state === 'valid')).toHaveLength(1);
    expect(new Set(quotes.map(({ number }: { number: string }) => number)).size).toBe(11);
    expect((await quote()).number).toMatch(/-11$/);
  });

  test('a quote that has expired is ordered in its new version, at the prices that it says', async () => {
    ({ id, customer } = await aReadyCart(service));
    await post(`/api/order/${id}/cart-quote-switch/`, { desired_status: 'quote' });
    const old = `now() - interval '31 days'`;
    await service.pool.query(`update quote set issued_at = ${old}, expires_at = now() where cart_id = $1`, [id]);
    await service.pool.query(`update cart_item set priced_at = ${old} where cart_id = $1`, [id]);
    const pay = () => post(`/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
    expect((await pay()).statusCode).toBe(409);
    expect((await recalculate()).statusCode).toBe(200);
    const { total } = (await quote()).contents.totals;
    expect((await pay()).json()).toMatchObject({ status: 'succeeded', amount: total });
    expect((await recalculate()).statusCode).toBe(409);
  });
});
