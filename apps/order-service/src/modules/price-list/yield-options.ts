import { yieldOptions } from '@cutsite/domain/guide-rna';
import type { PriceList } from '@cutsite/domain/price';
import { productSlugs, products } from '@cutsite/domain/product';

/** Which amounts of each guide RNA product have a list price, in tubes or on plates, smallest first. */
export function yieldOptionsBySlug(list: PriceList) {
  return productSlugs
    .filter((slug) => products[slug].kind === 'guide_rna')
    .map((slug) => {
      const records = list.records.filter((record) => record.productSlug === slug && record.priceType === 'price');
      const isSold = (id: (typeof yieldOptions)[number]['id']) =>
        records.some((record) => record.options.yield?.includes(id) ?? true);
      return { product_slug: slug, yield_options: yieldOptions.map((option) => option.id).filter(isSold) };
    });
}
