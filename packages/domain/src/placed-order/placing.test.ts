import { expect, test } from 'vitest';
import type { GuideRnaItem } from '../guide-rna/index.ts';
import { itemKinds } from '../item/index.ts';
import { placedAs, sequencesToScreen } from './index.ts';

const item = (change: Partial<GuideRnaItem>, bases: number) => ({
  id: 'item',
  item: {
    kind: 'guide_rna',
    productSlug: 'sgrna_kit',
    nuclease: 'SpCas9',
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
    format: 'tube',
    species: 'homo_sapiens',
    cellLine: null,
    plateName: null,
    sequences: [{ name: 'guide', rawSequence: 'G'.repeat(bases), well: null }],
    ...change,
  } as GuideRnaItem,
});

test.each([
  ['a target of 20 bases', item({}, 20), 0],
  ['Custom RNA of 49 bases', item({ productSlug: 'custom_rna', nuclease: 'Other' }, 49), 0],
  ['Custom RNA of 50 bases', item({ productSlug: 'custom_rna', nuclease: 'Other' }, 50), 1],
  ['a user-defined sequence of 99 bases', item({ modifications: 'User-Defined' }, 99), 1],
  ['an add-on', { id: 'item', item: { kind: 'add_on', productSlug: 'resuspension_buffer', quantity: 1 } as const }, 0],
])('%s: sequences to screen from 50 nt on (ruling 21)', (_, ordered, count) => {
  expect(sequencesToScreen(itemKinds, [ordered], 50)).toHaveLength(count);
});

test('marks of modifications are no bases (rulings 3 and 21)', () => {
  const marked = { name: 'guide', rawSequence: 'mG*'.repeat(49), well: null };
  const ordered = item({ productSlug: 'custom_rna', modifications: 'User-Defined', sequences: [marked] }, 0);
  expect(sequencesToScreen(itemKinds, [ordered], 50)).toEqual([]);
});

test.each([
  [false, 'not_required', 'confirmed'],
  [true, 'not_required', 'in_review'],
  [false, 'pending', 'in_review'],
  [false, 'held', 'in_review'],
  [false, 'cleared', 'confirmed'],
] as const)('needs review %s, screening %s: the order begins %s', (needsReview, screening, status) => {
  expect(placedAs([{ needsReview }, { needsReview: false }], screening)).toBe(status);
});
