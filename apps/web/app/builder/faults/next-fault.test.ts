import { expect, test } from 'vitest';
import { nextFault } from './next-fault.ts';

const faulty = (indices: readonly number[], severity: 'error' | 'warning') =>
  indices.map((index) => [index, [{ severity }]] as const);

/** A plate with errors and warnings in these wells. */
const plate = (id: string, errors: readonly number[], warnings: readonly number[] = []) => ({
  plate: { id },
  check: { wells: new Map([...faulty(errors, 'error'), ...faulty(warnings, 'warning')]) },
});
const plates = [plate('p', [2, 20], [4])];

test.each([
  [0, 'next', 2],
  [2, 'next', 20],
  [20, 'next', 2],
  [20, 'previous', 2],
  [2, 'previous', 20],
  [11, 'first', 2],
] as const)('F8 walks over the errors, round and round: from well %i, %s leads to %i', (index, step, to) => {
  expect(nextFault(plates, { plateId: 'p', index }, step)?.index).toBe(to);
});

test('it goes on to the next plate, and over the warnings when no errors are left', () => {
  const several = [plate('p', [], [5]), plate('q', []), plate('r', [], [7])];
  expect(nextFault(several, { plateId: 'p', index: 5 }, 'next')).toEqual({ plateId: 'r', index: 7 });
  expect(nextFault(several, { plateId: 'r', index: 7 }, 'next')).toEqual({ plateId: 'p', index: 5 });
});

test('on plates without faults it leads nowhere', () => {
  expect(nextFault([plate('p', [])], { plateId: 'p', index: 0 }, 'next')).toBeNull();
});
