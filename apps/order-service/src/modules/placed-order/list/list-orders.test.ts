import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patternsOf } from './list-orders.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
  customer = await aCustomer(service.pool);
});
afterAll(() => service.stop());

const list = async (query: Record<string, string> = {}, who = customer) => {
  const url = `/api/user/list_orders/?${new URLSearchParams(query).toString()}`;
  return (await service.app.inject({ url, headers: who.headers })).json();
};
const numbers = (page: { orders: { number: string }[] }) => page.orders.map(({ number }) => number);
const order = (name: string, more: { poNumber?: string; reference?: string; customer?: Customer } = {}) =>
  aPlacedOrder(service, { customer, items: [guideRnaItemToWire(aTubeItem([name]))], ...more });

describe('GET /api/user/list_orders/ (OR-6)', () => {
  test('there is no order yet', async () => {
    expect(await list()).toEqual({ orders: [], next_cursor: null });
  });

  test('the latest first, each with what one looks for it by', async () => {
    const first = await order('TP53-g1', { poNumber: 'PO-100%', reference: 'Screen_1' });
    const second = await order('EGFR-g1');
    const page = await list();
    expect(numbers(page)).toEqual([second.number, first.number]);
    expect(page.orders[1]).toMatchObject({
      order_id: first.id,
      status: 'confirmed',
      customer_reference_code: 'Screen_1',
      po_number: 'PO-100%',
      item_names: ['TP53-g1'],
      product_slugs: ['sgrna_kit'],
      tracking_numbers: [],
      currency: 'USD',
      is_owner: true,
      owner_name: 'Ada Test',
    });
    for (const search of ['tp53', 'screen_1', 'po-100%', first.number, first.number.toLowerCase(), 'TP53 screen']) {
      expect(numbers(await list({ search }))).toEqual([first.number]);
    }
    for (const search of ['screenX1', 'po-100x', 'tp53 egfr', '\\'])
      expect(numbers(await list({ search }))).toEqual([]);
  });

  test('a purchaser sees what was paid for somebody else, once', async () => {
    const purchaser = await aCustomer(service.pool);
    const owner = await aCustomer(service.pool);
    const placed = await order('shared-g1', { customer: owner });
    await service.pool.query('update placed_order set payer_account_id = $2 where id = $1', [
      placed.id,
      purchaser.accountId,
    ]);
    const page = await list({}, purchaser);
    expect(page.orders).toMatchObject([{ number: placed.number, is_owner: false }]);
    expect(numbers(await list({}, owner))).toEqual([placed.number]);
    expect(numbers(await list())).not.toContain(placed.number);
  });

  test('pages of twenty go through all of them, each once, though new orders arrive meanwhile', async () => {
    const owner = await aCustomer(service.pool);
    const template = await order('many-g1', { customer: owner });
    // Forty-four more of the same minute, some in the same millisecond.
    await service.pool.query(
      `insert into cart (account_id, id, status, created_at, updated_at)
       select account_id, ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'ordered', now(), now()
         from cart, generate_series(1, 44) n where id = $1`,
      [template.id],
    );
    await service.pool.query(
      `insert into placed_order (account_id, id, number, version_id, payment_id, payer_account_id, status, total_minor,
                                 placed_at, updated_at)
       select account_id, ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'CS-MANY-' || n, version_id,
              payment_id, payer_account_id, status, total_minor, date_trunc('second', placed_at) - (n / 3) * interval '1 s', now()
         from placed_order, generate_series(1, 44) n where id = $1`,
      [template.id],
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { orders: { number: string }[]; next_cursor: string | null } = await list(
        cursor === '' ? {} : { cursor },
        owner,
      );
      expect(page.orders.length).toBeLessThanOrEqual(20);
      seen.push(...numbers(page));
      cursor = page.next_cursor;
      if (seen.length === 20) await order('meanwhile-g1', { customer: owner });
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  test.each(['x', 'bm8gaWQ', '99999999999999999999'])(
    'a cursor that is none of ours, %s, is refused',
    async (cursor) => {
      const page = await list({ cursor });
      expect(page).toMatchObject({ error_code: 'invalid_request', field_errors: { cursor: [expect.any(String)] } });
    },
  );

  test('the page is found by an index, whatever the number of orders (promise P9)', async () => {
    const client = await service.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query(
        `explain (format json) select id from placed_order where account_id = $1 and (placed_at, id) < (now(), $1)
          and search_text like all ('{}'::text[]) order by placed_at desc, id desc limit 21`,
        [customer.accountId],
      );
      expect(JSON.stringify(rows)).toContain('placed_order_by_date');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('signs that a pattern knows are taken as they are, and what no database can keep separates words', () => {
  expect(patternsOf(' 50%_off \u0000 \ud800 A\\b ')).toEqual(['%50\\%\\_off%', '%a\\\\b%']);
});
