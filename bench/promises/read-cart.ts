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

/**
 * The time of a hundredth add against that of a first one, on the product alone: adds to fresh carts and to carts of 99
 * items in turns, so that whatever else the machine does falls on both alike.
 */
async function hundredthAdd(product: Subject): Promise<number> {
  const first: number[] = [];
  const hundredth: number[] = [];
  for (let customer = 0; customer < 120; customer += 1) {
    const [fresh, long] = await Promise.all(
      [1, 100].map((adds) =>
        addsOfNewCustomer(
          product,
          times(adds, (n) => [aTubeItem([`tube ${n}`])]),
        ),
      ),
    );
    if (fresh === undefined || long === undefined) continue;
    await runLoad(product, [long.slice(0, -1)], 201);
    first.push((await runLoad(product, [fresh], 201)).p50);
    hundredth.push((await runLoad(product, [long.slice(-1)], 201)).p50);
  }
  return median(hundredth) / median(first);
}

/** P3: read a cart of 30 items; the hundredth add. */
export async function readCart(subjects: Subjects): Promise<ResultLine[]> {
  const measure = (clients: number) =>
    compare(subjects, {
      rounds: 11,
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
