import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GuideRnaItem, YieldId } from '../guide-rna/index.ts';
import { type PriceList, type PriceRecord, priceGuideRna } from '../price/index.ts';
import { orderTotals, type Summands } from './index.ts';

const yields = ['1.5nmol', '3nmol', '5nmol'] as const satisfies YieldId[];
const strategies = [null, 'edu-40'] as const;

const option = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { freq: 2 });

const record: fc.Arbitrary<PriceRecord> = fc
  .record({
    productType: fc.constantFrom('tube' as const, 'plate' as const),
    priceType: fc.constantFrom('price' as const, 'percent' as const, 'fixed' as const),
    priceStrategy: fc.constantFrom(...strategies),
    yieldOptions: option(yields),
    from: fc.option(fc.integer({ min: 5, max: 35 })),
    width: fc.integer({ min: 0, max: 30 }),
    price: fc.integer({ min: 0, max: 60_000 }),
  })
  .map(({ from, width, price, yieldOptions, ...rest }) => ({
    ...rest,
    id: '',
    label: '',
    productSlug: 'sgrna_kit',
    options: yieldOptions === null ? {} : { yield: yieldOptions },
    ranges: from === null ? {} : { length: { min: from, max: from + width } },
    price: rest.priceType === 'percent' ? (price % 10_001) / 100 : price,
  }));

/** Always with a price for everybody, so that most carts can be sold. */
const priceList: fc.Arbitrary<PriceList> = fc
  .tuple(fc.array(record, { maxLength: 8 }), fc.integer({ min: 0, max: 60_000 }))
  .map(([records, price]) => {
    const base = { ...records[0], priceType: 'price', priceStrategy: null, options: {}, price } as const;
    const open = { ...base, productSlug: 'sgrna_kit', ranges: {}, label: '' } as const;
    const all = [{ ...open, productType: 'tube' }, { ...open, productType: 'plate' }, ...records] as PriceRecord[];
    return {
      version: 'generated',
      currency: 'USD',
      records: all.map((one, index) => ({ ...one, id: `r${index}` })),
      outOfStock: [],
    };
  });

const item: fc.Arbitrary<GuideRnaItem> = fc
  .record({
    format: fc.constantFrom('tube' as const, 'plate' as const),
    yield: fc.constantFrom(...yields),
    lengths: fc.array(fc.integer({ min: 5, max: 35 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ format, yield: amount, lengths }) => ({
    kind: 'guide_rna',
    productSlug: 'sgrna_kit',
    format,
    nuclease: 'SpCas9',
    modifications: 'Standard',
    yield: amount,
    purification: 'spe',
    species: 'other',
    cellLine: null,
    plateName: null,
    sequences: lengths.map((length) => ({ name: 'g', rawSequence: 'A'.repeat(length), well: null })),
  }));

const entry = fc.record({ item, quantity: fc.integer({ min: 1, max: 999 }) });
const cart = fc.record({
  list: priceList,
  strategy: fc.constantFrom(...strategies),
  entries: fc.array(entry, { minLength: 1, maxLength: 3 }),
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

/** An oracle of its own: whole numbers with room for every intermediate result, no shared code with the rule. */
function oracle({ list, strategy, entries }: Cart): { subtotal: bigint; undiscounted: bigint } {
  const totals = { subtotal: 0n, undiscounted: 0n };
  for (const { item, quantity } of entries) {
    for (const { rawSequence } of item.sequences) {
      const hits = list.records.filter(
        (record) =>
          record.productType === item.format &&
          (record.priceStrategy === null || record.priceStrategy === strategy) &&
          (record.options.yield?.includes(item.yield) ?? true) &&
          rawSequence.length >= (record.ranges.length?.min ?? 0) &&
          rawSequence.length <= (record.ranges.length?.max ?? 1_000),
      );
      const lists = hits.filter((hit) => hit.priceType === 'price').map((one) => BigInt(one.price));
      const low = lists.reduce((a, b) => (a < b ? a : b));
      const fixed = hits
        .filter((hit) => hit.priceType === 'fixed')
        .map((one) => (low > BigInt(one.price) ? low - BigInt(one.price) : 0n));
      const percent = hits
        .filter((hit) => hit.priceType === 'percent')
        .map((one) => (low * (10_000n - BigInt(Math.round(one.price * 100))) * 2n + 10_000n) / 20_000n);
      totals.undiscounted += low * BigInt(quantity);
      totals.subtotal += [low, ...fixed, ...percent].reduce((a, b) => (a < b ? a : b)) * BigInt(quantity);
    }
  }
  return totals;
}

/** Before vouchers, shipping and tax, which order-totals.test.ts generates. */
const totalsOf = (items: Summands['items']) =>
  orderTotals({
    items,
    shipments: [],
    voucher: null,
    tax: { label: '', rateHundredths: 0, taxesShipping: true, exemptCertificate: null },
  });

function priced({ list, strategy, entries }: Cart) {
  return totalsOf(
    entries.map(({ item, quantity }) => {
      const result = priceGuideRna(item, list, strategy);
      if (!result.ok) throw new Error(`${result.error.code} for a generated item`);
      return { ...result.value, quantity };
    }),
  );
}

describe('totals of generated carts (promise M7)', () => {
  test('100,000 of them are right to the cent', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { subtotal, undiscounted } = priced(one);
        const expected = oracle(one);
        return BigInt(subtotal.minor) === expected.subtotal && BigInt(undiscounted.minor) === expected.undiscounted;
      }),
      { numRuns: 100_000 },
    );
  });

  test('are never negative and never above the list price', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { subtotal, undiscounted } = priced(one);
        return subtotal.minor >= 0 && subtotal.minor <= undiscounted.minor;
      }),
      { numRuns: 2_000 },
    );
  });

  test('do not depend on the order of items, of sequences or of the price list', () => {
    const shuffled = cart.chain((one) =>
      fc.record({
        one: fc.constant(one),
        entries: fc.shuffledSubarray(one.entries, { minLength: one.entries.length }),
        records: fc.shuffledSubarray([...one.list.records], { minLength: one.list.records.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ one, entries, records }) => {
        const reversed = entries.map((each) => ({
          ...each,
          item: { ...each.item, sequences: each.item.sequences.toReversed() },
        }));
        const other = { ...one, list: { ...one.list, records }, entries: reversed };
        expect(priced(other)).toEqual(priced(one));
      }),
      { numRuns: 2_000 },
    );
  });

  test('an empty cart costs nothing', () => {
    expect(totalsOf([])).toMatchObject({ subtotal: { minor: 0 }, undiscounted: { minor: 0 }, total: { minor: 0 } });
  });
});
