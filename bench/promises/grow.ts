import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { startTestService } from '@cutsite/test-support/service';
import { times } from '../harness/calls.ts';
import { median } from '../harness/compare.ts';
import { addOrders, crowd } from '../harness/crowd.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, runLoad } from '../harness/run-load.ts';
import type { Subjects } from '../harness/subjects.ts';

const crowdAccounts = 1_000;
const ordersOfEach = 1_000;

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
