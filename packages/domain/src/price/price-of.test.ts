import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountInWords, isOffered, type PriceQuery, type PriceRecord, priceListFor, priceOf } from './index.ts';

const aQuery: PriceQuery = {
  productSlug: 'sgrna_kit',
  productType: 'plate',
  options: { yield: '3nmol', modifications: 'Standard', nuclease: 'SpCas9' },
  numbers: { length: 20 },
};

function aRecord(id: string, changes: Partial<PriceRecord> = {}): PriceRecord {
  return {
    id,
    productSlug: 'sgrna_kit',
    productType: 'plate',
    priceType: 'price',
    priceStrategy: null,
    label: 'List price',
    options: { yield: ['3nmol'], modifications: ['Standard'], nuclease: ['SpCas9'] },
    ranges: { length: { min: 5, max: 35 } },
    price: 4100,
    ...changes,
  };
}

const list = aRecord('list');
const edu = aRecord('edu', { priceType: 'percent', priceStrategy: 'edu-40', label: 'Educational', price: 40 });
const contract = aRecord('contract', { priceType: 'fixed', priceStrategy: 'edu-40', label: 'Contract', price: 1500 });

describe('a price applies when everything matches (PR-8)', () => {
  test.each<[string, Partial<PriceQuery>]>([
    ['product', { productSlug: 'custom_rna' }],
    ['type', { productType: 'tube' }],
    ['yield', { options: { ...aQuery.options, yield: '5nmol' } }],
    ['modification', { options: { ...aQuery.options, modifications: 'Unmodified' } }],
    ['gene editor', { options: { ...aQuery.options, nuclease: 'AccuBase' } }],
    ['length, too short', { numbers: { length: 4 } }],
    ['length, too long', { numbers: { length: 36 } }],
    ['missing length', { numbers: {} }],
    ['missing yield', { options: { modifications: 'Standard', nuclease: 'SpCas9' } }],
  ])('not with another %s', (_, changes) => {
    expect(priceOf({ ...aQuery, ...changes }, { records: [list] }, null)).toEqual({ ok: false, error: 'no_price' });
  });

  test.each([5, 35])('with a length of %d, an end of the range', (length) => {
    expect(priceOf({ ...aQuery, numbers: { length } }, { records: [list] }, null).ok).toBe(true);
  });

  test('whatever the yield, modification, editor and length when the record names none', () => {
    const any = aRecord('any', { options: {}, ranges: {} });
    const addOn = { ...aQuery, options: {}, numbers: {} };
    expect(priceOf(addOn, { records: [any] }, null).ok).toBe(true);
  });

  test('only for the customers of its price strategy', () => {
    const records = [list, edu];
    expect(priceOf(aQuery, { records }, null)).toMatchObject({ value: { unit: { minor: 4100 } } });
    expect(priceOf(aQuery, { records }, 'edu-20')).toMatchObject({ value: { unit: { minor: 4100 } } });
    expect(priceOf(aQuery, { records }, 'edu-40')).toMatchObject({ value: { unit: { minor: 2460 } } });
  });

  test('a discount without a list price sells nothing', () => {
    expect(priceOf(aQuery, { records: [edu, contract] }, 'edu-40')).toEqual({ ok: false, error: 'no_price' });
  });
});

describe('what is offered (ruling 53)', () => {
  test.each([
    ['a list price whatever the length', { records: [list] }, null, true],
    ['another yield', { records: [aRecord('five', { options: { yield: ['5nmol'] } })] }, null, false],
    ['a discount alone', { records: [edu] }, 'edu-40', false],
    ['a list price of other customers', { records: [{ ...list, priceStrategy: 'edu-40' }] }, null, false],
    ['a list price of these customers', { records: [{ ...list, priceStrategy: 'edu-40' }] }, 'edu-40', true],
  ])('%s', (_, records, strategy, offered) => {
    expect(isOffered(aQuery, records, strategy)).toBe(offered);
  });
});

