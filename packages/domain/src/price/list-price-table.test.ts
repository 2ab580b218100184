import { describe, expect, test } from 'vitest';
import { listPriceTable, lowestPrice, type PriceRecord } from './index.ts';

const aRecord = (id: string, price: number, changes: Partial<PriceRecord>): PriceRecord => ({
  id,
  productSlug: 'sgrna_kit',
  productType: 'plate',
  priceType: 'price',
  priceStrategy: null,
  label: 'List price',
  options: {},
  ranges: {},
  price,
  ...changes,
});
const guides = { productSlugs: ['sgrna_kit', 'custom_rna'], productType: 'plate' };
const pools = { productSlugs: ['engineered_cell_libraries'], productType: 'pool' };
const ofPools = { productSlug: 'engineered_cell_libraries', productType: 'pool' };

const records = [
  aRecord('a', 3300, { options: { yield: ['1.5nmol'], modifications: ['Standard'], nuclease: ['SpCas9'] } }),
  aRecord('b', 4100, { options: { yield: ['3nmol'], modifications: ['Standard'], nuclease: ['SpCas9'] } }),
  aRecord('c', 2900, {
    productSlug: 'custom_rna',
    options: { yield: ['1.5nmol'], modifications: ['Unmodified'], nuclease: ['Other'] },
    ranges: { length: { min: 20, max: 59 } },
  }),
  aRecord('tube', 100, { productType: 'tube' }),
  aRecord('ours', 100, { priceStrategy: 'edu-40' }),
  aRecord('edu', 40, { priceStrategy: 'edu-40', priceType: 'percent' }),
  aRecord('pool', 70_000, ofPools),
  aRecord('pool-90', 5000, { ...ofPools, priceType: 'fixed', ranges: { pools: { min: 90, max: 179 } } }),
  aRecord('pool-edu', 40, { ...ofPools, priceType: 'percent', priceStrategy: 'edu-40' }),
];

describe('the list prices of a product, as a page shows them (CT-68)', () => {
  test('amounts stand beside each other, and what else a price depends on says the row', () => {
    expect(listPriceTable({ records }, guides)).toEqual({
      columns: ['1.5 nmol', '3 nmol'],
      rows: [
        {
          about: 'Standard, SpCas9',
          prices: [
            { minor: 3300, currency: 'USD' },
            { minor: 4100, currency: 'USD' },
          ],
        },
        { about: 'Unmodified, Other, 20 to 59 bases', prices: [{ minor: 2900, currency: 'USD' }, null] },
      ],
      rules: [],
    });
  });

  test('a price by itself is one row, and what everybody gets off it is said; agreements of some are not', () => {
    expect(listPriceTable({ records }, pools)).toEqual({
      columns: [''],
      rows: [{ about: '', prices: [{ minor: 70_000, currency: 'USD' }] }],
      rules: ['90 to 179 pools: $50.00 off'],
    });
  });

  test('a product without prices has no rows', () => {
    expect(listPriceTable({ records }, { productSlugs: ['cell_gko'], productType: 'pool' }).rows).toEqual([]);
  });
});

describe('the lowest price of one unit, as the head of a product page says it (CT-68)', () => {
  test('is the list price for everybody, without rules that ask for many', () => {
    expect(lowestPrice({ records }, guides, null)?.unit.minor).toBe(2900);
    expect(lowestPrice({ records }, pools, null)?.unit.minor).toBe(70_000);
  });

  test('is that of their agreement for those who have one, with the list price beside it', () => {
    const price = lowestPrice({ records }, pools, 'edu-40');
    expect(price).toMatchObject({ list: { minor: 70_000 }, unit: { minor: 42_000 } });
  });

  test('is not said where there is none', () => {
    expect(lowestPrice({ records: [] }, pools, null)).toBeNull();
  });
});
