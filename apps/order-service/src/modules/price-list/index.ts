export { comparePriceList, importPriceList, type PriceImport } from './import-price-list.ts';
export { readCurrentPriceList } from './price.repository.ts';
export { differenceLines } from './price-difference.ts';
export { formatPriceFile, type PriceFileFault, parsePriceFile } from './price-file.ts';
export { priceListRoutes } from './price-list.routes.ts';
export { type PriceLists, priceLists } from './price-lists.ts';
