import type { PriceList } from '@cutsite/domain/price';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amountSchema, priceListFromWire, priceListToWire, priceRecordSchema } from './index.ts';

const scope = {
  label: 'List price',
  productSlug: 'sgrna_kit',
  productType: 'plate',
  options: { yield: ['3nmol'], nuclease: ['SpCas9'] },
  ranges: { length: { min: 5, max: null } },
} as const;

const list: PriceList = {
  version: '4f2a',
  currency: 'USD',
  records: [
    { id: 'list', ...scope, priceType: 'price', priceStrategy: null, price: 4105 },
    { id: 'edu', ...scope, priceType: 'percent', priceStrategy: 'edu-40', price: 12.5 },
  ],
  outOfStock: [{ id: 'gap', ...scope }],
};

test('a price list is the same in the browser as on the service', () => {
  const wire = priceListToWire(list);
  expect(wire.pricing.map((record) => record.price)).toEqual(['41.05', '12.50']);
  expect(wire.pricing.map((record) => z.parse(priceRecordSchema, record))).toEqual(wire.pricing);
  expect(priceListFromWire(JSON.parse(JSON.stringify(wire)))).toEqual(list);
});

test('the specified fields stand by themselves, and what they have no room for by name beside them (PR-3, PR-4)', () => {
  const library = {
    id: 'library',
    label: 'List price of a gene',
    productSlug: 'on_demand_library',
    productType: 'library',
    options: { plate_format: ['384_echo'] },
    ranges: { genes: { min: 100, max: null } },
  } as const;
  const { out_of_stock } = priceListToWire({ ...list, outOfStock: [...list.outOfStock, library] });
  const none = { yield_options: null, modified_options: null, nuclease_options: null, min_length: null };
  expect(out_of_stock[0]).toMatchObject({ yield_options: ['3nmol'], nuclease_options: ['SpCas9'], min_length: 5 });
  expect(Object.keys(out_of_stock[0] ?? {})).not.toContain('further_options');
  expect(out_of_stock[1]).toMatchObject({
    ...none,
    further_options: { plate_format: ['384_echo'] },
    further_ranges: { genes: { min: 100, max: null } },
  });
  const there = JSON.parse(JSON.stringify(priceListToWire({ ...list, outOfStock: [library] })));
  expect(priceListFromWire(there).outOfStock).toEqual([library]);
});

test.each(['95', '95.0', '95.000', '-1.00', '1e2', ' 1.00', ''])('%j is no amount (ruling 33)', (text) => {
  expect(z.safeParse(amountSchema, text).success).toBe(false);
});
