import { itemWires, sentItemSchema } from '@cutsite/contracts/item';
import { systemClock } from '@cutsite/service-base/clock';
import {
  aBlanketPo,
  aPurchaseOrder,
  aReadyCart,
  aVoucher,
  type ReadyCart,
  someEditCredit,
} from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { printFigure } from '@cutsite/test-support/figures';
import fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadDemoGenes } from '../../demo-data/index.ts';
import { assertInvariants } from '../../testing/assert-invariants.ts';
import { type OneOfEach, oneOfEach, pricesOfEach } from '../../testing/one-of-each.ts';
import { type Intent, type PayingService, startPayingService } from '../../testing/start-paying-service.ts';

/** Carts with an item of everything that is sold hold to what carts of guides hold to (promises M2 to M7). */
let service: PayingService;
let each: OneOfEach;
let items: readonly object[];
const kinds = Object.keys(pricesOfEach) as (keyof OneOfEach)[];
const shipping = 15_00;
const totalOf = (some: readonly (keyof OneOfEach)[]) => some.reduce((sum, kind) => sum + pricesOfEach[kind], 0);
const decimal = (minor: number) => (minor / 100).toFixed(2);

beforeAll(async () => {
  service = await startPayingService();
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  each = await oneOfEach(service);
  items = Object.values(each);
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const send = ({ headers }: Customer, method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) });
const pay = ({ id, customer }: ReadyCart, way: string, payload: object = {}) =>
  send(customer, 'POST', `/api/order/${id}/payment/${way}/`, payload);
const cartOf = async (customer: Customer) => (await send(customer, 'GET', '/api/user/cart/')).json();
const count = async (text: string, ...values: unknown[]) =>
  Number((await service.pool.query(`select count(*) as count ${text}`, values)).rows[0].count);
const times = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));

/** A mixed cart whose customer can pay in all four ways, whatever it costs. */
async function aMixedCart(options: { readonly customer?: Customer } = {}): Promise<ReadyCart> {
  const cart = await aReadyCart(service, { ...options, items });
  await someEditCredit(service.pool, cart.customer, 10_000_000);
  return cart;
}

