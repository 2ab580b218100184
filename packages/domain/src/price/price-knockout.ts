import type { EditType, ExpressKnockoutItem } from '../express-knockout/index.ts';
import type { GenomeSlug } from '../gene/index.ts';
import { isOwnLine, type KnockoutItem, type KnockoutSlug } from '../knockout-cells/index.ts';
import type { Result } from '../result/index.ts';
import { type PricedItem, type PriceFault, priceUnits } from './price-item.ts';
import type { PriceList, PriceQuery } from './price-list.ts';

type SharedPriceList = Pick<PriceList, 'records' | 'outOfStock'>;

/** What the price of an express knockout pool depends on (EK-1). */
export function expressQuery({
  editType,
  species,
}: {
  readonly editType: EditType;
  readonly species: GenomeSlug;
}): PriceQuery {
  return {
    productSlug: 'express_ko_pool',
    productType: 'pool',
    options: { edit_type: editType, species },
    numbers: {},
  };
}

/** The price of one pool. */
export function priceExpressKnockout(
  item: ExpressKnockoutItem,
  list: SharedPriceList,
  strategy: string | null,
): Result<PricedItem<ExpressKnockoutItem>, PriceFault> {
  return priceUnits(item, [{ query: expressQuery(item), count: 1, length: null }], list, strategy);
}

/** How a product of knockouts is sold: guides by the amount, cells as they are. */
export const knockoutProductTypes = {
  gene_knockout: 'tube',
  cell_gko: 'pool',
  cell_clonal: 'clone',
} as const satisfies Readonly<Record<KnockoutSlug, string>>;

/** Where the cells come from: a line of the catalogue, or one of the customer's own. */
export const lineOrigins = ['catalogue', 'own'] as const;

/** What the price of a knockout depends on: the amount where there is one, else whose line it is (KO-3). */
export function knockoutQuery({
  productSlug,
  genome,
  quantity,
  cellLine,
}: Pick<KnockoutItem, 'productSlug' | 'genome' | 'quantity' | 'cellLine'>): PriceQuery {
  const own =
    quantity === null ? { cell_line: isOwnLine(cellLine) ? 'own' : 'catalogue' } : { yield: `${quantity}nmol` };
  return {
    productSlug,
    productType: knockoutProductTypes[productSlug],
    options: { ...own, species: genome },
    numbers: {},
  };
}

/** The price of one knockout. */
export function priceKnockout(
  item: KnockoutItem,
  list: SharedPriceList,
  strategy: string | null,
): Result<PricedItem<KnockoutItem>, PriceFault> {
  return priceUnits(item, [{ query: knockoutQuery(item), count: 1, length: null }], list, strategy);
}
