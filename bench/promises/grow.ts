import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { startTestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { times } from '../harness/calls.ts';
import { median } from '../harness/compare.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, runLoad } from '../harness/run-load.ts';
import type { Subjects } from '../harness/subjects.ts';

const crowdAccounts = 1_000;
const ordersOfEach = 1_000;
const accountsAtOnce = 20;

/** Orders of other people, which the measured calls must not notice. */
async function addOrders(pool: Pool, templateId: string, accounts: readonly string[], each: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table copies on commit drop as
       select a.id as account_id, gen_random_uuid() as id, n from unnest($1::uuid[]) as a (id), generate_series(1, $2) n`,
      [accounts, each],
    );
    await client.query(
      `insert into cart (account_id, id, status, created_at, updated_at)
       select account_id, id, 'ordered', now(), now() from copies`,
    );
    await client.query(
      `insert into cart_group (account_id, id, cart_id, temperature, last_updated)
       select account_id, gen_random_uuid(), id, 'ambient', now() from copies`,
    );
    // One version serves all orders of an account: contents are large, and no call reads those of another order.
    await client.query(
      `insert into order_version (account_id, id, cart_id, contents_hash, contents, total_minor, created_at)
       select c.account_id, c.id, c.id, sha256(c.id::text::bytea), v.contents, v.total_minor, v.created_at
         from copies c, placed_order t join order_version v on v.account_id = t.account_id and v.id = t.version_id
        where c.n = 1 and t.id = $1`,
      [templateId],
    );
    await client.query(
      `insert into payment (account_id, id, cart_id, version_id, payer_account_id, method, status, amount_minor, details,
                            created_at, updated_at)
       select c.account_id, c.id, c.id, v.id, c.account_id, p.method, 'succeeded', p.amount_minor, p.details, now(), now()
         from copies c join copies v on v.account_id = c.account_id and v.n = 1, payment p where p.cart_id = $1`,
      [templateId],
    );
    await client.query(
      `insert into placed_order (account_id, id, number, version_id, payment_id, payer_account_id, status, total_minor,
                                 search_text, item_names, placed_at, updated_at)
       select c.account_id, c.id, 'CS-' || c.id, v.id, c.id, c.account_id, t.status, t.total_minor, t.search_text,
              t.item_names, t.placed_at - c.n * interval '1 minute', now()
         from copies c join copies v on v.account_id = c.account_id and v.n = 1, placed_order t where t.id = $1`,
      [templateId],
    );
    await client.query(
      `insert into order_history (account_id, order_id, id, to_status, at)
       select account_id, id, gen_random_uuid(), 'confirmed', now() from copies`,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function crowd(pool: Pool, templateId: string, accounts: number, each: number): Promise<void> {
  for (let done = 0; done < accounts; done += accountsAtOnce) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name, created_at, updated_at)
       select g, g::text, g::text, '', 'A', 'B', 'C', now(), now()
         from (select gen_random_uuid() as g from generate_series(1, $1)) fresh returning id`,
      [Math.min(accountsAtOnce, accounts - done)],
    );
    await addOrders(
      pool,
      templateId,
      rows.map(({ id }) => id),
      each,
    );
  }
  await pool.query('analyze');
}

/** P9: the calls of one customer with a thousand orders in the database, and with a million. */
export async function grow({ product }: Subjects): Promise<ResultLine[]> {
  const { pool } = product;
  const service = await startTestService({ pool });
  const order = await aPlacedOrder(service);
  await service.app.close();
  const { headers } = order.customer;
  await addOrders(pool, order.id, [order.customer.accountId], 40);
  const calls = {
    'the list of orders': '/api/user/list_orders/',
    'a search in it': '/api/user/list_orders/?search=po-4711',
    'one order': `/api/order/${order.id}/status/`,
    'the cart': '/api/user/cart/',
  };
  const measure = async () => {
    const found: number[] = [];
    for (const path of Object.values(calls)) {
      const reads: Call[] = times(100, () => ({ method: 'GET', path, headers, body: null }));
      const rounds: number[] = [];
      for (let round = 0; round < 9; round += 1) rounds.push((await runLoad(product, [reads], 200)).p50);
      found.push(median(rounds));
    }
    return found;
  };
  await crowd(pool, order.id, 1, 1_000);
  const few = await measure();
  await crowd(pool, order.id, crowdAccounts, ordersOfEach);
  const many = await measure();
  return Object.keys(calls).map((what, at) => {
    const ratio = (many[at] ?? Number.NaN) / (few[at] ?? Number.NaN);
    const shown = `${few[at]?.toFixed(2)} → ${many[at]?.toFixed(2)} ms, ${ratio.toFixed(2)} ×`;
    return plainLine('P9', `${what} with 10³ and 10⁶ orders in the database, p50`, shown, '≤ 1.3 ×', ratio <= 1.3);
  });
}