describe('a cart with one of everything', () => {
  test('costs the sum of its items, whatever their order; its shipments are told apart by temperature (promise M7)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(kinds, { minLength: 1 }), async (some) => {
        const customer = await aCustomer(service.pool);
        const sent = some.map((kind) => each[kind]);
        const added = await send(customer, 'POST', '/api/order/add/', sent);
        expect(added.statusCode).toBe(201);
        const { subtotal, groups } = await cartOf(customer);
        expect(subtotal).toBe(decimal(totalOf(some)));
        const temperatures = groups.map((group: { temperature: string }) => group.temperature);
        expect(new Set(temperatures).size).toBe(temperatures.length);
      }),
      { numRuns: 40 },
    );
  });

  test('is paid by one of 50 calls at once, all methods mixed: one payment, one order, one mail (promise M2)', async () => {
    const rounds = 4;
    for (let round = 0; round < rounds; round += 1) {
      const cart = await aMixedCart();
      const blanketPo = await aBlanketPo(service.pool, cart.customer, { amount: 10_000_000 });
      if (round % 2 === 0) await service.showCard((await pay(cart, 'stripe')).json());
      const ways = [
        () => pay(cart, 'confirm'),
        () => pay(cart, 'purchase_order', aPurchaseOrder),
        () => pay(cart, 'blanket_purchase_order', { id: blanketPo }),
        () => pay(cart, 'edit_credit'),
        () => pay(cart, 'stripe'),
      ];
      const answers = await Promise.all(times(10, () => ways.map((way) => way())).flat());
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      const confirmed = (await pay(cart, 'confirm')).json();
      expect(confirmed.status).toBe('confirmed');
      const { rows } = await service.pool.query(
        `select amount_minor from payment where cart_id = $1 and status = 'succeeded'`,
        [cart.id],
      );
      // Cold packs, ambient and dry ice: a shipment each.
      expect(rows.map((row) => Number(row.amount_minor))).toEqual([totalOf(kinds) + 3 * shipping]);
      expect(await count('from placed_order where id = $1', cart.id)).toBe(1);
      expect(await count('from outbox_mail where subject = $1', `Your order ${confirmed.order_number}`)).toBe(1);
    }
    printFigure(`M2: 50 calls × ${rounds} mixed carts: 1 payment, 1 order, 1 mail each`);
  }, 300_000);

  test('is placed once by the messages of the card network, again, in any order and at once (promise M3)', async () => {
    const { webhooks } = new Stripe('sk_test_signing');
    const { webhookSecret: secret } = service.card;
    const tell = (payload: string) =>
      service.app.inject({
        method: 'POST',
        url: '/api/payment/webhook/stripe/',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': webhooks.generateTestHeaderString({
            payload,
            secret,
            timestamp: Math.floor(Date.now() / 1000),
          }),
        },
        payload,
      });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 6 }), async (picks) => {
        const cart = await aMixedCart();
        const intent = (await pay(cart, 'stripe')).json() as Intent;
        await service.showCard(intent, '4000000000000002');
        await service.showCard(intent);
        const { rows } = await service.pool.query<{ body: unknown }>(
          `select body from fake_card_network.event where body #>> '{data,object,id}' = $1 order by created_at, id`,
          [intent.payment_intent_id],
        );
        const answers = await Promise.all(picks.map((pick) => tell(JSON.stringify(rows[pick % rows.length]?.body))));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(picks.map(() => 200));
        expect(await count(`from placed_order where id = $1`, cart.id)).toBe(1);
        expect(await count('from order_history where order_id = $1', cart.id)).toBe(1);
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  test('takes a coupon for one order once, and edit credit for one order once (promise M4)', async () => {
    await aVoucher(service.pool, 'MIXED1', { total: 1 });
    const carts = [];
    for (let n = 0; n < 8; n += 1) carts.push(await aMixedCart());
    await service.pool.query(`update cart set voucher_code = 'MIXED1' where id = any($1)`, [carts.map(({ id }) => id)]);
    const paid = await Promise.all(carts.map((cart) => pay(cart, 'purchase_order', aPurchaseOrder)));
    expect(paid.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(paid.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);

    const customer = await aCustomer(service.pool);
    await someEditCredit(service.pool, customer, Math.round((totalOf(kinds) + 3 * shipping) * 1.5));
    const own = [];
    for (let n = 0; n < 4; n += 1) {
      own.push(await aReadyCart(service, { customer, items }));
      await service.pool.query(`update cart set status = 'saved' where id = $1`, [own.at(-1)?.id]);
    }
    const spent = await Promise.all(own.map((cart) => pay(cart, 'edit_credit')));
    expect(spent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }, 120_000);

  test('loses nothing of 20 adds at once, and is paid once by 5 windows (promise M5)', async () => {
    const customer = await aCustomer(service.pool);
    // Names in a cart are once: of tubes there is one, and libraries of cells are told apart by theirs.
    const others = kinds.filter((kind) => kind !== 'guides' && kind !== 'add_on');
    const sent = times(20, (n) => {
      const kind = others[n % others.length] ?? 'clone';
      return { kind, item: kind === 'cell_library' ? { ...each[kind], name: `library ${n}` } : each[kind] };
    });
    const answers = await Promise.all(sent.map(({ item }) => send(customer, 'POST', '/api/order/add/', [item])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(20, () => 201));
    const { subtotal } = await cartOf(customer);
    expect(subtotal).toBe(decimal(totalOf(sent.map(({ kind }) => kind))));

    const cart = await aMixedCart();
    const windows = await Promise.all(times(5, () => pay(cart, 'purchase_order', aPurchaseOrder)));
    expect(windows.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409', '409', '409']);
  }, 120_000);
});

const likePrices =
  'price unit_price list_price price_per_gene list_price_per_gene subtotal total amount discount percent currency voucher';
const word = fc.oneof(
  fc.constantFrom(...likePrices.split(' ')),
  fc.stringMatching(/^[a-z_]{1,20}$/).filter((one) => one !== '__proto__'),
);
const value = fc.oneof(
  fc.constantFrom<unknown>('0.00', '-41.00', 0, -1, 0.01, 1e9, null, true, '', [], {}),
  fc.integer(),
);

/** Every object within an item that a field can be put into: the item, its plates, wells, genes and settings. */
function objectsIn(item: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof item !== 'object' || item === null) return [];
  const within = Object.entries(item).flatMap(([key, one]) =>
    objectsIn(one, [...path, Array.isArray(item) ? Number(key) : key]),
  );
  return Array.isArray(item) ? within : [path, ...within];
}

function withField(item: object, path: readonly (string | number)[], name: string, extra: unknown): object {
  const copy = structuredClone(item) as Record<string | number, unknown>;
  let place = copy;
  for (const step of path) place = place[step] as typeof place;
  place[name in place ? `${name}_` : name] = extra;
  return copy;
}

describe('a field like a price in an item of any kind (promise M6, ruling 30)', () => {
  const tampered = fc
    .record({ kind: fc.constantFrom(...kinds), place: fc.nat(), word, value })
    .map(({ kind, place, ...field }) => ({ kind, place, ...field }));
  /** Fields that an item may have beside those that are sent here. */
  const ours = new Set(
    'project_name catalogue_version typed_name species ensembl_id quantity replicates processing well'.split(' '),
  );
  const make = ({
    kind,
    place,
    word: name,
    value: extra,
  }: {
    kind: keyof OneOfEach;
    place: number;
    word: string;
    value: unknown;
  }) => {
    const paths = objectsIn(each[kind]);
    return withField(each[kind], paths[place % paths.length] ?? [], ours.has(name) ? `${name}_x` : name, extra);
  };

  test('makes it no item, 10,000 times', () => {
    const schema = sentItemSchema(itemWires);
    for (const kind of kinds) expect(z.safeParse(schema, each[kind]).success).toBe(true);
    fc.assert(
      fc.property(tampered, (one) => !z.safeParse(schema, make(one)).success),
      { numRuns: 10_000 },
    );
    printFigure('M6: 10,000 items of every kind with a price-like field: all refused');
  });

  test('is refused by every call that writes, and no total changes', async () => {
    const customer = await aCustomer(service.pool);
    const added = (await send(customer, 'POST', '/api/order/add/', items)).json();
    const before = (await cartOf(customer)).subtotal;
    await fc.assert(
      fc.asyncProperty(tampered, fc.boolean(), fc.nat(), async (one, edits, at) => {
        const { id } = added.items[at % added.items.length];
        const answer = edits
          ? await send(customer, 'PUT', `/api/order/ordereditem/${id}/`, { data: make(one) })
          : await send(customer, 'POST', '/api/order/add/', [make(one)]);
        expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'unknown_field']);
      }),
      { numRuns: 300 },
    );
    expect((await cartOf(customer)).subtotal).toBe(before);
  });

  test.each([
    ['gene_library', { replicates: 0 }],
    ['gene_library', { replicates: -1 }],
    ['gene_library', { replicates: 1.5 }],
    ['gene_library', { replicates: '2' }],
    ['gene_library', { plate_spec: { format: '384_echo', quantity_per_well: 0 } }],
    ['cell_library', { replicates: 0 }],
    ['cell_library', { replicates: 1e9 }],
    ['cell_library', { genes: [] }],
    ['gene_knockout', { quantity: 0 }],
    ['gene_knockout', { quantity: -3 }],
    ['gene_knockout', { quantity: '3' }],
    ['gene_knockout', { quantity_unit: 'pmol' }],
    ['express_knockout', { sequence: '' }],
    ['add_on', { quantity: -1 }],
    ['add_on', { quantity: 1e9 }],
  ] as const)('%s with %j is refused', async (kind, changes) => {
    const customer = await aCustomer(service.pool);
    const answer = await send(customer, 'POST', '/api/order/add/', [{ ...each[kind], ...changes }]);
    expect(answer.statusCode).toBe(400);
  });
});
