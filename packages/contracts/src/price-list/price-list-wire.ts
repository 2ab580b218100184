import { formatDecimal, parseDecimal, usd } from '@cutsite/domain/money';
import {
  type PriceList,
  type PriceRecord,
  type PriceScope,
  scopeOfSpecified,
  specifiedScope,
} from '@cutsite/domain/price';
import * as z from 'zod/mini';
import { amountSchema } from './price-schemas.ts';

const words = z.array(z.string());
const range = z.strictObject({ min: z.nullable(z.number()), max: z.nullable(z.number()) });

const scopeShape = {
  id: z.string(),
  label: z.string(),
  product_slug: z.string(),
  product_type: z.string(),
  yield_options: z.nullable(words),
  modified_options: z.nullable(words),
  nuclease_options: z.nullable(words),
  min_length: z.nullable(z.int()),
  max_length: z.nullable(z.int()),
  /** What the specified fields have no room for, by name: plate formats, counts of genes. Left out when empty. */
  further_options: z.optional(z.record(z.string(), words)),
  further_ranges: z.optional(z.record(z.string(), range)),
};

/**
 * A pricing record (PR-1 to PR-5). `price` is an amount; for `percent` it is the percentage taken off, for `fixed` the
 * amount taken off, unless `is_net` says that it is what is left (lists from before ruling 46).
 */
export const priceRecordSchema = z.strictObject({
  ...scopeShape,
  price_type: z.enum(['price', 'percent', 'fixed']),
  price_strategy: z.nullable(z.string()),
  price: amountSchema,
  is_net: z.optional(z.literal(true)),
});

/** What is not sold at the moment (PR-6). */
export const stockGapSchema = z.strictObject(scopeShape);

/** @see priceRecordSchema */
export type PriceRecordWire = z.output<typeof priceRecordSchema>;
type ScopeWire = z.output<typeof stockGapSchema>;

type NamedScope = PriceScope & { readonly id: string; readonly label: string };

const isEmpty = (named: object): boolean => Object.keys(named).length === 0;
const copyOf = (named: PriceScope['options']) =>
  Object.fromEntries(Object.entries(named).map(([name, values]) => [name, [...values]]));

function scopeToWire(scope: NamedScope): ScopeWire {
  const fields = specifiedScope(scope);
  return {
    id: scope.id,
    label: scope.label,
    product_slug: scope.productSlug,
    product_type: scope.productType,
    yield_options: fields.yieldOptions && [...fields.yieldOptions],
    modified_options: fields.modifiedOptions && [...fields.modifiedOptions],
    nuclease_options: fields.nucleaseOptions && [...fields.nucleaseOptions],
    min_length: fields.minLength,
    max_length: fields.maxLength,
    ...(isEmpty(fields.furtherOptions) ? {} : { further_options: copyOf(fields.furtherOptions) }),
    ...(isEmpty(fields.furtherRanges) ? {} : { further_ranges: { ...fields.furtherRanges } }),
  };
}

function scopeFromWire(wire: ScopeWire): NamedScope {
  return {
    id: wire.id,
    label: wire.label,
    productSlug: wire.product_slug,
    productType: wire.product_type,
    ...scopeOfSpecified({
      yieldOptions: wire.yield_options,
      modifiedOptions: wire.modified_options,
      nucleaseOptions: wire.nuclease_options,
      minLength: wire.min_length,
      maxLength: wire.max_length,
      furtherOptions: wire.further_options ?? {},
      furtherRanges: wire.further_ranges ?? {},
    }),
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
    ...(wire.is_net === true ? { isNet: true } : {}),
  };
}

function recordToWire(record: PriceRecord): PriceRecordWire {
  const minor = record.priceType === 'percent' ? Math.round(record.price * 100) : record.price;
  return {
    ...scopeToWire(record),
    price_type: record.priceType,
    price_strategy: record.priceStrategy,
    price: formatDecimal(usd(minor)),
    ...(record.isNet === true ? { is_net: true } : {}),
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
