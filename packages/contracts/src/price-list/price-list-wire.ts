import { formatDecimal, parseDecimal, usd } from '@cutsite/domain/money';
import type { PriceList, PriceRecord, PriceScope } from '@cutsite/domain/price';
import { productSlugs, productTypes } from '@cutsite/domain/product';
import * as z from 'zod/mini';
import { modificationWord, nucleaseWord, yieldWord } from '../guide-rna/index.ts';
import { amountSchema } from './price-schemas.ts';

const scopeShape = {
  id: z.string(),
  label: z.string(),
  product_slug: z.enum(productSlugs),
  product_type: z.enum(productTypes),
  yield_options: z.nullable(z.array(yieldWord)),
  modified_options: z.nullable(z.array(modificationWord)),
  nuclease_options: z.nullable(z.array(nucleaseWord)),
  min_length: z.nullable(z.int()),
  max_length: z.nullable(z.int()),
};

/** A pricing record (PR-1 to PR-5). `price` is an amount; for `percent` it is the percentage taken off. */
export const priceRecordSchema = z.strictObject({
  ...scopeShape,
  price_type: z.enum(['price', 'percent', 'fixed']),
  price_strategy: z.nullable(z.string()),
  price: amountSchema,
});

/** What is not sold at the moment (PR-6). */
export const stockGapSchema = z.strictObject(scopeShape);

/** @see priceRecordSchema */
export type PriceRecordWire = z.output<typeof priceRecordSchema>;
type ScopeWire = z.output<typeof stockGapSchema>;

function scopeToWire(scope: PriceScope & { readonly id: string; readonly label: string }): ScopeWire {
  return {
    id: scope.id,
    label: scope.label,
    product_slug: scope.productSlug,
    product_type: scope.productType,
    yield_options: scope.yieldOptions && [...scope.yieldOptions],
    modified_options: scope.modifiedOptions && [...scope.modifiedOptions],
    nuclease_options: scope.nucleaseOptions && [...scope.nucleaseOptions],
    min_length: scope.minLength,
    max_length: scope.maxLength,
  };
}

function scopeFromWire(wire: ScopeWire): PriceScope & { readonly id: string; readonly label: string } {
  return {
    id: wire.id,
    label: wire.label,
    productSlug: wire.product_slug,
    productType: wire.product_type,
    yieldOptions: wire.yield_options,
    modifiedOptions: wire.modified_options,
    nucleaseOptions: wire.nuclease_options,
    minLength: wire.min_length,
    maxLength: wire.max_length,
  };
}

/** A percentage has the same two digits as an amount, so that the wire has one form of decimal. */
function recordFromWire(wire: PriceRecordWire): PriceRecord {
  const read = parseDecimal(wire.price);
  const minor = read.ok ? read.value.minor : 0;
  return {
    ...scopeFromWire(wire),
    priceType: wire.price_type,
    priceStrategy: wire.price_strategy,
    price: wire.price_type === 'percent' ? minor / 100 : minor,
  };
}

function recordToWire(record: PriceRecord): PriceRecordWire {
  const minor = record.priceType === 'percent' ? Math.round(record.price * 100) : record.price;
  return {
    ...scopeToWire(record),
    price_type: record.priceType,
    price_strategy: record.priceStrategy,
    price: formatDecimal(usd(minor)),
  };
}

interface PriceListWire {
  readonly price_list_version: string;
  readonly currency: 'USD';
  readonly pricing: PriceRecordWire[];
  readonly out_of_stock: ScopeWire[];
}

export function priceListToWire(list: PriceList): PriceListWire {
  return {
    price_list_version: list.version,
    currency: list.currency,
    pricing: list.records.map(recordToWire),
    out_of_stock: list.outOfStock.map(scopeToWire),
  };
}

/** The price list that the builder prices with, by the same `priceItem` as the server. */
export function priceListFromWire(wire: Readonly<PriceListWire>): PriceList {
  return {
    version: wire.price_list_version,
    currency: wire.currency,
    records: wire.pricing.map(recordFromWire),
    outOfStock: wire.out_of_stock.map(scopeFromWire),
  };
}
