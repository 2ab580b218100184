import { type GeneLibraryItem, type LibraryPriceFeatures, libraryPriceFeatures } from '../gene-library/index.ts';
import type { Result } from '../result/index.ts';
import { type PricedItem, type PriceFault, priceUnits } from './price-item.ts';
import type { PriceList, PriceQuery } from './price-list.ts';

/** What the price of one gene of a library depends on (GL-29). */
export function libraryQuery(features: LibraryPriceFeatures): PriceQuery {
  return {
    productSlug: 'on_demand_libraries',
    productType: 'library',
    options: { plate_format: features.plateFormat, species: features.species },
    numbers: {
      quantity_per_well: features.quantityPerWell,
      genes: features.totalNumGenes,
      replicates: features.replicates,
    },
  };
}

/** The price of a library with all its copies: the price of a gene, times genes, times copies (ruling 85). */
export function priceLibrary(
  item: GeneLibraryItem,
  list: Pick<PriceList, 'records' | 'outOfStock'>,
  strategy: string | null,
): Result<PricedItem<GeneLibraryItem>, PriceFault> {
  const features = libraryPriceFeatures(item);
  const count = features.totalNumGenes * features.replicates;
  return priceUnits(item, [{ query: libraryQuery(features), count, length: null }], list, strategy);
}
