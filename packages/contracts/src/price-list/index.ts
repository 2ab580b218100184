export { deliverablesToWire } from './deliverables-wire.ts';
export { deliveryRulesFromWire, deliveryRulesToWire } from './delivery-rules-wire.ts';
export { getProductOptions, lookUpSku, type PriceListEndpoints, priceListEndpoints, skuOf } from './endpoints.ts';
export { getLibraryPrice } from './library-pricing.ts';
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
