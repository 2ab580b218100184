import { describe, expect, test } from 'vitest';
import { type PriceQuery, type PriceRecord, priceOf } from './index.ts';

/** Products that the store does not sell yet: a price list holds and prices them without a change. */
function aRecord(id: string, price: number, changes: Partial<PriceRecord>): PriceRecord {
  return {
    id,
    productSlug: 'on_demand_library',
    productType: 'library',
    priceType: 'price',
    priceStrategy: null,
    label: 'List price of a gene',
    options: {},
    ranges: {},
    price,
    ...changes,
  };
}

const between = (min: number | null, max: number | null = null) => ({ min, max });
const exactly = (value: number) => ({ min: value, max: value });

describe('a gene library by plate format, quantity per well, genes and replicates (GL-29)', () => {
  const deep96 = { plate_format: ['96_deep_well'] };
  const any384 = { plate_format: ['384_v_bottom', '384_echo', '384_echo_ldv'], species: ['homo_sapiens'] };
  const records = [
    aRecord('deep-500', 9_000, {
      options: deep96,
      ranges: { quantity_per_well: exactly(500), genes: between(null, 99) },
    }),
    aRecord('deep-500-many', 7_500, {
      options: deep96,
      ranges: { quantity_per_well: exactly(500), genes: between(100) },
    }),
    aRecord('deep-more', 12_000, { options: deep96, ranges: { quantity_per_well: between(1_500, 10_000) } }),
    aRecord('small', 6_000, { options: any384, ranges: { quantity_per_well: between(150, 300) } }),
    aRecord('copies', 10, {
      priceType: 'percent',
      label: 'Three copies or more',
      ranges: { replicates: between(3, 5) },
    }),
    aRecord('contract', 500, {
      priceType: 'fixed',
      priceStrategy: 'institute',
      options: deep96,
      ranges: { genes: between(50, 500), quantity_per_well: between(null, 1_500) },
    }),
  ];
  const library: PriceQuery = {
    productSlug: 'on_demand_library',
    productType: 'library',
    options: { plate_format: '96_deep_well', species: 'homo_sapiens' },
    numbers: { quantity_per_well: 500, genes: 99, replicates: 1 },
  };
  const asked = (options: PriceQuery['options'], numbers: PriceQuery['numbers'], strategy: string | null = null) => {
    const query = {
      ...library,
      options: { ...library.options, ...options },
      numbers: { ...library.numbers, ...numbers },
    };
    const price = priceOf(query, { records }, strategy);
    return price.ok ? [price.value.list.minor, price.value.unit.minor, price.value.winner.recordId] : price.error;
  };

  test.each([
    [{}, {}, [9_000, 9_000, 'deep-500']],
    [{}, { genes: 100 }, [7_500, 7_500, 'deep-500-many']],
    [{}, { quantity_per_well: 1_500 }, [12_000, 12_000, 'deep-more']],
    [{}, { quantity_per_well: 1_000 }, 'no_price'],
    [{ plate_format: '384_echo' }, { quantity_per_well: 150 }, [6_000, 6_000, 'small']],
    [{ plate_format: '384_echo', species: 'mus_musculus' }, { quantity_per_well: 150 }, 'no_price'],
    [{}, { replicates: 3 }, [9_000, 8_100, 'copies']],
    [{}, { replicates: 5, genes: 500 }, [7_500, 6_750, 'copies']],
  ])('of %j and %j', (options, numbers, price) => {
    expect(asked(options, numbers)).toEqual(price);
  });

  test('costs the lowest of what applies to an institute', () => {
    expect(asked({}, {}, 'institute')).toEqual([9_000, 8_500, 'contract']);
    expect(asked({}, { genes: 49 }, 'institute')).toEqual([9_000, 9_000, 'deep-500']);
    expect(asked({}, { genes: 250, replicates: 4 }, 'institute')).toEqual([7_500, 6_750, 'copies']);
  });
});

describe('a library of engineered cells by its number of pools (CL-16 to CL-18)', () => {
  const pools = { productSlug: 'engineered_cell_libraries', productType: 'pool', label: 'List price of a pool' };
  const records = [
    aRecord('to-89', 70_000, { ...pools, ranges: { pools: between(null, 89) } }),
    aRecord('to-179', 65_000, { ...pools, ranges: { pools: between(90, 179) } }),
    aRecord('from-180', 60_000, { ...pools, ranges: { pools: between(180) } }),
  ];

  test.each([
    [20, 70_000],
    [89, 70_000],
    [90, 65_000],
    [179, 65_000],
    [180, 60_000],
    [360, 60_000],
  ])('%d pools cost %d cents each', (count, minor) => {
    const { productSlug, productType } = pools;
    const query = { productSlug, productType, options: {}, numbers: { pools: count, replicates: 4 } };
    expect(priceOf(query, { records }, null)).toMatchObject({ value: { list: { minor }, unit: { minor } } });
  });
});

test('knockout cells are priced by a measured amount with decimals', () => {
  const cells = { productSlug: 'gene_knockout', productType: 'tube' };
  const records = [
    aRecord('little', 30_000, { ...cells, ranges: { quantity: between(1.5, 3) } }),
    aRecord('much', 90_000, { ...cells, ranges: { quantity: between(5, 10) } }),
  ];
  const price = (quantity: number) => priceOf({ ...cells, options: {}, numbers: { quantity } }, { records }, null);
  expect(price(1.5)).toMatchObject({ value: { unit: { minor: 30_000 } } });
  expect(price(10)).toMatchObject({ value: { unit: { minor: 90_000 } } });
  expect(price(4)).toEqual({ ok: false, error: 'no_price' });
});
