import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { addsOfNewCustomer, times } from '../harness/calls.ts';
import { compare } from '../harness/compare.ts';
import { comparisonLine, type ResultLine } from '../harness/result.ts';
import type { Subjects } from '../harness/subjects.ts';

/** P2: one plate of 96 wells; ten plates (960 wells) in one call. */
export async function addPlates(subjects: Subjects): Promise<ResultLine[]> {
  const measure = (plates: number, adds: number) =>
    compare(subjects, {
      rounds: 5,
      status: 201,
      calls: async (subject) => [
        await addsOfNewCustomer(
          subject,
          times(adds, () => times(plates, (n) => aPlateItem(`Plate ${n + 1}`))),
        ),
      ],
    });
  const one = await measure(1, 60);
  const ten = await measure(10, 15);
  return [
    comparisonLine('P2', 'add one plate of 96 wells, 1 client', one, 'p95 ≤ 30 ms', one.product.p95 <= 30),
    comparisonLine('P2', 'add ten plates in one call, 1 client', ten, 'p95 ≤ 150 ms', ten.product.p95 <= 150),
  ];
}
