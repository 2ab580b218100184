import { expect, test } from 'vitest';
import { somePrices } from '../../../platform/some-prices.cases.ts';
import { isYieldOffered } from './offered-yields.ts';

const prices = somePrices({
  options: { yield: ['3nmol'], nuclease: ['SpCas9'] },
  ranges: { length: { min: 17, max: 24 } },
});
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
