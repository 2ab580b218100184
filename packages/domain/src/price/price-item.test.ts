import { describe, expect, test } from 'vitest';
import type { GuideRnaItem } from '../guide-rna/index.ts';
import type { AddOnItem } from '../product/index.ts';
import { type PriceList, type PriceRecord, priceAddOn, priceGuideRna } from './index.ts';

function aRecord(id: string, changes: Partial<PriceRecord> = {}): PriceRecord {
  return {
    id,
    productSlug: 'custom_rna',
    productType: 'tube',
    priceType: 'price',
    priceStrategy: null,
    label: 'List price',
    options: {},
    ranges: {},
    price: 1000,
    ...changes,
  };
}

function aListOf(...records: PriceRecord[]): PriceList {
  return { version: 'test', currency: 'USD', records, outOfStock: [] };
}

function tubesOf(...sequences: string[]): GuideRnaItem {
  return {
    kind: 'guide_rna',
    productSlug: 'custom_rna',
    format: 'tube',
    nuclease: 'Other',
    modifications: 'User-Defined',
    yield: '3nmol',
    purification: 'spe',
    species: 'homo_sapiens',
    cellLine: null,
    plateName: null,
    sequences: sequences.map((rawSequence, index) => ({ name: `tube-${index}`, rawSequence, well: null })),
  };
}

const short = aRecord('short', { ranges: { length: { min: 20, max: 59 } } });
const long = aRecord('long', { ranges: { length: { min: 60, max: 119 } }, price: 2500 });

describe('the price of an item', () => {
  test('prices every guide by its own length and gathers equal ones on a line', () => {
    const item = tubesOf('A'.repeat(100), 'A'.repeat(20), 'C'.repeat(30));
    const priced = priceGuideRna(item, aListOf(short, long), null);
    expect(priced.ok && priced.value.lines).toMatchObject([
      { count: 2, lengths: { min: 20, max: 30 }, unit: { unit: { minor: 1000 } }, subtotal: { minor: 2000 } },
      { count: 1, lengths: { min: 100, max: 100 }, unit: { unit: { minor: 2500 } }, subtotal: { minor: 2500 } },
    ]);
    expect(priced).toMatchObject({ value: { item, subtotal: { minor: 4500 }, undiscounted: { minor: 4500 } } });
  });

  test('a control costs what a guide of its length costs: its name changes no price', () => {
    const guides = tubesOf('A'.repeat(20), 'C'.repeat(20));
    const controls = { ...guides, sequences: guides.sequences.map((row, at) => ({ ...row, name: `NTC-${at + 1}` })) };
    const [one, other] = [guides, controls].map((item) => priceGuideRna(item, aListOf(short, long), null));
    expect(one).toMatchObject({ value: { subtotal: { minor: 2000 } } });
    expect(other).toMatchObject({ value: { subtotal: { minor: 2000 } } });
  });

  test('counts bases only: m and * cost nothing (ruling 3)', () => {
    const item = tubesOf(`mA*${'C'.repeat(58)}`);
    expect(priceGuideRna(item, aListOf(short, long), null)).toMatchObject({ value: { subtotal: { minor: 1000 } } });
  });

  test('keeps what it would cost without the discount', () => {
    const edu = aRecord('edu', { priceType: 'percent', priceStrategy: 'edu-40', price: 40 });
    const item = tubesOf('A'.repeat(20), 'A'.repeat(21));
    expect(priceGuideRna(item, aListOf(short, edu), 'edu-40')).toMatchObject({
      value: { subtotal: { minor: 1200 }, undiscounted: { minor: 2000 } },
    });
  });

  test('names the sequences that have no price', () => {
    const item = tubesOf('A'.repeat(20), 'A'.repeat(60), 'A'.repeat(61));
    expect(priceGuideRna(item, aListOf(short), null)).toEqual({
      ok: false,
      error: { code: 'no_price', unitIndexes: [1, 2] },
    });
  });

  test('is refused while it is out of stock (PR-6)', () => {
    const gap = { ...aRecord('gap'), options: { yield: ['3nmol'] }, ranges: { length: { min: 60, max: null } } };
    const list = { ...aListOf(short, long), outOfStock: [gap] };
    expect(priceGuideRna(tubesOf('A'.repeat(20), 'A'.repeat(60)), list, null)).toEqual({
      ok: false,
      error: { code: 'out_of_stock', unitIndexes: [1] },
    });
    expect(priceGuideRna({ ...tubesOf('A'.repeat(60)), yield: '5nmol' }, list, null).ok).toBe(true);
  });
});

describe('the price of an add-on', () => {
  const buffer: AddOnItem = { kind: 'add_on', productSlug: 'resuspension_buffer', quantity: 3 };
  const record = aRecord('buffer', { productSlug: 'resuspension_buffer', productType: 'add_on', price: 1800 });

  test('is that of one copy: the cart multiplies', () => {
    expect(priceAddOn(buffer, aListOf(record), null)).toMatchObject({
      value: { lines: [{ count: 1, lengths: null }], subtotal: { minor: 1800 } },
    });
  });

  test('is missing when it is not in the list', () => {
    expect(priceAddOn(buffer, aListOf(short), null)).toEqual({
      ok: false,
      error: { code: 'no_price', unitIndexes: [0] },
    });
  });
});
