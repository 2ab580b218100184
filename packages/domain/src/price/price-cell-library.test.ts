import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellLibraryItem } from '../cell-library/index.ts';
import {
  nextTier,
  type PriceRecord,
  percentBelowList,
  poolQuery,
  poolTiers,
  priceCellLibrary,
  priceOf,
} from './index.ts';

function aRecord(id: string, changes: Partial<PriceRecord>): PriceRecord {
  return {
    id,
    productSlug: 'engineered_cell_libraries',
    productType: 'pool',
    priceType: 'price',
    priceStrategy: null,
    label: id,
    options: {},
    ranges: {},
    price: 7e4,
    ...changes,
  };
}

/** As the specification has them: 700 for a pool, 50 off from 90 on, 100 off from 180 on. */
const records: readonly PriceRecord[] = [
  aRecord('list', {}),
  aRecord('from-90', { priceType: 'fixed', price: 5_000, ranges: { pools: { min: 90, max: 179 } } }),
  aRecord('from-180', { priceType: 'fixed', price: 10_000, ranges: { pools: { min: 180, max: null } } }),
];
const list = { records, outOfStock: [] };
const asked = { species: 'homo_sapiens', replicates: 1 } as const;

function anItem(pools: number, replicates = 1): CellLibraryItem {
  const genes = Array.from({ length: pools }, (_, at) => {
    const name = `GENE${at}`;
    return { ensemblId: name, geneName: name, isEssential: false, typedName: name };
  });
  return {
    kind: 'cell_library',
    productSlug: 'engineered_cell_libraries',
    name: 'L',
    species: 'homo_sapiens',
    cellLine: 'K-562',
    controls: { ntc1: 4, ntc2: 4, mockWT: 8 },
    catalogueVersion: null,
    replicates,
    genes,
  };
}

describe('The price of a library of engineered cells (CL-16 to CL-19, ruling 42)', () => {
  test.each([
    [20, 1, 700, 0],
    [89, 1, 700, 0],
    [90, 1, 650, 7],
    [179, 1, 650, 7],
    [180, 1, 600, 14],
    [360, 1, 600, 14],
    [60, 4, 700, 0],
    [90, 4, 650, 7],
  ])('%d pools in %d copies: %d dollars a pool, %d %% below 700', (pools, replicates, dollars, percent) => {
    const priced = priceCellLibrary(anItem(pools, replicates), list, null);
    if (!priced.ok) throw new Error('there is a price');
    const [line] = priced.value.lines;
    expect(line?.unit.unit.minor).toBe(dollars * 100);
    expect(line?.unit.list.minor).toBe(70_000);
    expect(line === undefined ? null : percentBelowList(line.unit)).toBe(percent);
    expect(priced.value.subtotal.minor).toBe(dollars * 100 * pools * replicates);
  });

  test('the tiers are read from the list', () => {
    expect(poolTiers(asked, list, null).map(({ min, max, price }) => [min, max, price.unit.minor])).toEqual([
      [20, 89, 70_000],
      [90, 179, 65_000],
      [180, 360, 60_000],
    ]);
    const gap = [{ ...aRecord('gap', { ranges: { pools: { min: null, max: 100 } } }), id: 'gap' }];
    expect(poolTiers(asked, { records, outOfStock: gap }, null)[0]?.min).toBe(101);
    expect(poolTiers(asked, { records: [], outOfStock: [] }, null)).toEqual([]);
  });

  test('a few more pools reach the next tier: what it costs, and what it saves', () => {
    const tiers = poolTiers(asked, list, null);
    expect(nextTier(tiers, 172, 1)).toMatchObject({
      more: 8,
      tier: { price: { unit: { minor: 60_000 } } },
      total: { minor: 10_800_000 },
      saved: { minor: 380_000 },
    });
    // Copies do not change the tier, only the amounts.
    expect(nextTier(tiers, 172, 2)).toMatchObject({ more: 8, saved: { minor: 760_000 } });
    expect(nextTier(tiers, 82, 1)).toMatchObject({ more: 8, saved: null });
    expect(nextTier(tiers, 84, 1)?.saved?.minor).toBe(84 * 70_000 - 90 * 65_000);
    expect(nextTier(tiers, 83, 1)?.saved).toBeNull();
    expect(nextTier(tiers, 166, 1)?.saved).toBeNull();
    expect(nextTier(tiers, 167, 1)?.saved?.minor).toBe(167 * 65_000 - 180 * 60_000);
    expect(nextTier(tiers, 180, 1)).toBeNull();
    expect(nextTier(tiers, 0, 1)).toMatchObject({ more: 20, saved: null });
    expect(nextTier([], 30, 1)).toBeNull();
  });
});

