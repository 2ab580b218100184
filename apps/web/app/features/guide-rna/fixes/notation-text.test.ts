import { expect, test } from 'vitest';
import { leftOutNote } from './notation-text.ts';

const notation = {
  isIdt: true,
  dropped: ['methyl', 'bond'],
  nuclease: 'SpCas9',
  modifications: 'Standard',
  offered: ['Standard', 'Unmodified'],
} as const;

test('a whole guide that is kept as it is written says what becomes of its editor and its molecule (GR-73)', () => {
  expect(leftOutNote({ kind: 'user_defined', notation: { ...notation, dropped: [] } })).toBe(
    'As User-Defined the editor becomes Other, m and * are kept, and nothing is added to the molecule.',
  );
});

test('a repair that leaves chemistry out names it, and the editor’s own that stands for it (GR-73)', () => {
  expect(leftOutNote({ kind: 'chemistry', notation })).toBe(
    'Leaves out 2′-O-methyl (m) and phosphorothioate (*). A guide for SpCas9 gets its Standard modifications instead.',
  );
  const other = { ...notation, nuclease: 'Other', modifications: 'Unmodified', offered: ['User-Defined'] } as const;
  expect(leftOutNote({ kind: 'chemistry', notation: other })).toMatch(
    /is set to Unmodified; choose Standard to add its chemistry\. To keep m and \*, choose User-Defined\.$/,
  );
});

test('of a repair that leaves nothing out nothing is said', () => {
  expect(leftOutNote({ kind: 'notation', notation: { ...notation, dropped: [] } })).toBeNull();
  expect(leftOutNote({ kind: 't_to_u' })).toBeNull();
});
