export { type Discount, discountsByReason } from './discounts-by-reason.ts';
export { type ListPriceTable, listPriceTable, lowestPrice, type Sold } from './list-price-table.ts';
export { addOnQuery, guideQuery, priceAddOn, priceGuideRna } from './price-by-kind.ts';
export {
  type NextTier,
  nextTier,
  type PoolTier,
  percentBelowList,
  poolQuery,
  poolTiers,
  priceCellLibrary,
} from './price-cell-library.ts';
export {
  type PriceableUnit,
  type PricedItem,
  type PriceFault,
  type PriceFaultCode,
  type PriceLine,
  priceFaultMessages,
  priceUnit,
  priceUnits,
} from './price-item.ts';
export {
  expressQuery,
  knockoutProductTypes,
  knockoutQuery,
  lineOrigins,
  priceExpressKnockout,
  priceKnockout,
} from './price-knockout.ts';
export { libraryQuery, priceLibrary } from './price-library.ts';
export {
  type NumberRange,
  type PriceList,
  type PriceQuery,
  type PriceRecord,
  type PriceScope,
  type PriceType,
  priceListFor,
  priceTypes,
  type StockGap,
} from './price-list.ts';
export { discountInWords, isOffered, type PriceCandidate, priceOf, scopeMatches, type UnitPrice } from './price-of.ts';
export type { PricedNumber, PricedProduct, PricedProducts } from './priced-products.ts';
export { scopeInWords } from './scope-in-words.ts';
export { type SpecifiedScope, scopeOfSpecified, specifiedScope } from './specified-scope.ts';
