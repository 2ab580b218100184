import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { describe, expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import type { PriceRecord } from '../price/index.ts';
import { priceBreaks } from './index.ts';

function aRecord(productType: 'tube' | 'plate', price: number, changes: Partial<PriceRecord> = {}): PriceRecord {
  return {
    id: `${productType}-${price}`,
    productSlug: 'sgrna_kit',
    productType,
    priceType: 'price',
    priceStrategy: null,
    label: 'List price',
    options: {},
    ranges: {},
    price,
    ...changes,
  };
}

const prices = (...records: PriceRecord[]) => ({ list: { records, outOfStock: [] }, strategy: null });
const usual = prices(aRecord('tube', 7200), aRecord('plate', 4100));
const names = (count: number) => Array.from({ length: count }, (_, at) => `g${at + 1}`);

describe('a plate below the minimum', () => {
  test('of 20 guides hears how many are missing, and what the plate then costs', () => {
    expect(priceBreaks(aPlateItem('P', 20), usual)).toEqual([
      { kind: 'reach_minimum', count: 20, missing: 4, asIs: null, instead: usd(24 * 4100) },
    ]);
  });

  test('hears the least that a plate costs by the guides that are in order (ruling 73)', () => {
    const dearFaulty = prices(
      aRecord('plate', 4100, { ranges: { length: { min: null, max: 24 } } }),
      aRecord('plate', 900, { ranges: { length: { min: 40, max: null } } }),
    );
    const item = aPlateItem('P', 20);
    const sequences = item.sequences.map((sequence, at) =>
      at === 0 ? { ...sequence, rawSequence: 'ACGU'.repeat(11) } : sequence,
    );
    expect(priceBreaks({ ...item, sequences }, dearFaulty)).toEqual([
      { kind: 'reach_minimum', count: 20, missing: 4, asIs: null, instead: usd(24 * 4100) },
    ]);
  });

  test('of two guides hears that they cost less as tubes than a plate of 24', () => {
    expect(priceBreaks(aPlateItem('P', 2), usual)).toEqual([
      { kind: 'reach_minimum', count: 2, missing: 22, asIs: null, instead: usd(24 * 4100) },
      { kind: 'as_tubes', count: 2, missing: 0, asIs: usd(24 * 4100), instead: usd(2 * 7200) },
    ]);
  });

  test('hears nothing of tubes that cost the same', () => {
    const same = prices(aRecord('tube', 2400), aRecord('plate', 1000));
    expect(priceBreaks(aPlateItem('P', 10), same).map(({ kind }) => kind)).toEqual(['reach_minimum']);
  });

  test('hears nothing of tubes that could not be ordered: 19 bases are too few for an eSpOT-ON tube', () => {
    const item = aPlateItem('P', 2, { productSlug: 'multiplex_sgrna', nuclease: 'eSpOT-ON' });
    const sequences = item.sequences.map((sequence) => ({ ...sequence, rawSequence: sequence.rawSequence.slice(1) }));
    const list = prices(
      aRecord('tube', 7200, { productSlug: 'multiplex_sgrna' }),
      aRecord('plate', 4100, { productSlug: 'multiplex_sgrna' }),
    );
    expect(priceBreaks({ ...item, sequences }, list).map(({ kind }) => kind)).toEqual(['reach_minimum']);
  });

  test('shows the minimum without a price when there is none', () => {
    expect(priceBreaks(aPlateItem('P', 20), prices())).toEqual([
      { kind: 'reach_minimum', count: 20, missing: 4, asIs: null, instead: null },
    ]);
  });
});

describe('a plate that has its minimum', () => {
  const cheapTubes = prices(aRecord('tube', 3000), aRecord('plate', 4100));
  const longOnesDear = prices(
    aRecord('tube', 7200),
    aRecord('plate', 4100, { ranges: { length: { min: null, max: 20 } } }),
    aRecord('plate', 9000, { ranges: { length: { min: 21, max: null } } }),
  );
  const withLong = (filled: number, long: number) => {
    const item = aPlateItem('P', filled);
    const sequences = item.sequences.map((sequence, at) =>
      at < long ? { ...sequence, rawSequence: `${sequence.rawSequence}A` } : sequence,
    );
    return { ...item, sequences };
  };

  test('hears nothing while tubes cost more', () => {
    expect(priceBreaks(aPlateItem('P'), usual)).toEqual([]);
  });

  test('hears it when all of it costs less as tubes', () => {
    expect(priceBreaks(aPlateItem('P', 24), cheapTubes)).toEqual([
      { kind: 'as_tubes', count: 24, missing: 0, asIs: usd(24 * 4100), instead: usd(24 * 3000) },
    ]);
  });

  test('shows the two that cost less as tubes, when the plate is large enough without them', () => {
    expect(priceBreaks(withLong(26, 2), longOnesDear)).toEqual([
      { kind: 'some_as_tubes', count: 2, missing: 0, asIs: usd(18_000), instead: usd(14_400) },
    ]);
    expect(priceBreaks(withLong(25, 2), longOnesDear)).toEqual([]);
  });
});

describe('tubes', () => {
  test('of a plate’s number cost less on a plate', () => {
    expect(priceBreaks(aTubeItem(names(30)), usual)).toEqual([
      { kind: 'as_plate', count: 30, missing: 0, asIs: usd(30 * 7200), instead: usd(30 * 4100) },
    ]);
  });

  test('just below it hear how many more make a plate that costs less than they do', () => {
    expect(priceBreaks(aTubeItem(names(20)), usual)).toEqual([
      { kind: 'nearly_a_plate', count: 20, missing: 4, asIs: usd(20 * 7200), instead: usd(24 * 4100) },
    ]);
    expect(priceBreaks(aTubeItem(names(2)), usual)).toEqual([]);
  });

  test('of 20 nmol hear nothing: plates hold 10 nmol or less (GR-97)', () => {
    expect(priceBreaks(aTubeItem(names(30), { yield: '20nmol' }), usual)).toEqual([]);
  });

  test('hear nothing when more fit no plate, or when there are none', () => {
    expect(priceBreaks(aTubeItem(names(97)), usual)).toEqual([]);
    expect(priceBreaks(aTubeItem([]), usual)).toEqual([]);
  });
});
