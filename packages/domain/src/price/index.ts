export { type Discount, discountsByReason } from './discounts-by-reason.ts';
export {
  type PriceableItem,
  type PricedItem,
  type PriceFault,
  type PriceFaultCode,
  type PriceLine,
  priceCart,
  priceFaultMessages,
  priceItem,
} from './price-item.ts';
export {
  type PriceList,
  type PriceQuery,
  type PriceRecord,
  type PriceScope,
  type PriceType,
  priceListFor,
  priceTypes,
  type StockGap,
} from './price-list.ts';
export { type PriceCandidate, priceOf, scopeMatches, type UnitPrice } from './price-of.ts';
