import { expect, test } from 'vitest';
import { pickerHits } from './picker-hits.ts';

const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));

test('a picker says that there are more hits than it shows, without those that are taken (CT-54)', () => {
  expect(pickerHits(entries(8), { total: 8, taken: [] })).toEqual({ shown: entries(8), more: null });
  expect(pickerHits(entries(9), { total: 9, taken: ['0'] })).toEqual({ shown: entries(9).slice(1), more: null });
  const many = pickerHits(entries(50), { total: 60, taken: ['0', '1'] });
  expect([many.shown.map(({ id }) => id).join(' '), many.more]).toEqual([
    '2 3 4 5 6 7 8 9',
    'The first 8 of 58. Type to find the others.',
  ]);
});
