import { readFile } from 'node:fs/promises';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { Problem } from '@cutsite/contracts/problem';
import { withTransaction } from '@cutsite/service-base/database';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { printFigure } from '@cutsite/test-support/figures';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shippedProducts } from '../../item-tables/index.ts';
import { importPriceList, parsePriceFile } from '../price-list/index.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

const taken = 'A tube with this name already exists in your cart.';
const tubes = (...names: string[]) => guideRnaItemToWire(aTubeItem(names));
const plate = (name: string, filled?: number) => guideRnaItemToWire(aPlateItem(name, filled));

function add(payload: unknown, { headers = customer.headers, key = '' } = {}) {
  const idempotency = key === '' ? {} : { 'idempotency-key': key };
  return service.app.inject({
    method: 'POST',
    url: '/api/order/add/',
    headers: { ...headers, ...idempotency },
    payload: payload as object,
  });
}

async function cart(headers = customer.headers) {
  const answer = await service.app.inject({ method: 'GET', url: '/api/user/cart/', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const namesIn = (body: Awaited<ReturnType<typeof cart>>): string[] =>
  body.groups.flatMap((group: { items: { sequences: { name: string }[] }[] }) =>
    group.items.flatMap((item) => item.sequences.map((sequence) => sequence.name)),
  );

/** Nothing has a price while `work` runs. */
async function withoutPrices(work: () => Promise<void>): Promise<void> {
  const { pool } = service;
  const { rows } = await pool.query('update price_list set is_current = false where is_current returning version');
  try {
    await work();
  } finally {
    await pool.query('update price_list set is_current = true where version = $1', [rows[0]?.version]);
  }
}

describe('adding to the cart', () => {
  test('a plate, tubes and an add-on come out as they went in, priced by the service', async () => {
    const edu = await aCustomer(service.pool, { priceStrategy: 'edu-40' });
    const buffer = { product_slug: 'resuspension_buffer', quantity: 2 };
    const added = await add([plate('Plate 1', 62), tubes('TP53-g1', 'TP53-g2'), buffer], edu);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      currency: 'USD',
      items: [
        { name: 'Plate 1', quantity: 1, subtotal: '1525.20', undiscounted_subtotal: '2542.00' },
        { name: '2 tubes', quantity: 1, subtotal: '86.40', undiscounted_subtotal: '144.00' },
        { name: 'Resuspension buffer, 20 mL', quantity: 2, subtotal: '36.00' },
      ],
    });
    expect(await cart(edu.headers)).toMatchObject({
      order_id: added.json().order_id,
      subtotal: '1647.60',
      undiscounted_subtotal: '2722.00',
      item_count: 3,
    });
  });

  test('the price is explained', async () => {
    const edu = await aCustomer(service.pool, { priceStrategy: 'edu-40' });
    await add([plate('Plate 1', 24)], edu);
    const [line] = (await cart(edu.headers)).groups[0].items[0].price_lines;
    expect(line).toMatchObject({ count: 24, list_price: '41.00', price: '24.60', subtotal: '590.40' });
    expect(line.candidates).toMatchObject([
      { label: 'List price', price_type: 'price', price: '41.00', wins: false },
      { label: 'Educational, edu-40', price_type: 'percent', percent: 40, price: '24.60', wins: true },
      { label: 'Institute contract', price_type: 'fixed', amount_off: '15.00', price: '26.00', wins: false },
    ]);
  });

  test('an hfCas12Max plate goes in and is marked for review (ruling 6)', async () => {
    const item = aPlateItem('Cas12 pilot', 24, { nuclease: 'hfCas12Max' });
    const added = await add([guideRnaItemToWire(item)]);
    expect(added.json().items).toMatchObject([{ needs_review: true }]);
  });
});

describe('a refusal names each row and rule', () => {
  async function refused(payload: unknown): Promise<Problem> {
    const answer = await add(payload);
    expect(answer.statusCode).toBe(400);
    expect(await cart()).toMatchObject({ item_count: 0 });
    return answer.json();
  }

  test('and nothing is added, not even the good items', async () => {
    const item = aPlateItem('Plate 1', 24);
    const [first, second, ...others] = item.sequences;
    const sequences = [{ ...first!, rawSequence: 'ACGT' }, { ...second!, name: '' }, ...others];
    const problem = await refused([tubes('good'), guideRnaItemToWire({ ...item, sequences })]);
    expect(problem).toMatchObject({
      error_code: 'rows_refused',
      error_message: expect.arrayContaining([
        'A non-RNA nucleotide has been entered. Please only use A, C, G, and U.',
        'Name is required.',
        'A plate needs at least 24 filled wells.',
      ]),
    });
    expect(problem.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ item: 1, sequence: 0, well: 'A01', field: 'sequence', flag: 'SEQUENCE_INVALID' }),
        expect.objectContaining({ item: 1, sequence: 1, well: 'A02', field: 'name', flag: 'NAME_INVALID' }),
        expect.objectContaining({ item: 1, sequence: null, well: null, code: 'plate_minimum' }),
      ]),
    );
  });

  test('a tube that is in the cart already is named beside the other faults', async () => {
    await add([tubes('TP53-g1')]);
    const answer = await add([tubes('TP53-g1', ' TP53-g1', 'other', 'x*y')]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error_message).toContain(taken);
    expect(answer.json().rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sequence: 0, flag: 'NAME_EXISTS_IN_CART', message: taken }),
        expect.objectContaining({ sequence: 0, flag: 'NAME_NON_UNIQUE' }),
        expect.objectContaining({ sequence: 3, flag: 'NAME_INVALID' }),
      ]),
    );
  });

  test('another editor than the product has', async () => {
    const problem = await refused([{ ...tubes('a'), nuclease: 'Other' }]);
    expect(problem.error_message).toContain('The product does not match the selected gene editor.');
  });

  test('a payload that contradicts itself', async () => {
    const problem = await refused([{ ...tubes('a'), processing: ['spe', 'sec'] }]);
    expect(problem.rows).toMatchObject([{ item: 0, field: 'processing', code: 'processing_mismatch' }]);
  });

  test('a well outside the plate', async () => {
    const wire = plate('Plate 1', 24);
    const sequences = wire.sequences.map((sequence, at) => (at === 0 ? { ...sequence, well: 'J01' } : sequence));
    const problem = await refused([{ ...wire, sequences }]);
    expect(problem.error_message).toEqual(['Position must be a valid row (A-H).']);
  });

  test('what has no price', async () => {
    await withoutPrices(async () => {
      const problem = await refused([tubes('a')]);
      expect(problem).toMatchObject({ error_code: 'no_price', rows: [{ sequence: 0, name: 'a', code: 'no_price' }] });
    });
    expect((await add([tubes('a')])).statusCode).toBe(201);
  });
});

