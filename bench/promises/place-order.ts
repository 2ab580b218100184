import { aPurchaseOrder, completeCheckout } from '@cutsite/test-support/checkout';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { addsOfNewCustomer, times } from '../harness/calls.ts';
import { median } from '../harness/compare.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, runLoad } from '../harness/run-load.ts';
import type { Subject } from '../harness/subject.ts';
import type { Subjects } from '../harness/subjects.ts';

const rounds = 5;
const ordersInARound = 60;

/** A customer with a cart that is ready to be paid, and the call that places it. */
async function aPlacement(product: Subject): Promise<Call> {
  const [add] = await addsOfNewCustomer(product, [[aTubeItem(['TP53-g1']), aTubeItem(['TP53-g2'])]]);
  if (add === undefined) throw new Error('There is no cart to fill');
  await runLoad(product, [[add]], 201);
  const cookie = add.headers['cookie'] ?? '';
  const { rows } = await product.pool.query<{ id: string }>(
    `select c.id from cart c join session s on s.account_id = c.account_id
      where s.token_hash = sha256($1::text::bytea)`,
    [/visit=([^;]+)/.exec(cookie)?.[1]],
  );
  const id = rows[0]?.id ?? '';
  await completeCheckout(product.pool, id, true);
  return { ...add, path: `/api/order/${id}/payment/purchase_order/`, body: JSON.stringify(aPurchaseOrder) };
}

/** P4: place an order, from the call that pays it by purchase order to its number; the card network takes no part. */
export async function placeOrder({ product }: Subjects): Promise<ResultLine[]> {
  const p50: number[] = [];
  const p95: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calls: Call[] = [];
    for (const _ of times(ordersInARound, () => null)) calls.push(await aPlacement(product));
    const load = await runLoad(product, [calls], 200);
    p50.push(load.p50);
    p95.push(load.p95);
  }
  const figure = `p50 ${median(p50).toFixed(1)} ms, p95 ${median(p95).toFixed(1)} ms`;
  return [plainLine('P4', 'place an order by purchase order, 1 client', figure, 'p95 ≤ 50 ms', median(p95) <= 50)];
}
