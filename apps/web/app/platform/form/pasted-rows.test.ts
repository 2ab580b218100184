import type { ColumnField } from '@cutsite/domain/form';
import { expect, test } from 'vitest';
import { pastedRows } from './pasted-rows.ts';

const columns: readonly ColumnField[] = [
  { kind: 'text', name: 'gene', label: 'Gene', longest: 20 },
  { kind: 'choice', name: 'unit', label: 'Unit', options: [{ value: 'mg', label: 'mg' }] },
];

test('lines of a sheet are rows, and a choice is known by its word', () => {
  expect(pastedRows('TP53\tMG\r\nKRAS\tnmol\textra\n\n', columns)).toEqual([
    { gene: 'TP53', unit: 'mg' },
    { gene: 'KRAS', unit: 'nmol' },
  ]);
  expect(pastedRows('TP53\nKRAS', columns)).toEqual([{ gene: 'TP53' }, { gene: 'KRAS' }]);
});

test('one piece of text is left to the field', () => {
  expect(pastedRows('TP53', columns)).toBeNull();
  expect(pastedRows('TP53\n', columns)).toBeNull();
});