describe('a price list that changes', () => {
  const demo = new URL('../../demo-data/demo-prices.csv', import.meta.url);

  /** As another process does it, without a message to this one. */
  async function importPrices(text: string): Promise<void> {
    const rows = parsePriceFile(text, shippedProducts);
    if (!rows.ok) throw new Error(JSON.stringify(rows.error));
    const list = { name: 'test', rows: rows.value, importedAt: new Date() };
    await withTransaction(service.pool, (client) => importPriceList(client, list));
  }

  test('is followed by the very next add, and what is in the cart keeps its price', async () => {
    const text = await readFile(demo, 'utf8');
    await add([plate('Plate 1', 24)]);
    await importPrices(text.replace('41.00', '43.00'));
    try {
      expect((await add([plate('Plate 2', 24)])).json().items).toMatchObject([{ subtotal: '1032.00' }]);
      expect(await cart()).toMatchObject({ subtotal: '2016.00' });
    } finally {
      await importPrices(text);
    }
    expect((await add([plate('Plate 3', 24)])).json().items).toMatchObject([{ subtotal: '984.00' }]);
  });
});

describe('who may add', () => {
  test('a visitor who is signed out: the specified text (AC-12)', async () => {
    const answer = await add([tubes('a')], { headers: {} as Customer['headers'] });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      detail: 'Authentication credentials were not provided.',
      error_code: 'signed_out',
    });
  });

  test('a customer whose e-mail address is not verified (ruling 31)', async () => {
    const answer = await add([tubes('a')], await aCustomer(service.pool, { hasVerifiedEmail: false }));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error_code: 'email_not_verified' });
  });
});

describe('parallel adds (promise M5)', () => {
  test('20 of them are all there', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `tube-${index}`);
    const answers = await Promise.all(names.map((name) => add([tubes(name)])));
    expect(answers.map((answer) => answer.statusCode)).toEqual(names.map(() => 201));
    expect(namesIn(await cart()).toSorted()).toEqual(names.toSorted());
    printFigure('M5: 20 adds to one cart at once: all there');
  });

  test('of 20 with one tube name exactly one wins, the others get the specified text', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add([tubes('same')])));
    const losers = answers.filter((answer) => answer.statusCode !== 201);
    expect(losers).toHaveLength(19);
    for (const loser of losers) {
      expect(loser.statusCode).toBe(400);
      expect(loser.json().error_message).toEqual([taken]);
    }
    expect(namesIn(await cart())).toEqual(['same']);
  });

  test('20 with two names each in turned order neither wait for each other nor fail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add([index % 2 ? tubes('a', 'b') : tubes('b', 'a')])),
    );
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(19);
  });
});

describe('an Idempotency-Key (ruling 37)', () => {
  test('adds once, and a replay says so', async () => {
    const first = await add([plate('Plate 1')], { key: 'one' });
    const again = await add([plate('Plate 1')], { key: 'one' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await cart()).toMatchObject({ item_count: 1 });
  });

  test('20 parallel calls with one key add once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add([tubes('once')], { key: 'parallel' })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().items[0].id)).size).toBe(1);
    expect(namesIn(await cart())).toEqual(['once']);
  });

  test('with another body is refused with 422', async () => {
    await add([tubes('a')], { key: 'two' });
    expect((await add([tubes('b')], { key: 'two' })).statusCode).toBe(422);
    expect(namesIn(await cart())).toEqual(['a']);
  });

  test('is free again after a day', async () => {
    await add([tubes('a')], { key: 'old' });
    await service.pool.query(`update idempotency_key set created_at = created_at - interval '25 hours'`);
    expect((await add([tubes('b')], { key: 'old' })).statusCode).toBe(201);
    const again = await add([tubes('b')], { key: 'old' });
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(namesIn(await cart())).toEqual(['a', 'b']);
  });

  test('of one customer says nothing about the same key of another', async () => {
    const other = await aCustomer(service.pool);
    await add([tubes('a')], { key: 'shared' });
    const answer = await add([tubes('b')], { ...other, key: 'shared' });
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  test('gives the kept answer even when the call would be refused by now', async () => {
    const first = await add([tubes('a')], { key: 'late' });
    await withoutPrices(async () => {
      const again = await add([tubes('a')], { key: 'late' });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect((await add([tubes('b')], { key: 'late' })).statusCode).toBe(422);
    });
  });

  test('of a refused call may be used again for the corrected one', async () => {
    expect((await add([tubes('')], { key: 'three' })).statusCode).toBe(400);
    expect((await add([tubes('fixed')], { key: 'three' })).statusCode).toBe(201);
  });
});
