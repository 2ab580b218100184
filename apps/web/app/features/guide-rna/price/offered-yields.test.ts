import { usualDelivery } from '@cutsite/domain/checkout';
import { expect, test } from 'vitest';
import { isYieldOffered } from './offered-yields.ts';

const record = {
  id: 'r',
  label: 'List price',
  productSlug: 'sgrna_kit',
  productType: 'plate',
  priceType: 'price',
  priceStrategy: null,
  options: { yield: ['3nmol'], nuclease: ['SpCas9'] },
  ranges: { length: { min: 17, max: 24 } },
  price: 4100,
} as const;
const prices = {
  list: { version: '1', currency: 'USD', records: [record], outOfStock: [] },
  strategy: null,
  delivery: usualDelivery,
} as const;
const guide = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol' } as const;

test.each([
  ['a yield with a price', guide, 'plate', true],
  ['another yield', { ...guide, yield: '5nmol' }, 'plate', false],
  ['the same in tubes', guide, 'tube', false],
  ['another gene editor', { ...guide, nuclease: 'AccuBase' }, 'plate', false],
] as const)('%s (ruling 53)', (_, asked, format, offered) => {
  expect(isYieldOffered(asked, format, prices)).toBe(offered);
});

test('everything is offered until the price list is there', () => {
  expect(isYieldOffered({ ...guide, yield: '5nmol' }, 'plate', undefined)).toBe(true);
});
