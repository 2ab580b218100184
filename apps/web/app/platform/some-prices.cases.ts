import { defaultDelivery } from '@cutsite/domain/checkout';
import type { PriceRecord } from '@cutsite/domain/price';
import type { Prices } from './price-query.ts';

/** A price list of these records, each a list price of guides on a plate but for what is said of it. */
export const somePrices = (...records: readonly Partial<PriceRecord>[]): Prices => ({
  list: { version: '1', currency: 'USD', records: records.map(aRecord), outOfStock: [] },
  strategy: null,
  delivery: defaultDelivery,
});

const aRecord = (changes: Partial<PriceRecord>, at: number): PriceRecord => ({
  id: `record ${at}`,
  label: 'List price',
  productSlug: 'sgrna_kit',
  productType: 'plate',
  priceType: 'price',
  priceStrategy: null,
  options: {},
  ranges: {},
  price: 4_100,
  ...changes,
});
