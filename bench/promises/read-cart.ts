import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { addsOfNewCustomer, times } from '../harness/calls.ts';
import { compare, median } from '../harness/compare.ts';
import { comparisonLine, plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, runLoad } from '../harness/run-load.ts';
import type { Subject } from '../harness/subject.ts';
import type { Subjects } from '../harness/subjects.ts';

/** The reads of a new customer whose cart has 30 items, one of them a full plate. */
async function readsOfFullCart(subject: Subject, reads: number): Promise<Call[]> {
  const items = [aPlateItem('Plate 1'), ...times(29, (n) => aTubeItem([`tube ${n}`]))];
  const adds = await addsOfNewCustomer(
    subject,
    items.map((item) => [item]),
  );
  await runLoad(subject, [adds], 201);
  const headers = adds[0]?.headers ?? {};
  return times(reads, () => ({ method: 'GET', path: '/api/user/cart/', headers, body: null }));
}

/** CPU and time of the hundredth add against the first ones, on the product alone. */
async function hundredthAdd(product: Subject): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const adds = await addsOfNewCustomer(
      product,
      times(110, (n) => [aTubeItem([`tube ${n}`])]),
    );
    const first = await runLoad(product, [adds.slice(0, 10)], 201);
    await runLoad(product, [adds.slice(10, 95)], 201);
    const hundredth = await runLoad(product, [adds.slice(95, 105)], 201);
    if (round > 0) ratios.push(hundredth.p50 / first.p50);
  }
  return median(ratios);
}

/** P3: read a cart of 30 items; the hundredth add. */
export async function readCart(subjects: Subjects): Promise<ResultLine[]> {
  const measure = (clients: number) =>
    compare(subjects, {
      rounds: 5,
      status: 200,
      calls: (subject) => Promise.all(times(clients, () => readsOfFullCart(subject, 80))),
    });
  const eight = await measure(8);
  const one = await measure(1);
  const growth = await hundredthAdd(subjects.product);
  return [
    comparisonLine(
      'P3',
      'read a cart of 30 items, one a full plate, 8 clients',
      eight,
      'ratio ≥ 0.5',
      eight.ratio >= 0.5,
    ),
    comparisonLine('P3', 'the same, 1 client', one, 'ratio ≥ 0.5', one.ratio >= 0.5),
    plainLine('P3', 'the 100th add against the first, p50', growth.toFixed(2), '≤ 1.2', growth <= 1.2),
  ];
}
