import { isInEduBucket } from '@cutsite/domain/account';
import { moneyText } from '@cutsite/domain/money';
import { lowestPrice } from '@cutsite/domain/price';
import { type OrderedProduct, pricedAs } from '../../features/content-pages/prices/priced-as.table.ts';
import { fetchOwnPrices } from './fetch-own-prices.ts';
import type { OwnPrice } from './own-price-text.ts';

/** Loads the price list of the visitor: the lowest price of a product with it, and what everybody pays for that. */
export async function loadOwnPrices(): Promise<(product: string) => OwnPrice | null> {
  const { list, strategy } = await fetchOwnPrices();
  return (product) => {
    if (!Object.hasOwn(pricedAs, product)) return null;
    const price = lowestPrice(list, pricedAs[product as OrderedProduct], strategy);
    return price === null
      ? null
      : {
          own: moneyText(price.unit),
          list: moneyText(price.list),
          isEducational: isInEduBucket(strategy),
        };
  };
}
