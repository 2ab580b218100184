export { getProductOptions, lookUpSku, type SkuLookupItem } from './endpoints.ts';
export {
  type PriceRecordWire,
  priceListFromWire,
  priceListToWire,
  priceRecordSchema,
  stockGapSchema,
} from './price-list-wire.ts';
export {
  amountSchema,
  candidateToWire,
  currencyWord,
  type PriceLineWire,
  priceCandidateSchema,
  priceLineSchema,
  priceLinesToWire,
} from './price-schemas.ts';