describe('the lowest of list, percent and fixed wins; fixed is an amount off (ruling 46)', () => {
  const price = (fixed: number, percent: number) =>
    priceOf(aQuery, { records: [list, { ...edu, price: percent }, { ...contract, price: fixed }] }, 'edu-40');

  test.each([
    ['percent', 1500, 40, 2460, 'edu'],
    ['fixed', 1700, 40, 2400, 'contract'],
    ['never below zero', 9900, 40, 0, 'contract'],
    ['list, where nothing is taken off', 0, 0, 4100, 'list'],
    ['free', 4000, 100, 0, 'edu'],
  ])('%s', (_, fixed, percent, unit, winner) => {
    expect(price(fixed, percent)).toMatchObject({
      ok: true,
      value: { list: { minor: 4100 }, unit: { minor: unit }, winner: { recordId: winner, wins: true } },
    });
  });

  test('and is explained with everything that applied, an amount off as such (ruling 72)', () => {
    const priced = price(1500, 40);
    expect(
      priced.ok &&
        priced.value.candidates.map((candidate) => [
          candidate.label,
          candidate.amount.minor,
          candidate.percent,
          candidate.wins,
        ]),
    ).toEqual([
      ['List price', 4100, null, false],
      ['Educational', 2460, 40, true],
      ['Contract', 2600, null, false],
    ]);
    expect(priced.ok && priced.value.candidates.map(discountInWords)).toEqual(['', '40 % off', '$15.00 off']);
  });

  test('a list that was stored before keeps its meaning: a price by itself', () => {
    const net = { ...contract, price: 2400, isNet: true } as const;
    const priced = priceOf(aQuery, { records: [list, edu, net] }, 'edu-40');
    expect(priced).toMatchObject({ value: { unit: { minor: 2400 }, winner: { recordId: 'contract' } } });
    expect(priced.ok && discountInWords(priced.value.winner)).toBe('');
    const dear = priceOf(aQuery, { records: [list, { ...net, price: 9900 }] }, 'edu-40');
    expect(dear).toMatchObject({ value: { unit: { minor: 4100 }, winner: { recordId: 'list' } } });
  });

  test('is never below zero nor above the list price, whatever the records and their order', () => {
    const discount = fc
      .record({
        priceType: fc.constantFrom('percent' as const, 'fixed' as const),
        price: fc.integer({ min: 0, max: 10_000 }),
        isNet: fc.boolean(),
      })
      .map(({ priceType, price: amount, isNet }) => ({
        ...(priceType === 'fixed' && isNet ? { isNet } : {}),
        priceType,
        price: priceType === 'percent' ? amount / 100 : amount,
      })) as fc.Arbitrary<Partial<PriceRecord>>;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_000 }), fc.array(discount, { maxLength: 6 }), (minor, discounts) => {
        const records = [{ ...list, price: minor }, ...discounts.map((changes, at) => aRecord(`d${at}`, changes))];
        const priced = priceOf(aQuery, { records }, null);
        if (!priced.ok) throw new Error(priced.error);
        expect(priced.value.unit.minor).toBeGreaterThanOrEqual(0);
        expect(priced.value.unit.minor).toBeLessThanOrEqual(minor);
        expect(priceOf(aQuery, { records: records.toReversed() }, null)).toEqual(priced);
      }),
    );
  });

  test('the lowest of several list prices is the list price', () => {
    const cheaper = aRecord('cheaper', { price: 4000 });
    expect(priceOf(aQuery, { records: [list, cheaper] }, null)).toMatchObject({ value: { list: { minor: 4000 } } });
  });

  test.each([
    [4105, 50, 2053],
    [4105, 12.5, 3592],
    [1, 50, 1],
    [1, 51, 0],
    [333, 33.33, 222],
  ])('half a cent rounds up: %d less %d %% is %d', (minor, percent, expected) => {
    const records = [
      { ...list, price: minor },
      { ...edu, price: percent },
    ];
    expect(priceOf(aQuery, { records }, 'edu-40')).toMatchObject({ value: { unit: { minor: expected } } });
  });
});

test('a customer sees the records for everybody and those of the own strategy', () => {
  const all = { version: 'v', currency: 'USD', records: [list, edu], outOfStock: [] } as const;
  expect(priceListFor(all, null).records).toEqual([list]);
  expect(priceListFor(all, 'edu-40').records).toEqual([list, edu]);
});
