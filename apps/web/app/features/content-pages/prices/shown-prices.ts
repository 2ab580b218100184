import type { StoredBlock } from '@cutsite/content/field';
import type { ShownEntry } from '@cutsite/content/type';
import { type ListPriceTable, listPriceTable, lowestPrice, type PriceList } from '@cutsite/domain/price';
import type { ProductRestriction } from '@cutsite/domain/product';
import { createContext } from 'react';
import type { PageData } from '../../../platform/page-data.ts';
import { type OrderedProduct, pricedAs } from './priced-as.table.ts';

/** What a page says of the products that it names: list prices, and what is shipped where; the same for everybody. */
export interface ShownPrices {
  /** Null: the list could not be read, or nothing is sold yet. */
  readonly list: PriceList | null;
  readonly tables: Readonly<Partial<Record<OrderedProduct, ListPriceTable>>>;
  /** The lowest list price of one unit, in cents. */
  readonly from: Readonly<Partial<Record<OrderedProduct, number>>>;
  /** What may not be shipped where. */
  readonly restrictions: readonly ProductRestriction[];
}

export const noPrices: ShownPrices = { list: null, tables: {}, from: {}, restrictions: [] };

/** The prices of the page that is drawn. */
export const PricesOfPage = createContext<ShownPrices>(noPrices);

const isProduct = (name: unknown): name is OrderedProduct => typeof name === 'string' && Object.hasOwn(pricedAs, name);

/** Products whose prices the page of an entry shows. */
function namedProducts({ fields }: ShownEntry): readonly OrderedProduct[] {
  const blocks: readonly StoredBlock[] = 'blocks' in fields ? (fields.blocks ?? []) : [];
  const named = [
    'product' in fields ? fields.product : undefined,
    'calculator' in fields ? fields.calculator : undefined,
    ...blocks.filter(({ block }) => block === 'price_table').map((block) => block['product']),
  ];
  return [...new Set(named.filter(isProduct))];
}

/** Looks up the prices that the page of an entry shows; a page that shows none asks for nothing. */
export async function pricesOfEntry(
  entry: ShownEntry,
  { prices, restrictions }: Pick<PageData, 'prices' | 'restrictions'>,
): Promise<ShownPrices> {
  const named = namedProducts(entry);
  const shown = named.length === 0 ? noPrices : pricesOfProducts(named, await prices());
  return { ...shown, restrictions };
}

/** The prices of some products. @param list null: it could not be read */
export function pricesOfProducts(named: readonly OrderedProduct[], list: PriceList | null): ShownPrices {
  if (list === null) return noPrices;
  return {
    restrictions: [],
    list,
    tables: Object.fromEntries(named.map((product) => [product, listPriceTable(list, pricedAs[product])])),
    from: Object.fromEntries(
      named.flatMap((product) => {
        const lowest = lowestPrice(list, pricedAs[product], null);
        return lowest === null ? [] : [[product, lowest.list.minor]];
      }),
    ),
  };
}
