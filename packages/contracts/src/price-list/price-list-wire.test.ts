import type { PriceList } from '@cutsite/domain/price';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amountSchema, priceListFromWire, priceListToWire, priceRecordSchema } from './index.ts';

const scope = {
  label: 'List price',
  productSlug: 'sgrna_kit',
  productType: 'plate',
  yieldOptions: ['3nmol'],
  modifiedOptions: null,
  nucleaseOptions: ['SpCas9'],
  minLength: 5,
  maxLength: null,
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

test.each(['95', '95.0', '95.000', '-1.00', '1e2', ' 1.00', ''])('%j is no amount (ruling 33)', (text) => {
  expect(z.safeParse(amountSchema, text).success).toBe(false);
});