describe('for any price list', () => {
  const range = fc
    .tuple(fc.option(fc.integer({ min: 1, max: 400 })), fc.option(fc.integer({ min: 1, max: 400 })))
    .map(([min, max]) => ({ min, max }));
  const anyRecord = fc.record({
    id: fc.uuid(),
    priceType: fc.constantFrom('price' as const, 'percent' as const, 'fixed' as const),
    priceStrategy: fc.constantFrom(null, 'institute'),
    ranges: fc.record({ pools: range }),
    price: fc.integer({ min: 0, max: 100 }),
  });
  const anyRecords = fc
    .uniqueArray(anyRecord, { selector: ({ id }) => id, maxLength: 8 })
    .map((changes) => [aRecord('list', { price: 100 }), ...changes.map((change) => aRecord(change.id, change))]);

  test('a pool costs the lowest of all records that match, in whatever order they stand', () => {
    fc.assert(
      fc.property(anyRecords, fc.integer({ min: 20, max: 360 }), fc.boolean(), (all, pools, isMember) => {
        const strategy = isMember ? 'institute' : null;
        const query = poolQuery({ ...asked, pools });
        const price = (some: readonly PriceRecord[]) => {
          const answer = priceOf(query, { records: some }, strategy);
          return answer.ok ? [answer.value.list.minor, answer.value.unit.minor, answer.value.winner.recordId] : null;
        };
        expect(price(all.toReversed())).toEqual(price(all));
        const matching = all.filter(
          ({ priceStrategy, ranges: { pools: { min = null, max = null } = {} } }) =>
            (priceStrategy === null || priceStrategy === strategy) &&
            (min === null || pools >= min) &&
            (max === null || pools <= max),
        );
        const lowest = Math.min(...matching.flatMap((one) => (one.priceType === 'price' ? [one.price] : [])));
        const offers = matching.map(({ priceType, price: off }) => {
          if (priceType === 'percent') return Math.floor((lowest * (100 - off) + 50) / 100);
          return priceType === 'fixed' ? Math.max(0, lowest - off) : off;
        });
        expect(price(all)?.[1]).toBe(Math.min(lowest, ...offers));
      }),
    );
  });

  test('tiers follow each other without a gap or an overlap, and each number costs what its tier says', () => {
    fc.assert(
      fc.property(anyRecords, (all) => {
        const tiers = poolTiers(asked, { records: all, outOfStock: [] }, null);
        expect([tiers[0]?.min, tiers.at(-1)?.max]).toEqual([20, 360]);
        for (const [at, { min, max, price }] of tiers.entries()) {
          expect(max).toBeGreaterThanOrEqual(min);
          if (at > 0) expect(min).toBe((tiers[at - 1]?.max ?? 0) + 1);
          for (const pools of [min, max]) {
            const answer = priceOf(poolQuery({ ...asked, pools }), { records: all }, null);
            expect(answer.ok && answer.value.unit).toEqual(price.unit);
          }
        }
      }),
    );
  });

  test('where records take off more for more pools, tiers fall: more pools never cost more for each', () => {
    const steps = fc.uniqueArray(
      fc.record({ min: fc.integer({ min: 20, max: 360 }), off: fc.integer({ min: 0, max: 90 }) }),
      {
        selector: ({ min }) => min,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(steps, (some) => {
        const falling = some.map(({ min, off }) =>
          aRecord(`from-${min}`, { priceType: 'fixed', price: off, ranges: { pools: { min, max: null } } }),
        );
        const tiers = poolTiers(
          asked,
          { records: [aRecord('list', { price: 100 }), ...falling], outOfStock: [] },
          null,
        );
        const prices = tiers.map(({ price }) => price.unit.minor);
        expect(prices).toEqual(prices.toSorted((one, other) => other - one));
      }),
    );
  });
});
