import type { PriceList, PriceRecord, PriceType, StockGap } from '@cutsite/domain/price';

/** The word that stands in a price file for a discounted price by itself: what `fixed` was before ruling 46. */
export const netPrice = 'net';

/** The word that stands in a price file for something that is not sold at the moment. */
export const outOfStock = 'out_of_stock';

/** A line of a price file, and a row of the table `price_record`: a price record or a gap in the stock. */
export interface PriceRow extends Omit<PriceRecord, 'price' | 'priceType' | 'isNet'> {
  readonly priceType: PriceType | typeof netPrice | typeof outOfStock;
  /** Minor units; hundredths of a percent for `percent`; null when out of stock. */
  readonly price: number | null;
  /** For the staff who keep the list; customers never see it. */
  readonly note: string;
}

function recordOf({ note: _, ...row }: PriceRow): PriceRecord | null {
  const { priceType, price } = row;
  if (priceType === outOfStock || price === null) return null;
  if (priceType === netPrice) return { ...row, priceType: 'fixed', isNet: true, price };
  return { ...row, priceType, price: priceType === 'percent' ? price / 100 : price };
}

function gapOf({ note: _, price: _price, priceType, priceStrategy: _strategy, ...row }: PriceRow): StockGap | null {
  return priceType === outOfStock ? row : null;
}

/** The rows as the domain prices with them. */
export function priceListOf(version: string, rows: readonly PriceRow[]): PriceList {
  return {
    version,
    currency: 'USD',
    records: rows.map(recordOf).filter((record) => record !== null),
    outOfStock: rows.map(gapOf).filter((gap) => gap !== null),
  };
}
