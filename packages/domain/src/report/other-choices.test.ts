import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { expect, test } from 'vitest';
import type { YieldId } from '../guide-rna/index.ts';
import { usd } from '../money/index.ts';
import type { PriceRecord } from '../price/index.ts';
import { otherChoices } from './index.ts';

const aRecord = (productType: 'tube' | 'plate', amount: YieldId, price: number): PriceRecord => ({
  id: `${productType}-${amount}`,
  productSlug: 'sgrna_kit',
  productType,
  priceType: 'price',
  priceStrategy: null,
  label: 'List price',
  options: { yield: [amount], modifications: ['Standard'] },
  ranges: {},
  price,
});
const records = [
  aRecord('plate', '3nmol', 4100),
  aRecord('plate', '5nmol', 4900),
  aRecord('tube', '20nmol', 9000),
  aRecord('tube', '50nmol', 15_000),
];
const prices = { list: { records, outOfStock: [] }, strategy: null };
const choicesOf = (item: Parameters<typeof otherChoices>[0]) =>
  otherChoices(item, prices).map(({ value, subtotal, refusal, addedSteps, droppedSteps }) => ({
    value,
    ...(subtotal === null ? {} : { subtotal }),
    ...(refusal === null ? {} : { refusal }),
    ...(addedSteps.length === 0 ? {} : { addedSteps }),
    ...(droppedSteps.length === 0 ? {} : { droppedSteps }),
  }));

test('a plate hears what its other yields cost; what has no price has none, what is refused says why', () => {
  expect(choicesOf(aPlateItem('P', 24))).toEqual([
    { value: '1.5nmol' },
    { value: '5nmol', subtotal: usd(24 * 4900) },
    { value: '10nmol' },
    { value: 'Unmodified' },
    {
      value: 'hplc',
      refusal: 'HPLC purification is not currently available.',
      addedSteps: ['sec', 'hplc'],
    },
  ]);
});

test('from 50 nmol an additional clean-up comes with it, and goes again below (GR-17)', () => {
  const choice = (item: ReturnType<typeof aTubeItem>, value: string) =>
    choicesOf(item).find((one) => one.value === value);
  expect(choice(aTubeItem(['a'], { yield: '20nmol' }), '50nmol')).toEqual({
    value: '50nmol',
    subtotal: usd(15_000),
    addedSteps: ['sec'],
  });
  expect(choice(aTubeItem(['a'], { yield: '50nmol' }), '20nmol')).toEqual({
    value: '20nmol',
    subtotal: usd(9000),
    droppedSteps: ['sec'],
  });
});

test('a fault that is there already stands against no choice', () => {
  expect(choicesOf(aPlateItem('P', 3)).find(({ value }) => value === '5nmol')).toEqual({
    value: '5nmol',
    subtotal: usd(3 * 4900),
  });
});

test('chemistry that is typed is no choice for targets, and the other way round', () => {
  const words = (modifications: 'Standard' | 'User-Defined') =>
    otherChoices(aTubeItem(['a'], { productSlug: 'custom_rna', nuclease: 'Other', modifications }), prices)
      .filter(({ setting }) => setting === 'modifications')
      .map(({ value }) => value);
  expect(words('Standard')).toEqual(['Unmodified']);
  expect(words('User-Defined')).toEqual([]);
});

test('without guides there is nothing to choose for', () => {
  expect(otherChoices(aPlateItem('P', 0), prices)).toEqual([]);
});
