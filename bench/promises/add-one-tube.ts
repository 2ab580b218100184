import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { addsOfNewCustomer, times } from '../harness/calls.ts';
import { compare } from '../harness/compare.ts';
import { comparisonLine, type ResultLine } from '../harness/result.ts';
import type { Subjects } from '../harness/subjects.ts';

/** P1: add one tube, validated, priced, durable. */
export async function addOneTube(subjects: Subjects): Promise<ResultLine[]> {
  const measure = (clients: number, adds: number, headersOf?: (place: number) => Record<string, string>) =>
    compare(subjects, {
      rounds: 7,
      status: 201,
      calls: (subject) =>
        Promise.all(
          times(clients, () =>
            addsOfNewCustomer(
              subject,
              times(adds, (n) => [aTubeItem([`tube ${n}`])]),
              headersOf,
            ),
          ),
        ),
    });
  const eight = await measure(8, 80);
  const one = await measure(1, 200);
  const keyed = await measure(8, 80, (place) => ({ 'idempotency-key': `key ${place}` }));
  return [
    comparisonLine(
      'P1',
      'add one tube, 8 clients',
      eight,
      'ratio ≥ 0.6, CPU ≤ 3 ms',
      eight.ratio >= 0.6 && eight.product.cpuMs <= 3,
    ),
    comparisonLine(
      'P1',
      'add one tube, 1 client',
      one,
      'p50 ≤ 5 ms, p95 ≤ 15 ms',
      one.product.p50 <= 5 && one.product.p95 <= 15,
    ),
    comparisonLine('P1', 'the same at 8 clients with an Idempotency-Key, which the floor ignores', keyed, '', null),
  ];
}
